import { Injectable, type OnModuleInit } from '@nestjs/common';
import { shanghaiDay } from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { dayStart } from '../../core/db/list-filters';
import { JobService } from '../../core/jobs/job.service';
import { type Month, monthEnd, monthLast, monthOf, monthStart } from './scan-months';

const EVERY_MS = 600_000;
/** Scans of a month's last seconds are committed, and counted, after its end. */
const SETTLES_MS = 3_600_000;

/**
 * Adds up the daily counts by place of months that are over, so that a chart of a year reads a row a month instead of a row a day.
 * A month gets its mark in the last transaction; readers read monthly counts only of months with a mark.
 */
@Injectable()
export class ScanMonthCountService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'scan-month-counts', (closing) => this.run(new Date(), closing));
  }

  /** The oldest month first. Throws soon after `closing` is aborted; the next run begins the month again. */
  async run(now: Date, closing: AbortSignal): Promise<void> {
    const oldest = await this.db.one<{ day: string | null }>('SELECT MIN(day) AS day FROM code_scan_total');
    if (!oldest?.day) return;
    const last = monthOf(shanghaiDay(new Date(now.getTime() - SETTLES_MS)), -1);
    for (let month = monthOf(oldest.day); month <= last; month = monthOf(monthStart(month), 1)) {
      closing.throwIfAborted();
      if (await this.isMarked(month, month === last)) continue;
      const { counted_id } = await position(this.db);
      if (!(await hasScans(this.db, month, counted_id))) await this.add(month, counted_id, closing);
    }
  }

  /**
   * Whether the month has its mark. With `isNewest` a mark is deleted whose month was added to since: an earlier release, which
   * counts beside this one during an upgrade, leaves marks as they are.
   */
  private async isMarked(month: Month, isNewest: boolean): Promise<boolean> {
    const mark = await this.db.one<{ counted_id: string }>(
      'SELECT counted_id FROM code_scan_month_mark WHERE month = ?',
      [month],
    );
    if (!mark || !isNewest || !(await hasScans(this.db, month, mark.counted_id))) return mark !== undefined;
    await this.db.execute('DELETE FROM code_scan_month_mark WHERE month = ?', [month]);
    return false;
  }

  /** Adds up a month whose scans are counted up to `countedId`. Safe to repeat after an end at any place. */
  private async add(month: Month, countedId: string, closing: AbortSignal): Promise<void> {
    for (let ip = await this.nextIp(''); ip; ip = await this.nextIp(ip)) {
      closing.throwIfAborted();
      await this.addIp(ip, month);
    }
    await this.db.tx(async (sql) => {
      // The counter waits for the lock. When it has counted scans of the month since `countedId`, the next run begins again.
      await position(sql, 'FOR UPDATE');
      if (!(await hasScans(sql, month, countedId)))
        await sql.insert('code_scan_month_mark', { month, counted_id: countedId });
    });
  }

  private async nextIp(after: string): Promise<string | undefined> {
    const next = await this.db.one<{ ip_id: string }>(
      'SELECT ip_id FROM code_scan_place WHERE ip_id > ? ORDER BY ip_id LIMIT 1',
      [after],
    );
    return next?.ip_id;
  }

  private async addIp(ip: string, month: Month): Promise<void> {
    const days = [ip, monthStart(month), monthLast(month)];
    const isScanned = await this.db.one(
      'SELECT 1 FROM code_scan_place WHERE ip_id = ? AND day BETWEEN ? AND ? LIMIT 1',
      days,
    );
    if (!isScanned) return;
    await this.db.tx(async (sql) => {
      await sql.execute('DELETE FROM code_scan_month WHERE ip_id = ? AND month = ?', [ip, month]);
      await sql.execute(
        `INSERT INTO code_scan_month (ip_id, month, place, batch_number, verdict, mark, scans)
          SELECT ?, ?, place, batch_number, verdict, mark, SUM(scans) FROM code_scan_place
           WHERE ip_id = ? AND day BETWEEN ? AND ? GROUP BY place, batch_number, verdict, mark`,
        [ip, month, ...days],
      );
    }, 'committed');
  }
}

/** The last counted scan. */
const position = async (sql: Sql, lock: '' | 'FOR UPDATE' = ''): Promise<{ counted_id: string }> =>
  (await sql.one<{ counted_id: string }>(`SELECT counted_id FROM code_scan_mark WHERE id = 1 ${lock}`))!;

/** Whether the log has scans of a month after the scan `behind`. Reads the end of the month's partition. */
async function hasScans(sql: Sql, month: Month, behind: string): Promise<boolean> {
  const found = await sql.one(
    'SELECT id FROM code_scan FORCE INDEX (PRIMARY) WHERE id > ? AND at >= ? AND at < ? LIMIT 1',
    [behind, dayStart('month', monthStart(month)), monthEnd(month)],
  );
  return found !== undefined;
}
