import { useId } from 'react';
import './form-parts.css';

interface Props<V extends string> {
  id: string;
  label: string;
  error: string | undefined;
  options: readonly { value: V; label: string }[];
  value: V | '';
  onChange: (value: V) => void;
}

/** Radio buttons side by side. */
export function OneOf<V extends string>({ id, label, error, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field" aria-describedby={`${id}-error`}>
      <legend className="ui-field-label">{label}</legend>
      <div className="form-chips">
        {options.map((option) => (
          <label key={option.value} className="form-chip">
            <input
              type="radio"
              className="ui-hidden"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p className="ui-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
