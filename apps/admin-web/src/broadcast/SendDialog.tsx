import type { BroadcastRecord } from '@ipw/domain';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';

interface Props {
  message: BroadcastRecord;
  busy: boolean;
  error: Error | null;
  /** With a moment to come, or at once. */
  onSend: (sendAt: string | undefined) => void;
  onClose: () => void;
}

/** `datetime-local` speaks of Beijing time here, as every time of the console does. */
const toIso = (local: string) => new Date(`${local}:00+08:00`).toISOString();

/** Says once more how many it reaches, and asks when. */
export function SendDialog({ message, busy, error, onSend, onClose }: Props) {
  const t = useT();
  const { number } = useFormats();
  const id = useId();
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const problem = error instanceof Refusal ? error.body.errors['send_at'] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(later && at ? toIso(at) : undefined);
  };
  return (
    <Dialog title={t('broadcast.send.ask', { name: message.title })} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p>{t('broadcast.send.text', { count: number(message.estimate) })}</p>
        <fieldset className="reasons">
          <legend>{t('broadcast.when')}</legend>
          <label>
            <input type="radio" name="when" checked={!later} onChange={() => setLater(false)} />
            {t('broadcast.now')}
          </label>
          <label>
            <input type="radio" name="when" checked={later} onChange={() => setLater(true)} />
            {t('broadcast.later')}
          </label>
        </fieldset>
        {later && (
          <div className="input">
            <label htmlFor={id}>{t('broadcast.at')}</label>
            <input
              id={id}
              type="datetime-local"
              required
              value={at}
              aria-invalid={!!problem}
              onChange={(event) => setAt(event.target.value)}
            />
            {problem && <em>{problem}</em>}
          </div>
        )}
        <p className="problem" role="alert">
          {!problem && error?.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
            {t(later ? 'broadcast.schedule' : 'broadcast.send')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
