import { REPORT_OUTCOMES } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';

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

/** The field that is written in sentences. */
const PROSE: FieldName = 'reason';

/** Fields of which one of a few is chosen, and what its words begin with. */
const CHOSEN: Partial<Record<FieldName, { options: readonly string[]; word: string }>> = {
  outcome: { options: REPORT_OUTCOMES, word: 'report_outcome' },
};

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
        {names.map((name, at) => {
          const chosen = CHOSEN[name];
          const control = {
            required: true,
            value: values[name] ?? '',
            'aria-invalid': !!errors[name],
            ...(at === 0 && { 'data-first': true }),
            onChange: ({ target }: { target: { value: string } }) =>
              setValues((old) => ({ ...old, [name]: target.value })),
          };
          return (
            <label key={name} className="input">
              <span>{t(keyOf('field', name))}</span>
              {chosen && (
                <select className="select" {...control}>
                  <option value="">{t('choose')}</option>
                  {chosen.options.map((option) => (
                    <option key={option} value={option}>
                      {t(keyOf(chosen.word, option))}
                    </option>
                  ))}
                </select>
              )}
              {!chosen &&
                (name === PROSE ? (
                  <textarea rows={3} {...control} />
                ) : (
                  <input autoComplete="off" {...control} />
                ))}
              {errors[name] && <em>{errors[name]}</em>}
            </label>
          );
        })}
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
