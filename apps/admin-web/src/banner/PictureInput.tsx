import { formatLimit, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required, useInput, useRecordContext, useTranslate } from 'react-admin';
import { upload } from '../http/call-api';
import { Refusal } from '../http/refusal';
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

const isRequired = required();

/** A picture, uploaded when it is chosen and shown as stored. */
export function PictureInput({ source, usage, shown }: Props) {
  const t = useT();
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext<Record<string, string>>();
  const [stored, setStored] = useState<UploadedFile>();
  const { field, fieldState } = useInput<string>({ source, validate: isRequired });
  const sending = useMutation<UploadedFile, Error, File>({
    mutationFn: (file) => upload(usage, file),
    onSuccess: (file) => {
      setStored(file);
      field.onChange(file.image_id);
    },
  });
  const limit = uploadLimit(usage);
  const src = stored?.thumb_path ?? record?.[shown];
  const invalid = fieldState.error?.message;
  const problem = sending.error
    ? (sending.error instanceof Refusal && sending.error.body.errors['file']) || sending.error.message
    : invalid && (invalid.startsWith('@@') ? translate(JSON.parse(invalid.slice(23)) as string) : invalid);
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
          if (target.files?.[0]) sending.mutate(target.files[0]);
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
