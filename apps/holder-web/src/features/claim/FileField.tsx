import type { UploadedFile } from '@ipw/domain';
import { MultiUpload, SingleUpload } from '@ipw/ui';
import { useCallback, useEffect } from 'react';
import { useT } from '../../i18n/catalogue';
import type { ReviewedFields } from '../../form/reviewed-fields';
import { FILE_FIELDS, type FileName } from './claim-files';
import { Marked } from '../../form/Marked';
import { idOf } from '../../form/use-problems';

interface Props<N extends FileName> {
  name: N;
  fields: Pick<
    ReviewedFields<Record<N, UploadedFile[]>>,
    'values' | 'set' | 'busy' | 'problems' | 'markOf' | 'markedIn'
  >;
}

/** A field of pictures of a claim, with what the reviewer marked in it. */
export function FileField<N extends FileName>({ name, fields }: Props<N>) {
  const t = useT();
  const { usage, many, optional } = FILE_FIELDS[name];
  const { busy } = fields;
  const onBusy = useCallback((yes: boolean) => busy(name, yes), [busy, name]);
  useEffect(() => () => busy(name, false), [busy, name]);
  const Upload = many ? MultiUpload : SingleUpload;
  return (
    <Marked mark={fields.markOf(name)}>
      <Upload
        id={idOf(name)}
        usage={usage}
        label={t(`claim.field.${name}`)}
        help={t(`claim.field.${name}.hint`)}
        {...(optional ? { note: t('ui.optional') } : {})}
        value={fields.values[name]}
        error={fields.problems.problemOf(name)}
        marked={fields.markedIn(name)}
        onChange={(files) => fields.set({ [name]: files } as Record<N, UploadedFile[]>)}
        onBusy={onBusy}
      />
    </Marked>
  );
}
