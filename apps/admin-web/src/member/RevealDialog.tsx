import { codePointLength, REVEAL, TEXT } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';

interface Props {
  title: string;
  /** How many looks of this kind a person has a day. */
  perDay: number;
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a private field is wanted; the reason goes into the member's history. */
export function RevealDialog({ title, perDay, busy, error, onConfirm, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const length = codePointLength(reason);
  const problem = error instanceof Refusal ? error.body.errors['reason'] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(reason.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">{t('reveal.text', { seconds: REVEAL.shownMs / 1000, count: perDay })}</p>
        <label className="input">
          <span>
            {t('reveal.reason')}
            <small className="figures">
              {length} / {TEXT.reason}
            </small>
          </span>
          <textarea
            rows={3}
            required
            data-first
            value={reason}
            placeholder={t('reveal.placeholder')}
            aria-invalid={!!problem}
            onChange={(event) => setReason(event.target.value)}
          />
          {problem && <em>{problem}</em>}
        </label>
        <p className="problem" role="alert">
          {!problem && error?.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={busy || length > TEXT.reason}
            aria-busy={busy}
          >
            {t('reveal')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
