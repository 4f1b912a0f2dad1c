/**
 * A file as sections of equal pieces. All sizes are known in advance, so length, cross-reference table and any byte range
 * follow from the specification alone.
 */
export interface Section {
  pieces: number;
  /** Bytes of each piece. */
  size: number;
  /** Makes a piece. The buffer is read before the next call and may be reused. */
  make: (index: number) => Buffer;
}

/** A section of one piece with these bytes. */
export const once = (bytes: Buffer): Section => ({ pieces: 1, size: bytes.length, make: () => bytes });

/** Splits `total` units into pieces of `per`, the last one shorter; `make` gets the first unit and the number. */
export function split(
  total: number,
  per: number,
  unitSize: number,
  make: (first: number, count: number) => Buffer,
): Section[] {
  const pieces = Math.floor(total / per);
  const rest = total - pieces * per;
  const whole = { pieces, size: per * unitSize, make: (index: number) => make(index * per, per) };
  const end = { pieces: 1, size: rest * unitSize, make: () => make(pieces * per, rest) };
  return [...(pieces ? [whole] : []), ...(rest ? [end] : [])];
}

/** Length of a file in bytes. */
export const lengthOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, { pieces, size }) => sum + pieces * size, 0);

/** The pieces of a file from a byte on; the first one is cut. */
function* piecesFrom(sections: readonly Section[], from: number): Generator<Buffer> {
  let skip = from;
  for (const { pieces, size, make } of sections) {
    const first = Math.min(pieces, Math.floor(skip / size));
    skip -= first * size;
    for (let index = first; index < pieces; index += 1, skip = 0) yield make(index).subarray(skip);
  }
}

/** The file from a byte on, in chunks of `size` bytes, each in a new buffer that can be transferred. */
export function* chunksFrom(sections: readonly Section[], from: number, size: number): Generator<Buffer> {
  let chunk = Buffer.alloc(size);
  let filled = 0;
  for (const piece of piecesFrom(sections, from))
    for (let at = 0; at < piece.length;) {
      const copied = piece.copy(chunk, filled, at);
      at += copied;
      filled += copied;
      if (filled < size) continue;
      yield chunk;
      chunk = Buffer.alloc(size);
      filled = 0;
    }
  if (filled) yield chunk.subarray(0, filled);
}
