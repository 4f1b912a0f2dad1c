import { CODE_LENGTH } from '../engine';
import { addressOf, type Codes, type CodeFileSpec } from './codes';
import { once, type Section, split } from './sections';

const HEAD = Buffer.from('serial,code,url\r\n');
/** Lines in one piece. */
const LINES = 1024;
/** Digits of a serial, padded so that all lines are equally long; a batch has at most ten million codes. */
const DIGITS = 8;
const CODE_AT = DIGITS + 1;

/** One line a code: serial in the batch, text, address in the QR code. */
export function csvFile({ origin }: CodeFileSpec, codes: Codes): Section[] {
  const address = addressOf(origin);
  const line = Buffer.from(
    `${' '.repeat(DIGITS)},${' '.repeat(CODE_LENGTH)},${address}${' '.repeat(CODE_LENGTH)}\r\n`,
  );
  const urlAt = line.length - 2 - CODE_LENGTH;
  const texts = Buffer.alloc(LINES * CODE_LENGTH);
  const lines = Buffer.alloc(LINES * line.length, line);
  return [
    once(HEAD),
    ...split(codes.count, LINES, line.length, (first, count) => {
      codes.write(first, count, texts);
      for (let n = 0, at = 0; n < count; n += 1, at += line.length) {
        writeNumber(lines, at, codes.serialAt(first + n));
        const text = n * CODE_LENGTH;
        texts.copy(lines, at + CODE_AT, text, text + CODE_LENGTH);
        texts.copy(lines, at + urlAt, text, text + CODE_LENGTH);
      }
      return lines.subarray(0, count * line.length);
    }),
  ];
}

function writeNumber(out: Buffer, at: number, value: number): void {
  for (let place = at + DIGITS - 1, rest = value; place >= at; place -= 1, rest = Math.floor(rest / 10))
    out[place] = 48 + (rest % 10);
}
