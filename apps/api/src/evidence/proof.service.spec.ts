import { createHash } from 'node:crypto';
import { leafHash, merkleRoot, proofFault } from '@ipw/domain';
import type { Db } from '../core/db/db';
import type * as HashBytes from './hash-bytes';
import { sha256 } from './hash-bytes';
import { ProofService } from './proof.service';
import { BLOCK, inHex, packBlocks } from './seal-blocks';

let mockHashed = 0;
jest.mock('./hash-bytes', () => {
  const actual = jest.requireActual<typeof HashBytes>('./hash-bytes');
  const counted: typeof actual.sha256 = (bytes) => {
    mockHashed += 1;
    return actual.sha256(bytes);
  };
  return { ...actual, sha256: counted };
});

const SIZE = 700;
const leaves = Array.from({ length: SIZE }, (_, at) => ({
  number: String(at + 1),
  sha256: createHash('sha256').update(String(at)).digest('hex'),
  at: new Date(Date.UTC(2026, 10, 23) + at),
  seal_number: 1,
}));
const hashes = leaves.map((leaf) =>
  leafHash({ sha256: Buffer.from(leaf.sha256, 'hex'), at: leaf.at.getTime() }, sha256),
);
const blocks = Array.from({ length: Math.ceil(SIZE / BLOCK) }, (_, at) => ({
  first: at * BLOCK + 1,
  root: merkleRoot(hashes.slice(at * BLOCK, (at + 1) * BLOCK), sha256),
}));
const seal = {
  number: 1,
  size: SIZE,
  root: inHex(merkleRoot(hashes, sha256)),
  blocks: packBlocks(blocks),
  sealed_at: new Date(),
  token: null,
  stamped_at: null,
};
const db = {
  one: () => Promise.resolve(seal),
  rows: (_: string, [, first, count]: [number, number, number]) =>
    Promise.resolve(leaves.slice(first - 1, first - 1 + count)),
} as unknown as Db;

it.each([0, 255, 256, 699])(
  'proves leaf %i with the hash of the platform for all leaves of its block',
  async (at) => {
    mockHashed = 0;
    const proof = await new ProofService(db).proof(leaves[at]! as never);
    const inBlock = Math.min(BLOCK, SIZE - Math.floor(at / BLOCK) * BLOCK);
    expect(mockHashed).toBeGreaterThan(inBlock);
    expect(proofFault(proof)).toBeUndefined();
  },
);
