/** Maximum number of words that are searched for; further ones are ignored. */
const MOST_WORDS = 5;

/** The words of a search. */
export const searchWords = (keyword: string): string[] =>
  keyword.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

const LARGEST = 4_294_967_295;

export interface TypedSerial {
  /** Undefined: in any batch. */
  batch: number | undefined;
  serial: number;
}

/**
 * The serial of a code in a search text, alone ('42') or after its batch ('7-42', 'batch 7, no. 42'). Undefined when the
 * text holds no number, or more than two.
 */
export function serialIn(keyword: string): TypedSerial | undefined {
  const numbers = (keyword.normalize('NFKC').match(/\d+/g) ?? []).map(Number);
  if (numbers.length === 0 || numbers.length > 2 || numbers.some((number) => number > LARGEST))
    return undefined;
  return { batch: numbers.length === 2 ? numbers[0] : undefined, serial: numbers.at(-1)! };
}
