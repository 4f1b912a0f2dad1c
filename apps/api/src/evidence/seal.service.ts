import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { leafHash, merkleRoot, ulid } from '@ipw/domain';
import { AuditSealer } from '../core/audit/audit-sealer';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { gauge } from '../core/metrics/metrics';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { sha256 } from './hash-bytes';
import { type LeafEntity, type SealEntity, UNSEALED } from './leaf.entity';
import { BLOCK, type Block, inHex, packBlocks, unpackBlocks } from './seal-blocks';

/** Whether an hour is over is looked at this often, because a process may be started at any minute. */
const EVERY_MS = 60_000;
/** Name of the periodic task. */
export const EVIDENCE_SEALING = 'seal-evidence';
/** Leaves read and marked by one statement. */
const BATCH = 10 * BLOCK;
/** Most numbers from the first to the last leaf of a block: a proof reads all leaves between them. */
const SPAN = 16_384;
/**
 * Rest after each batch, in times it took: uploads go on beside it. A hundred thousand leaves take some four seconds, in a
 * transaction that nothing waits for.
 */
const REST = 1.25;
/** A tree of more would need paths of 21 hashes; the rest is sealed by the next seal. */
const MOST = 2 ** 20;

/** In this hour (UTC; early morning in Shanghai) leaves of whatever age are looked at, once a process. */
const WHOLE_AT = 20;
/** Numbers among which late leaves are looked for at once. */
const LATE_RANGE = 1_000_000;

/** Once an hour, puts the leaves that are in no tree under one root, and writes the root into the audit chain. */
@Injectable()
export class SealService implements OnModuleInit {
  /** The day on which this process last looked at all leaves. */
  private whole = '';

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly history: HistoryService,
    private readonly audit: AuditSealer,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, EVIDENCE_SEALING, async () => {
      const sealed = await this.db.one(
        "SELECT number FROM evidence_seal WHERE sealed_at >= DATE_FORMAT(NOW(), '%Y-%m-%d %H:00:00') LIMIT 1",
      );
      if (!sealed) await this.seal();
      const now = new Date();
      const day = now.toISOString().slice(0, 10);
      if (now.getUTCHours() !== WHOLE_AT || day === this.whole) return;
      await this.sealLate();
      this.whole = day;
    });
    if (!this.jobs.isWorking) return;
    gauge('evidence_unsealed_seconds', 'Age of the oldest leaf behind the last seal', undefined, async () => [
      [await this.unsealedFor()],
    ]);
  }

  /** Seconds since the first leaf behind the last seal arrived; 0 without one. */
  private async unsealedFor(): Promise<number> {
    const last = await this.db.one<Pick<SealEntity, 'blocks'>>(
      'SELECT blocks FROM evidence_seal ORDER BY first_leaf DESC LIMIT 1',
    );
    const from = last ? unpackBlocks(last.blocks).at(-1)!.first : 0;
    const oldest = await this.db.one<{ age: number | string }>(
      'SELECT TIMESTAMPDIFF(SECOND, at, NOW(3)) AS age FROM evidence_leaf WHERE number > ? AND seal_number = ? ORDER BY number LIMIT 1',
      [from, UNSEALED],
    );
    return Math.max(0, Number(oldest?.age ?? 0));
  }

  /**
   * Seals the leaves that are committed and in no tree; returns their count. A seal is one transaction: a process or database killed
   * meanwhile leaves its leaves for the next one. Leaves are marked reading what is committed, which locks no gaps and waits for no
   * upload: one that commits late is left for the next seal; after two seals, for `sealLate`.
   */
  async seal(): Promise<number> {
    return this.sealRange([await this.firstOpenLeaf(), Number.MAX_SAFE_INTEGER]);
  }

  /** Seals the leaves that were committed later than two seals; looks for them in ranges, because one statement over all takes too long. */
  async sealLate(): Promise<number> {
    const end = await this.firstOpenLeaf();
    let size = 0;
    for (let from = 0; from < end; from += LATE_RANGE) {
      const within = [from, Math.min(from + LATE_RANGE, end) - 1] as const;
      const late = await this.db.one(
        'SELECT number FROM evidence_leaf FORCE INDEX (PRIMARY) WHERE number BETWEEN ? AND ? AND seal_number = ? LIMIT 1',
        [...within, UNSEALED],
      );
      if (late) size += await this.sealRange(within);
    }
    return size;
  }

  /** Number of the first leaf of the seal before the last; seals of late leaves are newer, and lie before it. */
  private async firstOpenLeaf(): Promise<number> {
    const before = await this.db.one<Pick<SealEntity, 'first_leaf'>>(
      'SELECT first_leaf FROM evidence_seal ORDER BY first_leaf DESC LIMIT 1 OFFSET 1',
    );
    return Number(before?.first_leaf ?? 0);
  }

  /** Seals the leaves between two numbers, both included, that are in no tree; returns their count. */
  private async sealRange(within: readonly [number, number]): Promise<number> {
    let size = 0;
    for (let more = true; more;) {
      const made = await this.db.tx((sql) => this.sealIn(sql, within), 'committed');
      size += made.size;
      more = made.more;
    }
    // The chain's end is anchored outside the database now, and not when other lines are chained.
    if (size > 0) await this.audit.seal();
    return size;
  }

  private async sealIn(sql: Sql, within: readonly [number, number]): Promise<Pick<Marked, 'size' | 'more'>> {
    const last = await sql.one<{ number: number }>('SELECT MAX(number) AS number FROM evidence_seal');
    const number = Number(last?.number ?? 0) + 1;
    const { size, blocks, newest, more } = await mark(sql, number, within);
    if (size === 0) return { size, more };
    const root = inHex(
      merkleRoot(
        blocks.map((block) => block.root),
        sha256,
      ),
    );
    // The database, whose clock gives leaves their time, may be ahead of this process.
    const sealed_at = new Date(Math.max(Date.now(), newest));
    const first_leaf = blocks[0]!.first;
    await sql.insert('evidence_seal', {
      ...{ number, size, root, first_leaf, blocks: packBlocks(blocks), sealed_at },
    });
    await this.history.write(sql, {
      subject: 'evidence_seal',
      subjectId: ulid(),
      action: 'seal',
      actor: SYSTEM,
      after: { seal_number: number, seal_size: size, seal_root: root, sealed_at },
    });
    return { size, more };
  }
}

