import encodeQR from 'qr';
import { CODE_ALPHABET, CODE_LENGTH, valueOf } from '../engine';

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Error correction levels, strongest first: the strongest that fits into the same size is used. */
const LEVELS = ['high', 'quartile', 'medium'] as const;
/** Larger symbols have modules too small for phones on a label of 25 × 15 mm. */
const MOST_VERSION = 6;
/** The mask with the best average score over many codes. Readers get the mask from the symbol, so one for all is sufficient. */
const MASK = 4;
/** Number of values of a code's character. */
const VALUES = 32;

interface Shape {
  version: number;
  ecc: (typeof LEVELS)[number];
}

/** Two characters (or a last single one) that QR encodes together, and which of them belong to the code. */
interface Group {
  at: number;
  length: 1 | 2;
  /** Position in the code of its first own character. */
  code: number;
  /** Number of characters of the code in it. */
  own: 1 | 2;
}

/**
 * Draws QR codes of many addresses. A QR code without its mask is linear: each bit of its text flips a fixed set of modules,
 * error correction included. So a table holds the modules of each pair of characters, and a symbol is the XOR of fourteen
 * table rows, two hundred times faster than encoding it.
 */
export class QrSymbols {
  /** Modules of a side. */
  readonly size: number;
  /** 32-bit words of a row; a module is a bit, the leftmost the highest. */
  readonly words: number;
  private readonly base: Uint32Array;
  private readonly start: string;
  private readonly shape: Shape;
  /** Created with the first symbol; a caller that needs only sizes does not pay for it. */
  private tables: { group: Group; rows: Uint32Array }[] | undefined;

  /** Throws for a prefix that is too long or has characters other than capitals, digits and ` $%*+-./:`. */
  constructor(private readonly prefix: string) {
    this.shape = shapeOf(prefix.length + CODE_LENGTH);
    this.start = prefix + '0'.repeat(CODE_LENGTH);
    const { size, words, rows } = packed(this.start, this.shape);
    this.size = size;
    this.words = words;
    this.base = rows;
  }

  /** Writes the symbol of the code whose text is at `at` into `out`: `size` × `words` numbers, dark modules 1. */
  draw(texts: Uint8Array, at: number, out: Uint32Array): void {
    this.tables ??= groupsOf(this.prefix.length).map((group) => ({
      group,
      rows: tableOf(group, this.start, (text) => packed(text, this.shape).rows),
    }));
    out.set(this.base);
    for (const { group, rows } of this.tables) {
      let value = valueOf(texts[at + group.code]!);
      if (group.own === 2) value = value * VALUES + valueOf(texts[at + group.code + 1]!);
      for (let word = 0, from = value * out.length; word < out.length; word += 1, from += 1)
        out[word]! ^= rows[from]!;
    }
  }
}

function shapeOf(length: number): Shape {
  const text = '0'.repeat(length);
  for (let version = 1; version <= MOST_VERSION; version += 1)
    for (const ecc of LEVELS)
      try {
        packed(text, { version, ecc });
        return { version, ecc };
      } catch {
        continue;
      }
  throw new RangeError(`a URL of ${String(length)} characters is too long for a label`);
}

/** A symbol of the library without its border, in words. */
function packed(text: string, shape: Shape): { size: number; words: number; rows: Uint32Array } {
  const modules = encodeQR(text, 'raw', { ...shape, mask: MASK, border: 1, encoding: 'alphanumeric' })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const size = modules.length;
  const words = Math.ceil(size / 32);
  const rows = new Uint32Array(size * words);
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) rows[y * words + (x >> 5)]! |= 0x8000_0000 >>> (x & 31);
  return { size, words, rows };
}

function groupsOf(prefix: number): Group[] {
  const end = prefix + CODE_LENGTH;
  const groups: Group[] = [];
  for (let at = prefix - (prefix % 2); at < end; at += 2) {
    const length = at + 1 < end ? 2 : 1;
    const code = Math.max(0, at - prefix);
    groups.push({ at, length, code, own: length === 2 && at >= prefix ? 2 : 1 });
  }
  return groups;
}

/** The number QR's alphanumeric mode encodes two characters, or one, as. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum * ALPHANUMERIC.length + ALPHANUMERIC.indexOf(letter), 0);

const textOf = (number: number, length: 1 | 2): string =>
  (length === 2 ? ALPHANUMERIC[Math.floor(number / ALPHANUMERIC.length)]! : '') +
  ALPHANUMERIC[number % ALPHANUMERIC.length]!;

/** The modules each text of a group's own characters flips in the symbol of the start text. */
function tableOf(
  { at, length, own }: Group,
  start: string,
  encode: (text: string) => Uint32Array,
): Uint32Array {
  const held = start.slice(at, at + length);
  const encoded = (number: number) =>
    encode(start.slice(0, at) + textOf(number, length) + start.slice(at + length));
  const nothing = encoded(0);
  const bits = Array.from({ length: length === 2 ? 11 : 6 }, (_, bit) =>
    encoded(1 << bit).map((word, index) => word ^ nothing[index]!),
  );
  const table = new Uint32Array(VALUES ** own * nothing.length);
  for (let value = 0; value < VALUES ** own; value += 1) {
    const text = (own === 2 ? CODE_ALPHABET[value >> 5]! : held.slice(0, -1)) + CODE_ALPHABET[value & 31]!;
    const flipped = numberOf(held) ^ numberOf(text);
    for (const [bit, modules] of bits.entries())
      if ((flipped >> bit) & 1)
        for (let word = 0, at = value * modules.length; word < modules.length; word += 1, at += 1)
          table[at]! ^= modules[word]!;
  }
  return table;
}
