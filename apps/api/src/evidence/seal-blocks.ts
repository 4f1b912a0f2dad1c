/** Leaves of a block: a proof hashes these, and the roots of all blocks. */
export const BLOCK = 256;
const ROOT = 32;
const ENTRY = 8 + ROOT;

export interface Block {
  /** Number of its first leaf. */
  first: number;
  /** Root over its leaves. */
  root: Uint8Array;
}

/** Blocks as base64: 8 bytes of the first leaf's number and 32 of the root each. */
export function packBlocks(blocks: readonly Block[]): string {
  const bytes = Buffer.alloc(blocks.length * ENTRY);
  for (const [at, { first, root }] of blocks.entries()) {
    bytes.writeBigUInt64BE(BigInt(first), at * ENTRY);
    bytes.set(root, at * ENTRY + 8);
  }
  return bytes.toString('base64');
}

export function unpackBlocks(packed: string): Block[] {
  const bytes = Buffer.from(packed, 'base64');
  return Array.from({ length: bytes.length / ENTRY }, (_, at) => ({
    first: Number(bytes.readBigUInt64BE(at * ENTRY)),
    root: bytes.subarray(at * ENTRY + 8, (at + 1) * ENTRY),
  }));
}

export const inHex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');
