import { useId, useState } from 'react';
import { useT } from '../i18n/locale';

interface Props {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /** For a new password, which the browser may suggest and store. */
  fresh?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, value, onChange, error, hint, fresh = false }: Props) {
  const t = useT();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="input">
      <label htmlFor={id}>{label}</label>
      <div className="with-button">
        <input
          id={id}
          name={name}
          data-first
          type={shown ? 'text' : 'password'}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          required
          value={value}
          aria-invalid={!!error}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'gate.hide' : 'gate.show')}
        </button>
      </div>
      {error ? <em>{error}</em> : hint && <small>{hint}</small>}
    </div>
  );
}
