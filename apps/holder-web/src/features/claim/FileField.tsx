import type { UploadedFile } from '@ipw/domain';
import { MultiUpload, SingleUpload } from '@ipw/ui';
import { useCallback, useEffect } from 'react';
import { useT } from '../../i18n/catalogue';
import type { SavedForm } from '../../form/use-saved-form';
import { FILE_FIELDS, type FileName } from './claim-files';
import { Marked } from '../../form/Marked';

interface Props<N extends FileName> {
  name: N;
  form: Pick<SavedForm<Record<N, UploadedFile[]>>, 'field' | 'onBusy' | 'markOf' | 'markedIn'>;
}

/** An upload field of a claim with the reviewer's marks. */
export function FileField<N extends FileName>({ name, form }: Props<N>) {
  const t = useT();
  const { usage, many, optional } = FILE_FIELDS[name];
  const { onBusy: busy } = form;
  const onBusy = useCallback((yes: boolean) => busy(name, yes), [busy, name]);
  useEffect(() => () => busy(name, false), [busy, name]);
  const Upload = many ? MultiUpload : SingleUpload;
  return (
    <Marked mark={form.markOf(name)}>
      <Upload
        {...form.field(name)}
        usage={usage}
        label={t(`claim.field.${name}`)}
        help={t(`claim.field.${name}.hint`)}
        {...(optional ? { note: t('ui.optional') } : {})}
        marked={form.markedIn(name)}
        onBusy={onBusy}
      />
    </Marked>
  );
}
