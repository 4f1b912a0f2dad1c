import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/**
 * Merkle trees of RFC 6962 section 2.1: a byte before what is hashed tells a leaf from a node, so that nobody can pass one off as
 * the other.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** What a leaf states: a file with this SHA-256 (hex) had arrived at this time (ISO, milliseconds). */
export interface LeafContent {
  sha256: string;
  at: string;
}

/** 32 bytes of the file's hash, then the time in milliseconds since 1970 as 8 bytes, highest first. */
function leafBytes({ sha256: hash, at }: LeafContent): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set(hexToBytes(hash));
  new DataView(bytes.buffer).setBigUint64(32, BigInt(Date.parse(at)));
  return bytes;
}

/** Hash of a leaf, in hex. */
export const leafHash = (leaf: LeafContent): string => bytesToHex(sha256(concatBytes(LEAF, leafBytes(leaf))));

const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right));

/** The largest power of two below `size`. */
const splitOf = (size: number): number => 2 ** (Math.ceil(Math.log2(size)) - 1);

function rootBytes(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length === 1) return hashes[0]!;
  const split = splitOf(hashes.length);
  return nodeHash(rootBytes(hashes.slice(0, split)), rootBytes(hashes.slice(split)));
}

/**
 * Root of the tree over hashes in hex, which are leaves, or roots of whole subtrees of one size (a power of two) of which the
 * last may be smaller. At least one.
 */
export const merkleRoot = (hashes: readonly string[]): string =>
  bytesToHex(rootBytes(hashes.map(hexToBytes)));

/** The sibling hashes from `index` up to the root, lowest first. */
export function merklePath(hashes: readonly string[], index: number): string[] {
  const path: Uint8Array[] = [];
  let [part, at] = [hashes.map(hexToBytes), index];
  while (part.length > 1) {
    const split = splitOf(part.length);
    const [left, right] = [part.slice(0, split), part.slice(split)];
    path.unshift(rootBytes(at < split ? right : left));
    [part, at] = at < split ? [left, at] : [right, at - split];
  }
  return path.map(bytesToHex);
}

/** Where a leaf stands in a tree, and the way from it to the root. */
export interface InclusionProof {
  /** From 0. */
  index: number;
  /** Number of leaves of the tree. */
  size: number;
  path: readonly string[];
}

/**
 * The root that follows from a leaf and its path (RFC 9162 section 2.1.3.2); undefined when the path is too short or too long for
 * the leaf's place.
 */
export function rootOf(leaf: LeafContent, { index, size, path }: InclusionProof): string | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size)
    return undefined;
  let [at, last] = [index, size - 1];
  let hash: Uint8Array = hexToBytes(leafHash(leaf));
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
