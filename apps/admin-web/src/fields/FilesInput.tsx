import { formatLimit, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../i18n/locale';
import type { FieldName, Key } from '../i18n/words';
import { useSending } from './use-sending';
import '../theme/controls.css';
import './files-input.css';
import './wording.css';

interface Props {
  source: FieldName;
  usage: Usage;
  label?: Key;
  required?: boolean;
}

/** A form holds a missing single file as null or as an empty text. */
const idsOf = (value: unknown) => [value].flat().filter((one): one is string => !!one);

/** One file or several of a usage, uploaded when they are chosen and shown as stored. */
export function FilesInput({ source, usage, label = `field.${source}`, required = false }: Props) {
  const t = useT();
  const id = useId();
  // In the form, because a copied record is no record yet.
  const known = useWatch({ name: 'files' }) as UploadedFile[] | undefined;
  const [added, setAdded] = useState<readonly UploadedFile[]>([]);
  const { accept, max, count } = uploadLimit(usage);
  const { getValues } = useFormContext();
  const { field, sending, problem } = useSending<unknown>({
    source,
    usage,
    required,
    add: (file) => {
      setAdded((old) => [...old, file]);
      // Of the form, because others were added or removed since the upload began.
      set([...(count === 1 ? [] : idsOf(getValues(source))), file.image_id]);
    },
  });
  const ids = idsOf(field.value);
  const set = (next: string[]) => field.onChange(count === 1 ? (next[0] ?? null) : next);
  const shown = [...(known ?? []), ...added];
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
