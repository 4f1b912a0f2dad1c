/** Codes that were never made: guessed, or altered from a real one. */
import { createHash, randomBytes } from 'node:crypto';
import { CodeCipher } from './code-cipher';
import { CODE_LENGTH, readText, writeTexts } from './code-text';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const keys = { 1: randomBytes(32).toString('base64'), 2: randomBytes(32).toString('base64') };
const cipher = new CodeCipher(keys);

function issued(count: number): string[] {
  const text = Buffer.alloc(count * CODE_LENGTH);
  cipher.issue(2, 7, 0, count, text);
  return Array.from({ length: count }, (_, n) =>
    text.toString('latin1', n * CODE_LENGTH, (n + 1) * CODE_LENGTH),
  );
}
const textOf = (block: Uint8Array): string => {
  const text = Buffer.alloc(CODE_LENGTH);
  writeTexts(block, 1, text, CODE_LENGTH);
  return text.toString('latin1');
};
/** The codes that were read as ours. */
const hits = (codes: Iterable<string>): string[] =>
  [...codes].filter((code) => cipher.read(code) !== undefined);

it('knows none of a million random ones', () => {
  const blocks = randomBytes(16_000_000);
  function* guesses() {
    for (let at = 0; at < blocks.length; at += 16) yield textOf(blocks.subarray(at, at + 16));
  }
  expect(hits(guesses())).toEqual([]);
});

/** A real code with each character changed to every other. */
function* misspelt(code: string) {
  for (let at = 0; at < CODE_LENGTH; at += 1)
    for (const letter of at === 0 ? ALPHABET.slice(0, 8) : ALPHABET)
      if (letter !== code[at]) yield code.slice(0, at) + letter + code.slice(at + 1);
}
/** A real code counted up, and with two neighbouring characters swapped. */
function* shifted(code: string) {
  const block = Buffer.alloc(16);
  readText(code, block);
  for (let at = 0; at < 16; at += 1)
    for (const by of [1, 255]) {
      const near = Buffer.from(block);
      near[at] = near[at]! + by;
      yield textOf(near);
    }
  for (let at = 0; at < CODE_LENGTH - 1; at += 1)
    if (code[at] !== code[at + 1]) yield code.slice(0, at) + code[at + 1]! + code[at]! + code.slice(at + 2);
}
/** Codes of an attacker who knows the format but no key. */
function* forged(serial: number) {
  const plain = Buffer.alloc(16);
  plain[0] = 2;
  plain.writeUInt32BE(7, 1);
  plain.writeUInt32BE(serial, 5);
  yield textOf(plain);
  const other = Buffer.alloc(CODE_LENGTH);
  new CodeCipher({ 2: createHash('sha256').update(String(serial)).digest('base64') }).issue(
    2,
    7,
    serial,
    1,
    other,
  );
  yield other.toString('latin1');
}

it('knows none of a hundred thousand neighbours of real ones', () => {
  const known = issued(130);
  const real = new Set(known);
  const near = known.flatMap((code, serial) => [
    ...misspelt(code),
    ...shifted(code),
    ...forged(serial),
    ...forged(serial + 1),
  ]);
  expect(near.length).toBeGreaterThan(100_000);
  expect(near.filter((code) => real.has(code))).toEqual([]);
  expect(hits(near)).toEqual([]);
});

it('takes small letters and look-alikes for the code they stand for, not for another', () => {
  for (const [serial, code] of issued(2000).entries())
    for (const spelling of [code.toLowerCase(), code.replaceAll('0', 'o').replaceAll('1', 'I')])
      expect(cipher.read(spelling)).toEqual({ version: 2, batch: 7, serial });
});
