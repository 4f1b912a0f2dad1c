import type { BroadcastRecord } from '@ipw/domain';
import { useId, useState } from 'react';
import { FormDialog } from '../components/FormDialog';
import { Problem } from '../components/Missing';
import { Refusal } from '../http/refusal';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';

interface Props {
  message: BroadcastRecord;
  busy: boolean;
  error: Error | null;
  /** With a future time, or at once. */
  onSend: (sendAt: string | undefined) => void;
  onClose: () => void;
}

/** The value of `datetime-local` is Beijing time, like all times in the console. */
const toIso = (local: string) => new Date(`${local}:00+08:00`).toISOString();

/** Confirms the number of recipients and asks for the time. */
export function SendDialog({ message, busy, error, onSend, onClose }: Props) {
  const t = useT();
  const { number } = useFormats();
  const id = useId();
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const problem = error instanceof Refusal ? error.body.errors['send_at'] : undefined;
  return (
    <FormDialog
      title={t('broadcast.send.ask', { name: message.title })}
      confirm={t(later ? 'broadcast.schedule' : 'broadcast.send')}
      busy={busy}
      problem={!problem && error?.message}
      onSubmit={() => onSend(later && at ? toIso(at) : undefined)}
      onClose={onClose}
    >
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
          <Problem error={problem} empty={!at} />
        </div>
      )}
    </FormDialog>
  );
}
