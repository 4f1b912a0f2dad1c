import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type LeafContent, leafHash, merklePath, merkleRoot, rootOf } from './merkle';

const leaf = (n: number): LeafContent => ({
  sha256: bytesToHex(sha256(utf8ToBytes(String(n)))),
  at: new Date(Date.UTC(2026, 10, 23) + n).toISOString(),
});
const tree = (size: number) => Array.from({ length: size }, (_, n) => leaf(n));
const sha = (...parts: Uint8Array[]) => sha256(concatBytes(...parts));
const [LEAF, NODE] = [Uint8Array.of(0), Uint8Array.of(1)];

describe('a tree of hashes', () => {
  it('separates leaves from nodes, as RFC 6962 writes it', () => {
    const [a, b, c] = tree(3);
    const time = (at: string) => hexToBytes(Date.parse(at).toString(16).padStart(16, '0'));
    const hashes = [a!, b!, c!].map((one) => sha(LEAF, hexToBytes(one.sha256), time(one.at)));
    expect(leafHash(a!)).toEqual(hashes[0]);
    const root = sha(NODE, sha(NODE, hashes[0]!, hashes[1]!), hashes[2]!);
    expect(merkleRoot([a!, b!, c!].map((leaf) => leafHash(leaf)))).toEqual(root);
  });

  it.each([1, 2, 3, 4, 5, 7, 8, 9, 31, 64, 65, 100])('of %i leaves proves each of them', (size) => {
    const leaves = tree(size);
    const hashes = leaves.map((leaf) => leafHash(leaf));
    const root = bytesToHex(merkleRoot(hashes));
    for (const [index, one] of leaves.entries()) {
      const path = merklePath(hashes, index).map(bytesToHex);
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
      expect(rootOf(one, { index, size, path })).toBe(root);
    }
  });

  it('is the same over blocks of it', () => {
    const hashes = tree(1000).map((leaf) => leafHash(leaf));
    const blocks = Array.from({ length: 4 }, (_, n) => merkleRoot(hashes.slice(n * 256, (n + 1) * 256)));
    expect(merkleRoot(blocks)).toEqual(merkleRoot(hashes));
    const inside = merklePath(hashes.slice(768), 100);
    expect([...inside, ...merklePath(blocks, 3)]).toEqual(merklePath(hashes, 868));
  });

  it('is hashed by what it is given', () => {
    const hashes = tree(21).map((leaf) => leafHash(leaf));
    let hashed = 0;
    const counted = (bytes: Uint8Array) => {
      hashed += 1;
      return sha256(bytes);
    };
    expect(merklePath(hashes, 20, counted)).toEqual(merklePath(hashes, 20));
    expect(hashed).toBe(18);
    expect(leafHash(leaf(1), counted)).toEqual(hashes[1]);
    expect(hashed).toBe(19);
  });

  it('refuses another file, time, place, size or path', () => {
    const hashes = tree(21).map((leaf) => leafHash(leaf));
    const root = bytesToHex(merkleRoot(hashes));
    const proof = { index: 20, size: 21, path: merklePath(hashes, 20).map(bytesToHex) };
    expect(rootOf(leaf(20), proof)).toBe(root);
    const wrong = [
      rootOf({ ...leaf(20), sha256: leaf(3).sha256 }, proof),
      rootOf({ ...leaf(20), at: leaf(21).at }, proof),
      rootOf(leaf(20), { ...proof, index: 19 }),
      rootOf(leaf(20), { ...proof, size: 33 }),
      rootOf(leaf(20), { ...proof, path: proof.path.slice(1) }),
      rootOf(leaf(20), { ...proof, path: [...proof.path, root] }),
      rootOf(leaf(20), { ...proof, path: [...proof.path].reverse() }),
      rootOf(leaf(20), { ...proof, index: 21 }),
      rootOf(leaf(20), { ...proof, index: -1 }),
      rootOf(leaf(20), { ...proof, index: 0.5 }),
    ];
    for (const found of wrong) expect(found).not.toBe(root);
  });
});
