/** Widths of Helvetica's characters from the blank to the tilde, in thousandths of the size (Adobe's font metrics). */
const HELVETICA = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 ' +
  '584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 ' +
  '278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 ' +
  '500 334 260 334 584'
)
  .split(' ')
  .map(Number);
const FIRST = 0x20;
const LAST = 0x7e;
const COURIER = 600;
const FULL = 1000;

/** `Code` has one width for all characters. */
export type Typeface = 'Text' | 'Code';

const isAscii = (letter: string) => letter.codePointAt(0)! >= FIRST && letter.codePointAt(0)! <= LAST;

const widthOfLetter = (letter: string, face: Typeface): number =>
  !isAscii(letter) ? FULL : face === 'Code' ? COURIER : HELVETICA[letter.charCodeAt(0) - FIRST]!;

/** Width of a text in points. */
export const widthOf = (text: string, size: number, face: Typeface = 'Text'): number =>
  ([...text].reduce((sum, letter) => sum + widthOfLetter(letter, face), 0) * size) / 1000;

/** The lines a text takes in a width: broken at blanks, and where there is none between any two characters. */
export function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[\x21-\x7e]+|[^\x21-\x7e]/gu) ?? []) {
    if (widthOf(line + word, size) > width && line.trim()) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line || word !== ' ') line += word;
    while (widthOf(line, size) > width) {
      let fits = line.length;
      while (fits > 1 && widthOf(line.slice(0, fits), size) > width) fits -= 1;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;
const utf16 = (text: string) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Shows a text at the current place: Latin letters in a standard typeface, all others in the readers' Chinese one. */
export const showText = (text: string, size: number, face: Typeface = 'Text'): string =>
  (text.match(/[\x20-\x7e]+|[^\x20-\x7e]+/gu) ?? [])
    .map((run) =>
      isAscii(run)
        ? `/${face} ${String(size)} Tf ${literal(run)} Tj`
        : `/Hanzi ${String(size)} Tf ${utf16(run.replace(/\p{Cc}/gu, ' '))} Tj`,
    )
    .join(' ');
