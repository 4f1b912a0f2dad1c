import { useId, type ReactNode } from 'react';
import './field.css';

export interface CheckFieldProps {
  label: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  id?: string;
  name?: string;
}

/** A checkbox with a sentence, which may contain links. */
export function CheckField({ label, error, checked, onChange, id, name }: CheckFieldProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <div className="ui-field">
      <div className="ui-check">
        <input
          className="ui-check-box"
          type="checkbox"
          id={control}
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={control}>{label}</label>
      </div>
      <p className="ui-field-error" id={`${control}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
