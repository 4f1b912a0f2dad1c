import { type FormEvent, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import type { FieldName } from '../i18n/words';
import { AskInput } from './AskInput';

interface Props {
  title: string;
  confirm: string;
  /** What has to be typed; nothing: it is only asked whether the person is sure. */
  names: readonly FieldName[];
  busy: boolean;
  error: Error | null;
  onConfirm: (values: Record<string, string>) => void;
  onClose: () => void;
}

/** Asks for what an action needs before it is taken. */
export function FieldsDialog({ title, confirm, names, busy, error, onConfirm, onClose }: Props) {
  const t = useT();
  const [values, setValues] = useState<Record<string, string>>({});
  const errors = error instanceof Refusal ? error.body.errors : {};
  const shown = names.some((name) => errors[name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()])));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">{t('asks.text')}</p>
        {names.map((name, at) => (
          <AskInput
            key={name}
            name={name}
            value={values[name] ?? ''}
            error={errors[name]}
            first={at === 0}
            onChange={(value) => setValues((old) => ({ ...old, [name]: value }))}
          />
        ))}
        <p className="problem" role="alert">
          {!shown && error?.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button primary"
            {...(names.length === 0 && { 'data-first': true })}
            disabled={busy}
            aria-busy={busy}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
