/**
 * The text of a code: 16 bytes in Crockford's base32, 26 characters without I, L, O and U. Two zero bits precede the 128, so
 * that the first character is 0…7 and every block has exactly one text.
 */
export const CODE_LENGTH = 26;
/** Bytes of a code. */
export const BLOCK = 16;

/** Characters of codes, by value. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Two characters for ten bits, as the bytes of one little-endian 16-bit number. */
const PAIRS = Uint16Array.from(
  { length: 1024 },
  (_, bits) => CODE_ALPHABET.charCodeAt(bits >> 5) | (CODE_ALPHABET.charCodeAt(bits & 31) << 8),
);

/** The value of an ASCII character, 255 for invalid ones. As in Crockford's, o reads as 0, and i and l as 1. */
const VALUES = new Uint8Array(128).fill(255);
for (const [value, letter] of [...CODE_ALPHABET].entries()) {
  VALUES[letter.charCodeAt(0)] = value;
  VALUES[letter.toLowerCase().charCodeAt(0)] = value;
}
for (const letter of 'oO') VALUES[letter.charCodeAt(0)] = 0;
for (const letter of 'iIlL') VALUES[letter.charCodeAt(0)] = 1;

/** The five bits of a code's character, given as a byte. */
export const valueOf = (letter: number): number => VALUES[letter]!;

/**
 * Writes the texts of `count` blocks to `out`, one every `stride` bytes, leaving the bytes between unchanged. `stride` is
 * even and at least 26, `out` starts at an even address.
 */
export function writeTexts(blocks: Uint8Array, count: number, out: Uint8Array, stride: number): void {
  const pairs = new Uint16Array(out.buffer, out.byteOffset, out.byteLength >> 1);
  const step = stride >> 1;
  for (let n = 0, at = 0, to = 0; n < count; n += 1, at += BLOCK, to += step) {
    pairs[to] = PAIRS[blocks[at]!]!;
    // Five bytes are four groups of ten bits; three times five bytes follow the first byte.
    for (let group = 0, from = at + 1, pair = to + 1; group < 3; group += 1, from += 5, pair += 4) {
      const b1 = blocks[from + 1]!;
      const b2 = blocks[from + 2]!;
      const b3 = blocks[from + 3]!;
      pairs[pair] = PAIRS[(blocks[from]! << 2) | (b1 >> 6)]!;
      pairs[pair + 1] = PAIRS[((b1 & 63) << 4) | (b2 >> 4)]!;
      pairs[pair + 2] = PAIRS[((b2 & 15) << 6) | (b3 >> 2)]!;
      pairs[pair + 3] = PAIRS[((b3 & 3) << 8) | blocks[from + 4]!]!;
    }
  }
}

/** Reads a text into `block`, ignoring spaces and hyphens. False when it is not a code's text. */
export function readText(text: string, block: Uint8Array): boolean {
  let bits = 0;
  let held = 0;
  let read = 0;
  let at = 0;
  for (let n = 0; n < text.length; n += 1) {
    const letter = text.charCodeAt(n);
    if (letter === 32 || letter === 45) continue;
    const value = letter < 128 ? VALUES[letter]! : 255;
    if (value > 31 || read === CODE_LENGTH || (read === 0 && value > 7)) return false;
    held = (held << 5) | value;
    bits += read === 0 ? 3 : 5;
    read += 1;
    if (bits >= 8) {
      bits -= 8;
      block[at] = (held >> bits) & 255;
      at += 1;
      held &= (1 << bits) - 1;
    }
  }
  return read === CODE_LENGTH;
}

/** The canonical text of a typed code; other texts are returned unchanged. */
export const canonical = (text: string): string =>
  readText(text, new Uint8Array(BLOCK))
    ? text.replace(/[ -]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
    : text;

/** The code in groups for reading aloud: 26 characters as 5-5-5-5-6. */
export const spaced = (code: string): string => code.replace(/^(.{5})(.{5})(.{5})(.{5})/, '$1 $2 $3 $4 ');

/** The path of a label's page. */
export const pathOf = (code: string): string => `/s/${encodeURIComponent(code)}`;
