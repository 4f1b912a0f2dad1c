import { codePointLength } from '@ipw/domain';
import './form-parts.css';

/** The used part of a text's maximum length. */
export function Counter({ text, max }: { text: string; max: number }) {
  const length = codePointLength(text);
  return (
    <span className="form-counter" data-over={length > max || undefined}>
      {length} / {max}
    </span>
  );
}
