import { codePointLength, FOLLOW_UP, shanghaiDay } from '@ipw/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { useTyped } from '../session/typed';
import type { FollowUpValues } from './use-follow-ups';

interface Props {
  start: FollowUpValues;
  /** Under which key this browser stores what is typed until it is saved; without one, it is not stored. */
  stored?: string;
  confirm: string;
  busy: boolean;
  error: Error | null;
  /** Calls `done` when it was saved; only then the form is cleared, unless it was changed meanwhile. */
  onSubmit: (values: FollowUpValues, done: () => void) => void;
  children?: ReactNode;
}

/** The day and text of a follow-up. */
export function FollowUpForm({ start, stored, confirm, busy, error, onSubmit, children }: Props) {
  const t = useT();
  const typed = useTyped();
  const [values, setNow] = useState<FollowUpValues>(() => {
    const text = stored && typed.read(stored);
    return text ? (JSON.parse(text) as FollowUpValues) : start;
  });
  const setValues = (next: FollowUpValues) => {
    setNow(next);
    if (stored) typed.write(stored, next === start ? undefined : JSON.stringify(next));
  };
  const errors = error instanceof Refusal ? error.body.errors : {};
  const length = codePointLength(values.about);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What was typed while it was being saved stays.
    onSubmit({ ...values, about: values.about.trim() }, () => {
      if (!stored || typed.read(stored) === JSON.stringify(values)) setValues(start);
    });
  };
  return (
    <form className="follow-up-form" onSubmit={submit}>
      <label className="input">
        <span>{t('field.due_on')}</span>
        <input
          type="date"
          required
          min={shanghaiDay(new Date())}
          value={values.due_on}
          aria-invalid={!!errors['due_on']}
          onChange={(event) => setValues({ ...values, due_on: event.target.value })}
        />
        {errors['due_on'] && <em>{errors['due_on']}</em>}
      </label>
      <label className="input">
        <span>
          {t('field.about')}
          <small className="figures">
            {length} / {FOLLOW_UP.about}
          </small>
        </span>
        <input
          type="text"
          required
          value={values.about}
          placeholder={t('follow_up.placeholder')}
          aria-invalid={!!errors['about'] || length > FOLLOW_UP.about}
          onChange={(event) => setValues({ ...values, about: event.target.value })}
        />
        {errors['about'] && <em>{errors['about']}</em>}
      </label>
      <div className="note-bar">
        <button type="submit" className="button" disabled={busy || length > FOLLOW_UP.about} aria-busy={busy}>
          {confirm}
        </button>
        {children}
      </div>
      <p className="problem" role="alert">
        {Object.keys(errors).length === 0 && error?.message}
      </p>
    </form>
  );
}
