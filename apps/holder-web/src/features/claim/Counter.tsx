import { codePointLength } from '@ipw/domain';

/** How much of a text's length is used. */
export function Counter({ text, max }: { text: string; max: number }) {
  const length = codePointLength(text);
  return (
    <span className="claim-counter" data-over={length > max || undefined}>
      {length} / {max}
    </span>
  );
}
