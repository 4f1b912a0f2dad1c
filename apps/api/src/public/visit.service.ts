import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { shanghaiDay, type Visits, type VisitSource } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Db, type Sql } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import type { Context } from '../core/http/context';
import { isRobot } from '../core/http/agent';
import { JobService } from '../core/jobs/job.service';
import { KEYS, type Keys } from '../core/keys';
import { LOG } from '../core/log';
import { SlugService } from '../ip';
import { countFigure, type FigureOf, uncountFigures } from './figure-count';

type Client = Pick<Context, 'address' | 'userAgent'>;
interface Who {
  day: string;
  line: string;
  visitor: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The id for all IPs, of staff. */
export const EVERY_IP = '';
/** Maximum visitors a day from one address: enough for an office, too few to inflate counts by changing user agents. */
const MOST_OF_LINE = 30;
/** How many visitors and operators of an IP an address has on a day. */
const ON_LINE = '(SELECT COUNT(*) FROM ip_visitor WHERE day = ? AND ip_id = ? AND line = ?) AS on_line';
/** Maximum visitors of today this process remembers, to save database queries. */
const MAX_SEEN = 50_000;

/** Whether a person opens the page: no prefetch and no HEAD request. */
export const isPerson = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  !/prefetch|preview/i.test(`${String(headers['sec-purpose'])} ${String(headers.purpose)}`);

/**
 * Page visits are anonymous: at most one per visitor and day, by a keyed hash that is deleted after the day. Robots
 * and operators are not counted.
 */
@Injectable()
export class VisitService implements OnModuleInit {
  private seenToday = new Set<string>();
  private seenDay = '';

  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly slugs: SlugService,
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(HOUR_MS, 'sweep-visitors', async () => {
      const today = shanghaiDay(new Date());
      await sweep(this.db, 'DELETE FROM ip_visitor WHERE day < ?', [today]);
      await sweep(this.db, 'DELETE FROM ip_figure_visitor WHERE day < ?', [today]);
    });
  }

  /** Counts a visit of an IP's page. */
  async look(ipId: string, client: Client, source: VisitSource): Promise<void> {
    if (isRobot(client.userAgent)) return;
    await this.once(`look ${ipId}`, client, (sql, who) => this.count(sql, ipId, who, source));
  }

  /** Counts what a visitor did on the page; only of visitors who count. */
  async act(ipId: string, client: Client, figures: readonly FigureOf[]): Promise<void> {
    const what = figures.map(({ kind, subject }) => `${kind} ${subject}`).join(' ');
    await this.once(`${what} ${ipId}`, client, async (sql, who) => {
      const counts = await sql.one(
        'SELECT 1 FROM ip_visitor WHERE day = ? AND visitor = ? AND ip_id = ? AND at_work = 0 FOR UPDATE',
        [who.day, who.visitor, ipId],
      );
      if (counts) for (const figure of figures) await countFigure(sql, ipId, who, figure);
    });
  }

  /**
   * An operator of an IP is no visitor of it today from this address and browser; an earlier count is subtracted. An address that has
   * its maximum gets no further rows; its further browsers are not counted as visitors either.
   */
  async excludeOperator(ipId: string, client: Client): Promise<void> {
    await this.once(`work ${ipId}`, client, async (sql, { day, visitor, line }) => {
      const known = await sql.one<{ visits: number; on_line: number }>(
        `SELECT EXISTS (SELECT 1 FROM ip_visitor WHERE day = ? AND visitor = ? AND ? IN (ip_id, '')) AS visits, ${ON_LINE}`,
        [day, visitor, ipId, day, ipId, line],
      );
      // Inserted first: a lock on a missing row (gap lock) would block the rows of other operators, who all come at the end of a tender.
      if (known!.on_line < MOST_OF_LINE)
        await sql.execute(
          'INSERT INTO ip_visitor (day, visitor, ip_id, line, at_work) VALUES (?, ?, ?, ?, 1) ON DUPLICATE KEY UPDATE line = line',
          [day, visitor, ipId, line],
        );
      else if (!known!.visits) return;
      const counted = await sql.rows<{ ip_id: string }>(
        `SELECT ip_id FROM ip_visitor WHERE day = ? AND visitor = ? AND at_work = 0 ${ipId === EVERY_IP ? '' : 'AND ip_id = ?'} FOR UPDATE`,
        [day, visitor, ipId].slice(0, ipId === EVERY_IP ? 2 : 3),
      );
      for (const { ip_id } of counted) {
        await sql.update('ip_visitor', { at_work: 1 }, { day, visitor, ip_id });
        await sql.execute('UPDATE ip_visit SET visits = visits - 1 WHERE ip_id = ? AND day = ?', [
          ip_id,
          day,
        ]);
        await uncountFigures(sql, ip_id, { day, visitor });
      }
    });
  }

