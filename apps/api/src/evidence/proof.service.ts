import { Injectable } from '@nestjs/common';
import { type EvidenceProof, type EvidenceSeal, leafHash, merklePath } from '@ipw/domain';
import { Db } from '../core/db/db';
import { iso } from '../core/http/iso';
import { sha256 as native } from './hash-bytes';
import { type LeafEntity, type SealEntity, UNSEALED } from './leaf.entity';
import { BLOCK, inHex, unpackBlocks } from './seal-blocks';

export type Leaf = Pick<LeafEntity, 'number' | 'sha256' | 'at' | 'seal_number'>;
const SEAL = 'number, size, root, sealed_at, token, stamped_at';

/** Finds leaves and seals, and the way from one to the other. */
@Injectable()
export class ProofService {
  constructor(private readonly db: Db) {}

  /** Leaves of a file's hash, oldest first, at most `most`. */
  leavesOf(sha256: string, most: number): Promise<Leaf[]> {
    return this.db.rows<Leaf>(
      'SELECT number, sha256, at, seal_number FROM evidence_leaf WHERE sha256 = ? ORDER BY number LIMIT ?',
      [sha256, most],
    );
  }

  /** The leaf an upload made: its hash, and the time at which the file was stored. */
  leafOf(sha256: string, at: Date): Promise<Leaf | undefined> {
    return this.db.one<Leaf>(
      'SELECT number, sha256, at, seal_number FROM evidence_leaf WHERE sha256 = ? AND at = ? ORDER BY number LIMIT 1',
      [sha256, at],
    );
  }

  async seal(number: number): Promise<EvidenceSeal | undefined> {
    const row = await this.db.one<SealEntity>(`SELECT ${SEAL} FROM evidence_seal WHERE number = ?`, [number]);
    return row && sealView(row);
  }

  /** The proof of a leaf; undefined while it is in no tree. Reads the leaves of one block. */
  async proof({ number, sha256, at, seal_number }: Leaf): Promise<EvidenceProof | undefined> {
    if (seal_number === UNSEALED) return undefined;
    const row = await this.db.one<SealEntity>('SELECT * FROM evidence_seal WHERE number = ?', [seal_number]);
    if (!row) return undefined;
    const blocks = unpackBlocks(row.blocks);
    const block = blocks.findLastIndex(({ first }) => first <= Number(number));
    // The last block is smaller: looking for more of it would read all later leaves.
    const count = Math.min(BLOCK, row.size - block * BLOCK);
    const leaves = await this.db.rows<Leaf>(
      'SELECT number, sha256, at FROM evidence_leaf WHERE seal_number = ? AND number >= ? ORDER BY number LIMIT ?',
      [seal_number, blocks[block]!.first, count],
    );
    const hashes = leaves.map((leaf) =>
      leafHash({ sha256: Buffer.from(leaf.sha256, 'hex'), at: leaf.at.getTime() }, native),
    );
    const inside = leaves.findIndex((leaf) => leaf.number === number);
    const roots = blocks.map(({ root }) => root);
    return {
      sha256,
      at: at.toISOString(),
      index: block * BLOCK + inside,
      path: [...merklePath(hashes, inside, native), ...merklePath(roots, block, native)].map(inHex),
      seal: sealView(row),
    };
  }
}

export const sealView = (row: SealEntity): EvidenceSeal => ({
  number: row.number,
  size: row.size,
  root: row.root,
  sealed_at: row.sealed_at.toISOString(),
  token: row.token,
  stamped_at: iso(row.stamped_at),
});
