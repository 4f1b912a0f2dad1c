import { ALERT_NOTE, ALERT_OUTCOMES, codeAlertMachine, codePointLength } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { type Act, useAct } from '../review/use-act';
import type { AlertRecord } from './alerts';

/** What the server offers on an alert; each asks how it was explained. */
export function AlertActions({ alert }: { alert: AlertRecord }) {
  const t = useT();
  const notify = useNotify();
  const act = useAct('alerts', alert);
  const [asking, setAsking] = useState<string>();
  const label = (action: string) => t(keyOf('action', codeAlertMachine.name, action));
  const take = (taken: Act) =>
    act.mutate(taken, {
      onSuccess: () => {
        setAsking(undefined);
        notify('review.taken', { type: 'success', messageArgs: { action: label(taken.action) } });
      },
    });
  return (
    <>
      {alert.actions.map((action) => (
        <button
          key={action}
          type="button"
          className="button primary"
          onClick={() => {
            act.reset();
            setAsking(action);
          }}
        >
          {label(action)}
        </button>
      ))}
      {asking && (
        <OutcomeDialog
          title={t('review.ask', { action: label(asking), name: t(keyOf('alert_kind', alert.kind)) })}
          confirm={label(asking)}
          busy={act.isPending}
          error={act.error}
          onConfirm={(body) => take({ action: asking, body })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  title: string;
  confirm: string;
  busy: boolean;
  error: Error | null;
  onConfirm: (body: { outcome: string; note: string }) => void;
  onClose: () => void;
}

function OutcomeDialog({ title, confirm, busy, error, onConfirm, onClose }: Props) {
  const t = useT();
  const [outcome, setOutcome] = useState('');
  const [note, setNote] = useState('');
  const errors = error instanceof Refusal ? error.body.errors : {};
  const length = codePointLength(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm({ outcome, note: note.trim() });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <fieldset className="reasons">
          <legend>{t('field.outcome')}</legend>
          {ALERT_OUTCOMES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="outcome"
                required
                value={one}
                checked={outcome === one}
                onChange={() => setOutcome(one)}
              />
              {t(keyOf('alert_outcome', one))}
            </label>
          ))}
          {errors['outcome'] && <em>{errors['outcome']}</em>}
        </fieldset>
        <label className="input">
          <span>
            {t('field.note')}
            <small className="figures">
              {length} / {ALERT_NOTE}
            </small>
          </span>
          <textarea
            rows={4}
            required
            value={note}
            aria-invalid={!!errors['note']}
            onChange={({ target }) => setNote(target.value)}
          />
          {errors['note'] && <em>{errors['note']}</em>}
        </label>
        <p className="problem" role="alert">
          {Object.keys(errors).length === 0 && error?.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={busy || length > ALERT_NOTE}
            aria-busy={busy}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
