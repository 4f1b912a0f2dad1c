import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RETENTION, shanghaiDay } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { sweep } from '../../core/db/sweep';
import { JobService } from '../../core/jobs/job.service';
import { type Storage, STORAGE } from '../../core/providers/storage';
import type { ScanArchiveEntity, ScanEntity } from './scan.entity';
import { archiveKey, type Month, monthEnd, monthOf, monthStart, partitionOf } from './scan-months';

const HOUR_MS = 3_600_000;
/** Months whose partitions are made ahead. */
const AHEAD = 3;
/** Time to wait for statements that use the log, s: new ones wait behind a change of its partitions. */
const PATIENCE_S = 5;
/** The database's number of that wait's error. */
const WAITED = 1205;
/** Scans read, and counted, at once. */
const ROWS = 5000;
const COUNTED_ROWS = 100_000;

const COLUMNS = ['id', 'at', 'ip_id', 'batch_number', 'serial', 'verdict', 'mark', 'place', 'agent'] as const;

/** Node has zstd from 22.15 on. */
const { createZstdCompress, createZstdDecompress } = zlib as unknown as Partial<
  Record<'createZstdCompress' | 'createZstdDecompress', () => Transform>
>;
const compressor = (): Transform => createZstdCompress?.() ?? zlib.createGzip();

/** First bytes of the formats. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const GZIP = Buffer.from([0x1f, 0x8b]);

/** By its first bytes, because another Node may have written it; undefined when this one cannot read it. */
function decompressorOf(head: Buffer): Transform | undefined {
  if (head.subarray(0, ZSTD.length).equals(ZSTD)) return createZstdDecompress?.();
  return head.subarray(0, GZIP.length).equals(GZIP) ? zlib.createGunzip() : undefined;
}

/** A line of CSV with the values as they are stored. */
const lineOf = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' && /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? ''))).join(',')}\n`;

interface Summed {
  scans: number;
  sha256: string;
}
const NOTHING: Summed = { scans: -1, sha256: '' };

/**
 * Keeps the scan log at its size: makes the partitions of coming months, clears sources after 90 days, and moves months older than
 * 13 to the storage.
 */
