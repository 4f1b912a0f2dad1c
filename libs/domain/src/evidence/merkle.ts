import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Merkle trees of RFC 6962 section 2.1: a byte before what is hashed tells a leaf from a node, so that nobody can pass one off as
 * the other.
 */
const LEAF = 0;
const NODE = 1;

/** What a leaf states: a file with this SHA-256 (hex) had arrived at this time (ISO, milliseconds). */
export interface LeafContent {
  sha256: string;
  at: string;
}

/** SHA-256 of bytes: a platform's own is faster than the one in JavaScript. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** The same as bytes and milliseconds since 1970, where they are at hand: to read them from text takes as long as to hash them. */
interface LeafBytes {
  sha256: Uint8Array;
  at: number;
}

/** A byte, then 32 bytes of the file's hash, then the time in milliseconds since 1970 as 8 bytes, highest first. */
export function leafHash({ sha256: file, at }: LeafContent | LeafBytes, hash: Sha256 = sha256): Uint8Array {
  const bytes = new Uint8Array(41);
  const time = typeof at === 'string' ? Date.parse(at) : at;
  bytes[0] = LEAF;
  bytes.set(typeof file === 'string' ? hexToBytes(file) : file, 1);
  const view = new DataView(bytes.buffer);
  view.setUint32(33, Math.floor(time / 2 ** 32));
  view.setUint32(37, time);
  return hash(bytes);
}

function nodeHash(left: Uint8Array, right: Uint8Array, hash: Sha256 = sha256): Uint8Array {
  const bytes = new Uint8Array(65);
  bytes[0] = NODE;
  bytes.set(left, 1);
  bytes.set(right, 33);
  return hash(bytes);
}

/** The largest power of two below `size`. */
const splitOf = (size: number): number => 2 ** (Math.ceil(Math.log2(size)) - 1);

/**
 * Root of the tree over hashes, which are leaves, or roots of whole subtrees of one size (a power of two) of which the last may be
 * smaller. At least one.
 */
export function merkleRoot(hashes: readonly Uint8Array[], hash: Sha256 = sha256): Uint8Array {
  if (hashes.length === 1) return hashes[0]!;
  const split = splitOf(hashes.length);
  return nodeHash(merkleRoot(hashes.slice(0, split), hash), merkleRoot(hashes.slice(split), hash), hash);
}

/** The sibling hashes from `index` up to the root, lowest first. */
export function merklePath(
  hashes: readonly Uint8Array[],
  index: number,
  hash: Sha256 = sha256,
): Uint8Array[] {
  const path: Uint8Array[] = [];
  let [part, at] = [hashes, index];
  while (part.length > 1) {
    const split = splitOf(part.length);
    const [left, right] = [part.slice(0, split), part.slice(split)];
    path.unshift(merkleRoot(at < split ? right : left, hash));
    [part, at] = at < split ? [left, at] : [right, at - split];
  }
  return path;
}

/** Where a leaf stands in a tree, and the way from it to the root. */
export interface InclusionProof {
  /** From 0. */
  index: number;
  /** Number of leaves of the tree. */
  size: number;
  /** In hex. */
  path: readonly string[];
}

/**
 * The root, in hex, that follows from a leaf and its path (RFC 9162 section 2.1.3.2); undefined when the path is too short or too long for
 * the leaf's place.
 */
export function rootOf(leaf: LeafContent, { index, size, path }: InclusionProof): string | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size)
    return undefined;
  let [at, last] = [index, size - 1];
  let hash = leafHash(leaf);
  for (const one of path) {
    if (last === 0) return undefined;
    const sibling = hexToBytes(one);
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      // A node without a sibling rises unchanged.
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else hash = nodeHash(hash, sibling);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? bytesToHex(hash) : undefined;
}