interface Marked {
  size: number;
  blocks: Block[];
  /** When the last leaf arrived, in ms since 1970. */
  newest: number;
  /** Whether leaves are left that need a seal of their own. */
  more: boolean;
}

/** Where a block would span more numbers than a proof may read: there the seal ends. The first block begins with the list. */
function gapIn(numbers: readonly number[]): number {
  const gap = numbers.findIndex((number, at) => number - numbers[at - (at % BLOCK)]! > SPAN);
  return gap === -1 ? numbers.length : gap;
}

/** Marks the leaves between two numbers that are in no tree. The index is named: by another an update would lock more than it marks. */
async function mark(sql: Sql, number: number, [first, last]: readonly [number, number]): Promise<Marked> {
  const blocks: Block[] = [];
  let [from, size, newest] = [first, 0, 0];
  for (;;) {
    const began = performance.now();
    const most = Math.min(BATCH, MOST - size);
    const count = await sql.execute(
      `UPDATE evidence_leaf FORCE INDEX (PRIMARY) SET seal_number = ? WHERE seal_number = ? AND number BETWEEN ? AND ?
        ORDER BY number LIMIT ?`,
      [number, UNSEALED, from, last, most],
    );
    if (count === 0) return { size, blocks, newest, more: false };
    const found = await sql.rows<Pick<LeafEntity, 'number' | 'sha256' | 'at'>>(
      'SELECT number, sha256, at FROM evidence_leaf WHERE seal_number = ? AND number BETWEEN ? AND ? ORDER BY number LIMIT ?',
      [number, from, last, count],
    );
    const all = found.map((leaf) => Number(leaf.number));
    const leaves = found.slice(0, gapIn(all));
    const numbers = all.slice(0, leaves.length);
    const hashes = leaves.map(({ sha256: file, at }) =>
      leafHash({ sha256: Buffer.from(file, 'hex'), at: at.getTime() }, sha256),
    );
    for (let at = 0; at < hashes.length; at += BLOCK)
      blocks.push({ first: numbers[at]!, root: merkleRoot(hashes.slice(at, at + BLOCK), sha256) });
    size += leaves.length;
    for (const { at } of leaves) newest = Math.max(newest, at.getTime());
    if (leaves.length < found.length) {
      await sql.execute(
        'UPDATE evidence_leaf FORCE INDEX (PRIMARY) SET seal_number = ? WHERE seal_number = ? AND number BETWEEN ? AND ?',
        [UNSEALED, number, all[leaves.length], all.at(-1)],
      );
      return { size, blocks, newest, more: true };
    }
    // The end: only the last block may be smaller, so what is committed meanwhile is left for the next seal.
    if (count < most) return { size, blocks, newest, more: false };
    from = numbers.at(-1)! + 1;
    await wait((performance.now() - began) * REST);
  }
}