  /** Visitors of the last `days` days, including today. */
  async of(ipId: string, days: number): Promise<Visits> {
    const now = Date.now();
    const dayBefore = (back: number) => shanghaiDay(new Date(now - back * DAY_MS));
    const rows = await this.db.rows<{ day: string; visits: number }>(
      'SELECT day, visits FROM ip_visit WHERE ip_id = ? AND day >= ?',
      [ipId, dayBefore(2 * days - 1)],
    );
    const known = new Map(rows.map(({ day, visits }) => [day, visits]));
    const counted = (from: number) =>
      Array.from({ length: days }, (_, at) => dayBefore(from - at)).map((day) => ({
        day,
        visits: known.get(day) ?? 0,
      }));
    const sum = (list: readonly { visits: number }[]) => list.reduce((all, { visits }) => all + visits, 0);
    const shown = counted(days - 1);
    const ip = await this.db.one<{ id: string; ip_name: string }>('SELECT id, ip_name FROM ip WHERE id = ?', [
      ipId,
    ]);
    return {
      days: shown,
      total: sum(shown),
      before: sum(counted(2 * days - 1)),
      public_path: `/ip/${encodeURIComponent(await this.slugs.of(ip!))}`,
    };
  }

  private async count(sql: Sql, ip_id: string, who: Who, source: VisitSource): Promise<void> {
    const { day, visitor, line } = who;
    const known = await sql.one<{ staff: number; on_line: number }>(
      `SELECT EXISTS (SELECT 1 FROM ip_visitor WHERE day = ? AND visitor = ? AND ip_id = ?) AS staff, ${ON_LINE}`,
      [day, visitor, EVERY_IP, day, ip_id, line],
    );
    if (known!.staff || known!.on_line >= MOST_OF_LINE) return;
    const came = await sql.execute(
      'INSERT IGNORE INTO ip_visitor (day, visitor, ip_id, line) VALUES (?, ?, ?, ?)',
      [day, visitor, ip_id, line],
    );
    if (came !== 1) return;
    await sql.execute(
      'INSERT INTO ip_visit (ip_id, day, visits) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE visits = visits + 1',
      [ip_id, day],
    );
    await countFigure(sql, ip_id, who, { kind: 'source', subject: source });
  }

  /** Runs `work` once for a visitor, day and process. A failed count is lost, and the page is answered anyway. */
  private async once(
    what: string,
    client: Client,
    work: (sql: Sql, who: Who) => Promise<void>,
  ): Promise<void> {
    const day = shanghaiDay(new Date());
    if (this.seenDay !== day || this.seenToday.size > MAX_SEEN)
      [this.seenToday, this.seenDay] = [new Set(), day];
    const { address, userAgent } = client;
    const visitor = this.hash(day, address, userAgent);
    const key = `${what} ${visitor}`;
    if (this.seenToday.has(key)) return;
    this.seenToday.add(key);
    try {
      const who = { day, visitor, line: this.hash(day, address) };
      await this.db.tx((sql) => work(sql, who));
    } catch (error) {
      this.seenToday.delete(key);
      this.log.warn({ err: error }, 'visits: a visit was not counted');
    }
  }

  /** A hash with the day in it, so that days cannot be linked. */
  private hash(day: string, ...parts: string[]): string {
    return createHmac('sha256', Buffer.from(this.keys.index, 'base64'))
      .update(['visit', day, ...parts].join('\0'))
      .digest('hex')
      .slice(0, 16);
  }
}
