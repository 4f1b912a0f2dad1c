import { CONTACT_DIGITS, DIGIT_WORDS, lettersAsDigits } from './contact-digits';
import type { Folding } from './contact-folding';

/** The same text, where digits written as words or characters of the same sound have become digits. */
export function spelledOut({ folded: plain, from: places }: Folding): Folding {
  const from: number[] = [];
  let folded = '';
  let at = 0;
  while (at < plain.length) {
    DIGIT_WORDS.pattern.lastIndex = at;
    const word = /[a-z]/iu.test(plain[at - 1] ?? '') ? undefined : DIGIT_WORDS.pattern.exec(plain)?.[0];
    const letter = word ?? String.fromCodePoint(plain.codePointAt(at)!);
    const read = word ? DIGIT_WORDS.digits[word.toLowerCase()]! : (CONTACT_DIGITS[letter] ?? letter);
    for (let unit = 0; unit < read.length; unit += 1) from.push(places[at]!);
    folded += read;
    at += letter.length;
  }
  from.push(places.at(-1)!);
  return { folded: lettersAsDigits(folded), from };
}

/** Letters one by one: at least six, each between spaces, perhaps behind a colon. */
const SPACED = /(?<!\S)(?:[:：]?\S ){5,}\S(?!\S)/gu;

/** The same text with its letters written one by one put together; undefined where none are. */
export function unspaced({ folded, from }: Folding): Folding | undefined {
  const dropped = new Set<number>();
  for (const { 0: run, index } of folded.matchAll(SPACED))
    for (let at = 0; at < run.length; at += 1) if (run[at] === ' ') dropped.add(index + at);
  if (dropped.size === 0) return undefined;
  const kept = [...folded.split('').keys()].filter((at) => !dropped.has(at));
  return {
    folded: kept.map((at) => folded[at]).join(''),
    from: [...kept.map((at) => from[at]!), from.at(-1)!],
  };
}
