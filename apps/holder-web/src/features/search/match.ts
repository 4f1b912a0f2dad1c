import { searchWords } from '@ipw/domain';

const lower = (text: string) => text.normalize('NFKC').toLowerCase();

/** The words of a search, as texts are compared with them. */
export const wordsIn = (keyword: string): string[] => searchWords(keyword).map(lower);

/**
 * Of `items`, those whose text contains every word: names that begin with the search first, then names that contain it, then
 * the others; at most `most`.
 */
export function bestOf<T extends { title: string }>(
  items: readonly T[],
  keyword: string,
  most: number,
  textOf: (item: T) => string = ({ title }) => title,
): T[] {
  const words = wordsIn(keyword);
  const whole = words.join(' ');
  const rank = ({ title }: T) => {
    const at = lower(title).indexOf(whole);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return items
    .filter((item) => {
      const text = lower(textOf(item));
      return words.every((word) => text.includes(word));
    })
    .map((item, at) => ({ item, at, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, most)
    .map(({ item }) => item);
}

/** A text in parts, of which every second one matches a word; overlapping matches are one. */
export function marked(text: string, words: readonly string[]): string[] {
  const plain = text.toLowerCase();
  // Some letters change their length in lower case; their positions would not agree.
  if (plain.length !== text.length) return [text];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words.filter(Boolean))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (hit[at] !== (parts.length % 2 === 0)) parts.push('');
    parts[parts.length - 1] += text[at]!;
  }
  return parts;
}