@Injectable()
export class ScanArchiveService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(HOUR_MS, 'scan-months', (closing) => this.run(new Date(), closing));
  }

  /** Throws soon after `closing` is aborted; the next run goes on from there. */
  async run(now: Date, closing: AbortSignal): Promise<void> {
    await this.prepare(now);
    await this.clearSources(now, closing);
    const last = monthOf(shanghaiDay(now), -RETENTION.scanMonths - 1);
    for (const month of await this.months()) if (month <= last) await this.archive(month, closing);
  }

  /** Months that have a partition, in order. */
  private async months(): Promise<Month[]> {
    const found = await this.db.rows<{ name: string }>(
      "SELECT partition_name AS name FROM information_schema.partitions WHERE table_schema = DATABASE() AND table_name = 'code_scan' AND partition_name LIKE 'p______' ORDER BY partition_ordinal_position",
    );
    return found.map(({ name }) => `${name.slice(1, 5)}-${name.slice(5)}`);
  }

  private async prepare(now: Date): Promise<void> {
    const made = (await this.months()).at(-1)!;
    const wanted = monthOf(shanghaiDay(now), AHEAD);
    const parts: string[] = [];
    for (let month = monthOf(monthStart(made), 1); month <= wanted; month = monthOf(monthStart(month), 1)) {
      const end = monthEnd(month).toISOString().slice(0, 19).replace('T', ' ');
      parts.push(`PARTITION ${partitionOf(month)} VALUES LESS THAN ('${end}')`);
    }
    if (parts.length === 0) return;
    await this.alter(
      `REORGANIZE PARTITION later INTO (${parts.join(', ')}, PARTITION later VALUES LESS THAN (MAXVALUE))`,
    );
  }

  /** Changes the partitions; gives up until the next hour when a statement uses the log for long, because scans wait. */
  private alter(change: string): Promise<void> {
    return this.db.tx(async (sql) => {
      await sql.execute(`SET SESSION lock_wait_timeout = ${String(PATIENCE_S)}`);
      try {
        await sql.execute(`ALTER TABLE code_scan ${change}`);
      } catch (error) {
        if ((error as { errno?: number }).errno !== WAITED) throw error;
        // Another error, because transactions repeat this one at once.
        throw new Error('the partitions of code_scan were not changed: a statement uses it', {
          cause: error,
        });
      } finally {
        await sql.execute('SET SESSION lock_wait_timeout = DEFAULT').catch(() => undefined);
      }
    });
  }

  /** Hour by hour, so that a statement does not pass over what others have cleared. */
  private async clearSources(now: Date, closing: AbortSignal): Promise<void> {
    const until = dayStart('day', shanghaiDay(now), -RETENTION.scanSourceDays);
    const mark = await this.db.one<{ cleared_to: Date | null }>(
      'SELECT cleared_to FROM code_scan_mark WHERE id = 1',
    );
    let from = mark!.cleared_to ?? new Date(0);
    while (from < until) {
      closing.throwIfAborted();
      const next = await this.db.one<{ at: Date | null }>(
        'SELECT MIN(at) AS at FROM code_scan WHERE at >= ? AND at < ?',
        [from, until],
      );
      const at = next?.at ?? undefined;
      const to = at ? new Date(Math.min(at.getTime() + HOUR_MS, until.getTime())) : until;
      if (at)
        await sweep(
          this.db,
          "UPDATE code_scan SET source = '' WHERE at >= ? AND at < ? AND source <> ''",
          [at, to],
          closing,
        );
      await this.db.execute('UPDATE code_scan_mark SET cleared_to = ? WHERE id = 1', [to]);
      from = to;
    }
  }

  /** Stores a month, reads it again, and only then drops its partition. Safe to repeat after an end at any place. */
  private async archive(month: Month, closing: AbortSignal): Promise<void> {
    const partition = partitionOf(month);
    const newest = await this.db.one<{ id: string }>(
      `SELECT id FROM code_scan PARTITION (${partition}) ORDER BY id DESC LIMIT 1`,
    );
    const mark = await this.db.one<{ counted_id: string }>(
      'SELECT counted_id FROM code_scan_mark WHERE id = 1',
    );
    if (Number(newest?.id ?? 0) > Number(mark!.counted_id)) return;
    if (newest) {
      const scans = await this.count(partition, closing);
      const stored = await this.db.one<ScanArchiveEntity>('SELECT * FROM code_scan_archive WHERE month = ?', [
        month,
      ]);
      const archive = stored ?? (await this.store(month, closing));
      const read = await this.read(month, closing);
      if (Number(archive.scans) !== scans || read.scans !== scans || read.sha256 !== archive.sha256) {
        await this.db.execute('DELETE FROM code_scan_archive WHERE month = ?', [month]);
        throw new Error(`the archive of scans of ${month} differs from the log; it is written again`);
      }
    }
    await this.alter(`DROP PARTITION ${partition}`);
  }

  /** Some at a time: one statement over a month would take longer than a statement may. */
  private async count(partition: string, closing: AbortSignal): Promise<number> {
    let scans = 0;
    for (let last = '0'; ;) {
      closing.throwIfAborted();
      const next = await this.db.one<{ n: number | string; last: string | null }>(
        `SELECT COUNT(*) AS n, MAX(id) AS last FROM
          (SELECT id FROM code_scan PARTITION (${partition}) WHERE id > ? ORDER BY id LIMIT ${String(COUNTED_ROWS)}) next`,
        [last],
      );
      scans += Number(next!.n);
      if (Number(next!.n) < COUNTED_ROWS) return scans;
      last = String(next!.last);
    }
  }

  private async store(
    month: Month,
    closing: AbortSignal,
  ): Promise<Pick<ScanArchiveEntity, 'sha256' | 'scans'>> {
    const hash = createHash('sha256');
    let scans = 0;
    const lines = async function* (this: void, db: Db) {
      yield lineOf(COLUMNS);
      for (let last = '0'; ;) {
        closing.throwIfAborted();
        const rows = await db.rows<ScanEntity>(
          `SELECT ${COLUMNS.join(', ')} FROM code_scan PARTITION (${partitionOf(month)}) WHERE id > ? ORDER BY id LIMIT ${String(ROWS)}`,
          [last],
        );
        if (rows.length === 0) return;
        scans += rows.length;
        last = String(rows.at(-1)!.id);
        yield rows
          .map((row) =>
            lineOf(COLUMNS.map((column) => (column === 'at' ? row.at.toISOString() : row[column]))),
          )
          .join('');
      }
    };
    const hashed = async function* (texts: AsyncIterable<string>) {
      for await (const text of texts) {
        hash.update(text);
        yield Buffer.from(text);
      }
    };
    const packed = compressor();
    const packing = pipeline(Readable.from(hashed(lines(this.db))), packed);
    // An error of the source ends `packed`, and with it the write.
    packing.catch(() => undefined);
    await this.storage.put(archiveKey(month), packed as AsyncIterable<Buffer>);
    await packing;
    const archive = { sha256: hash.digest('hex'), scans: String(scans) };
    await this.db.insert('code_scan_archive', { month, ...archive });
    return archive;
  }

  /** Number and hash of the lines of a stored archive, without its head; -1 when there is none that this Node can read. */
  private async read(month: Month, closing: AbortSignal): Promise<Summed> {
    const found = await this.storage.read(archiveKey(month));
    if (!found) return NOTHING;
    const chunks = (found.stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
    const first = await chunks.next();
    const plain = first.done ? undefined : decompressorOf(first.value);
    if (!plain) {
      found.stream.destroy();
      return NOTHING;
    }
    const packed = async function* () {
      for (let next = first; !next.done; next = await chunks.next()) yield next.value;
    };
    const hash = createHash('sha256');
    let lines = 0;
    const reading = pipeline(packed, plain, { signal: closing });
    reading.catch(() => undefined);
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    }
    await reading;
    return { scans: lines - 1, sha256: hash.digest('hex') };
  }
}
