import { formatLimit, type UploadedFile, uploadLimit, type Usage } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { upload } from '../../http/call-api';
import { Refusal } from '../../http/refusal';
import { useMissing } from '../../components/Missing';
import { useT } from '../../i18n/locale';

interface Props {
  usage: Usage;
  label: string;
  error: string | undefined;
  /** Called with the id of the stored file; with '' while another is being uploaded. */
  onChange: (id: string) => void;
}

/** A document, uploaded when it is chosen. */
export function PaperInput({ usage, label, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  // Of several files that are being uploaded, the one chosen last counts, whichever is stored last.
  const chosen = useRef<File>(undefined);
  const sending = useMutation<UploadedFile, Error, File>({
    mutationFn: (file) => {
      chosen.current = file;
      onChange('');
      return upload(usage, file);
    },
    onSuccess: ({ image_id }, file) => file === chosen.current && onChange(image_id),
  });
  const { accept, max } = uploadLimit(usage);
  const missing = useMissing(!sending.data);
  const problem = sending.error
    ? (sending.error instanceof Refusal && sending.error.body.errors['file']) || sending.error.message
    : (error ?? missing);
  return (
    <div className="input" aria-busy={sending.isPending}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        required={!sending.data}
        accept={accept.join(',')}
        aria-describedby={`${id}-help`}
        aria-invalid={!!problem}
        onChange={({ target }) => {
          if (target.files?.[0]) sending.mutate(target.files[0]);
          // Empty, so that the dialog is incomplete until the file is stored, and the same file can be chosen again.
          target.value = '';
        }}
      />
      <small id={`${id}-help`} aria-live="polite">
        {sending.isPending
          ? t('paper.sending')
          : sending.data
            ? t('paper.kept', { name: sending.data.file_name })
            : t('paper.help', { max: formatLimit(max) })}
      </small>
      {problem && <em role="alert">{problem}</em>}
    </div>
  );
}
