import { codePointLength } from '@ipw/domain';
import './form-parts.css';

/** How much of a text's length is used. */
export function Counter({ text, max }: { text: string; max: number }) {
  const length = codePointLength(text);
  return (
    <span className="form-counter" data-over={length > max || undefined}>
      {length} / {max}
    </span>
  );
}
