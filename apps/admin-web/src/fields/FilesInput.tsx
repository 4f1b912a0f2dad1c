import { formatLimit, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required as isRequired, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { upload } from '../http/call-api';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import type { FieldName, Key } from '../i18n/words';
import '../theme/controls.css';
import './files-input.css';
import './wording.css';

interface Props {
  source: FieldName;
  usage: Usage;
  label?: Key;
  required?: boolean;
}

const REQUIRED = isRequired();
/** A form holds a missing single file as null or as an empty text. */
const idsOf = (value: unknown) => [value].flat().filter((one): one is string => !!one);

/** One file or several of a usage, uploaded when they are chosen and shown as stored. */
export function FilesInput({ source, usage, label = `field.${source}`, required = false }: Props) {
  const t = useT();
  const translate = useTranslate();
  const id = useId();
  // In the form, because a copied record is no record yet.
  const known = useWatch({ name: 'files' }) as UploadedFile[] | undefined;
  const [added, setAdded] = useState<readonly UploadedFile[]>([]);
  const { field, fieldState } = useInput<unknown>({ source, ...(required && { validate: REQUIRED }) });
  const { accept, max, count } = uploadLimit(usage);
  const ids = idsOf(field.value);
  const set = (next: string[]) => field.onChange(count === 1 ? (next[0] ?? null) : next);
  const sending = useMutation<UploadedFile[], Error, File[]>({
    mutationFn: async (chosen) => {
      const stored: UploadedFile[] = [];
      for (const file of chosen) stored.push(await upload(usage, file));
      return stored;
    },
    onSuccess: (stored) => {
      setAdded((old) => [...old, ...stored]);
      const fresh = stored.map(({ image_id }) => image_id);
      set(count === 1 ? fresh : [...ids, ...fresh]);
    },
  });
  const shown = [...(known ?? []), ...added];
  const invalid = fieldState.error?.message;
  const problem = sending.error
    ? (sending.error instanceof Refusal && sending.error.body.errors['file']) || sending.error.message
    : invalid && (invalid.startsWith('@@') ? translate(JSON.parse(invalid.slice(23)) as string) : invalid);
  return (
    <fieldset className="wording files-input" aria-busy={sending.isPending}>
      <legend>{t(label)}</legend>
      <ul>
        {ids.map((one) => {
          const file = shown.find(({ image_id }) => image_id === one);
          return (
            <li key={one}>
              {file?.tile_path && <img src={file.tile_path} alt="" />}
              <span>{file?.file_name}</span>
              <button
                type="button"
                className="button quiet"
                aria-label={t('files.remove', { name: file?.file_name ?? '' })}
                onClick={() => set(ids.filter((other) => other !== one))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <input
        id={id}
        className="picture-file"
        type="file"
        multiple={count > 1}
        disabled={count > 1 && ids.length >= count}
        accept={accept.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={!!problem}
        onChange={({ target }) => {
          const room = count === 1 ? 1 : count - ids.length;
          sending.mutate([...(target.files ?? [])].slice(0, room));
          target.value = '';
        }}
      />
      <label className="button" htmlFor={id}>
        {t('files.choose')}
      </label>
      <p id={`${id}-help`} className="soft" aria-live="polite">
        {sending.isPending
          ? t('files.sending')
          : t('files.help', { types: accept.join(' '), max: formatLimit(max), count })}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
