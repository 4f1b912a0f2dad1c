import { codePointLength, NOTE } from '@ipw/domain';
import type { FormEvent, ReactNode } from 'react';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';

interface Props {
  label: string;
  confirm: string;
  text: string;
  busy: boolean;
  error: Error | null;
  onWrite: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
  /** Additional buttons. */
  children?: ReactNode;
}

/** The text area of a note, with a counter. */
export function NoteField({ label, confirm, text, busy, error, onWrite, onSubmit, children }: Props) {
  const t = useT();
  const length = codePointLength(text);
  const problem = error instanceof Refusal ? (error.body.errors['text'] ?? error.message) : error?.message;
  return (
    <form className="note-field" onSubmit={onSubmit}>
      <label className="input">
        <span>
          {label}
          <small className="figures">
            {length} / {NOTE.max}
          </small>
        </span>
        <textarea
          rows={3}
          value={text}
          placeholder={t('notes.placeholder')}
          aria-invalid={!!problem || length > NOTE.max}
          onChange={(event) => onWrite(event.target.value)}
        />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="note-bar">
        <button
          type="submit"
          className="button"
          disabled={busy || !text.trim() || length > NOTE.max}
          aria-busy={busy}
        >
          {confirm}
        </button>
        {children}
      </div>
    </form>
  );
}
