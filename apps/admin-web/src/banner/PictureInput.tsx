import { formatLimit, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useSending } from '../fields/use-sending';
import { useT } from '../i18n/locale';
import type { FieldName } from '../i18n/words';
import '../theme/controls.css';
import './banner.css';

interface Props {
  source: FieldName;
  usage: Usage;
  /** The record's field with the picture's address. */
  shown: string;
}

/** A picture, uploaded when it is chosen and shown as stored. */
export function PictureInput({ source, usage, shown }: Props) {
  const t = useT();
  const id = useId();
  const record = useRecordContext<Record<string, string>>();
  const [stored, setStored] = useState<UploadedFile>();
  const { field, sending, problem } = useSending<string>({
    source,
    usage,
    required: true,
    add: (file) => {
      setStored(file);
      field.onChange(file.image_id);
    },
  });
  const limit = uploadLimit(usage);
  const src = stored?.thumb_path ?? record?.[shown];
  return (
    <div className="picture-input" aria-busy={sending.isPending}>
      <label htmlFor={id}>{t(`field.${source}`)}</label>
      <span className="picture-frame">{src && <img src={src} alt="" />}</span>
      <input
        id={id}
        className="picture-file"
        type="file"
        accept={limit.accept.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={!!problem}
        onChange={({ target }) => {
          sending.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label className="button" htmlFor={id}>
        {t('banner.choose')}
      </label>
      <p id={`${id}-help`}>{t('banner.picture_help', { max: formatLimit(limit.max) })}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
