import { codePointLength } from '@ipw/domain';

interface Props {
  label: string;
  /** Maximum code points. */
  max: number;
  value: string;
  required?: boolean;
  placeholder?: string;
  /** Gets the focus. */
  first?: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text area with a counter. A text that is too long is neither cut nor sent. */
export function Prose({ label, max, value, required, placeholder, first, error, onChange }: Props) {
  const length = codePointLength(value);
  const count = `${String(length)} / ${String(max)}`;
  return (
    <label className="input">
      <span>
        {label}
        <small className="figures">{count}</small>
      </span>
      <textarea
        ref={(element) => element?.setCustomValidity(length > max ? count : '')}
        rows={4}
        required={required}
        placeholder={placeholder}
        {...(first && { 'data-first': true })}
        value={value}
        aria-invalid={!!error || length > max}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <em>{error}</em>}
    </label>
  );
}
