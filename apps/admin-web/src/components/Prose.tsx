import { codePointLength } from '@ipw/domain';
import { useMissing } from './Missing';

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
  const empty = !!required && !value.trim();
  const missing = useMissing(empty);
  const problem = error ?? missing;
  const count = `${String(length)} / ${String(max)}`;
  return (
    <label className="input">
      <span>
        {label}
        <small className="figures">{count}</small>
      </span>
      <textarea
        ref={(element) => element?.setCustomValidity(empty || length > max ? count : '')}
        rows={4}
        required={required}
        placeholder={placeholder}
        {...(first && { 'data-first': true })}
        value={value}
        aria-invalid={!!problem || length > max}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && <em>{problem}</em>}
    </label>
  );
}
