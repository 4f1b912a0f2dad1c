import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AWARD_PUBLISHED,
  REGISTRATION_OUT,
  REGISTRATION_PASSED,
  REGISTRATION_REJECTED,
  registrationMachine,
  type RegistrationState,
  statesAwaiting,
  TENDER_OPEN,
} from '@ipw/domain';
import type { Logger } from 'pino';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { LOG } from '../core/log';
import type { TenderEntity } from './tender.entity';
import type { NoticeKind, TenderNoticeEntity } from './tender-notice.entity';
import { TenderNoticeService } from './tender-notice.service';
import { argsOf } from './tender-notice.words';

const EVERY_MS = 15_000;
/** IPs told in one transaction. */
const BATCH = 200;
/** Transactions in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;

const STATES = (Object.keys(registrationMachine.states) as RegistrationState[]).filter(
  (state) => state !== REGISTRATION_OUT,
);
const UNFINISHED = statesAwaiting(registrationMachine, 'member');

interface Audience {
  /** IPs whose entry is in one of these states, whether they follow or not. */
  entries: readonly RegistrationState[];
  /** Followers whose entry is in one of these states are left out. */
  without: readonly RegistrationState[];
  /** IPs that were told that the project fits are told as followers are. */
  fitting?: true;
}
const AUDIENCE: Readonly<Record<NoticeKind, Audience>> = {
  opened: { entries: [], without: [] },
  changed: { entries: STATES, without: [] },
  closing: {
    entries: UNFINISHED,
    without: STATES.filter((state) => !UNFINISHED.includes(state)),
    fitting: true,
  },
  cancelled: { entries: STATES, without: [] },
  answered: { entries: STATES, without: [] },
  // Approved entries have a result of their own.
  decided: { entries: [REGISTRATION_REJECTED], without: [REGISTRATION_PASSED], fitting: true },
  reopened: { entries: [REGISTRATION_PASSED, REGISTRATION_REJECTED], without: [], fitting: true },
};

const OPEN = `t.state = '${TENDER_OPEN}'`;
const RESULT_PUBLISHED = `EXISTS (SELECT 1 FROM tender_award a WHERE a.id = t.id AND a.state = '${AWARD_PUBLISHED}')`;
/** Whether an event of a project `t` still stands; the parameter is what it is about. */
const STILL_VALID_SQL: Readonly<Record<NoticeKind, string>> = {
  opened: `${OPEN} AND t.closes_at > NOW(3) AND CAST(t.opens_at AS CHAR) = ?`,
  changed: `${OPEN} AND ? <> ''`,
  closing: `${OPEN} AND t.closes_at > NOW(3) AND CAST(t.closes_at AS CHAR) = ?`,
  cancelled: `NOT ${OPEN} AND ? = ''`,
  answered: `${OPEN} AND ? <> ''`,
  decided: `${OPEN} AND ${RESULT_PUBLISHED} AND ? IS NOT NULL`,
  reopened: `${OPEN} AND NOT ${RESULT_PUBLISHED} AND ? <> ''`,
};

/**
 * Times that have come. Nobody can follow before the publication, so a project published after its opening is not told; nor is
 * the last day of one that is open for less than a day, whose opening names the end.
 */
const DUE: Readonly<Record<'opened' | 'closing', { column: string; sql: string }>> = {
  opened: {
    column: 't.opens_at',
    sql: 't.opens_at <= NOW(3) AND t.opens_at > NOW(3) - INTERVAL 1 DAY AND t.opens_at > t.published_at',
  },
  closing: {
    column: 't.closes_at',
    sql: 't.closes_at <= NOW(3) + INTERVAL 1 DAY AND t.opens_at <= t.closes_at - INTERVAL 1 DAY',
  },
};

/** The condition that the IP of a row has no entry in the states of the parameter. */
const notIn = (row: 'f' | 'a') => `NOT EXISTS (SELECT 1 FROM tender_registration x
  WHERE x.tender_id = ${row}.tender_id AND x.ip_id = ${row}.ip_id AND x.state IN (?))`;

/** Tells followers and entrants of a project, and IPs it fits, what happened to it, each of them once. */
@Injectable()
export class TenderWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly notices: TenderNoticeService,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'tender-notices', () => this.run());
  }

  async run(): Promise<void> {
    await this.noteTimes();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const id = await this.next();
      if (id === undefined) return;
      await this.db.tx((sql) => this.step(sql, id)).catch((error: unknown) => this.failed(id, error));
    }
  }

  /** The oldest open notice, but for those that failed and wait for their next try. */
  private async next(): Promise<string | undefined> {
    const found = await this.db.one<{ id: string }>(
      'SELECT id FROM tender_notice WHERE done_at IS NULL AND (next_at IS NULL OR next_at <= NOW(3)) ORDER BY id LIMIT 1',
    );
    return found?.id;
  }

  /** A notice that cannot be told waits, at first a minute and at most a day; those behind it go on. */
  private async failed(id: string, error: unknown): Promise<void> {
    this.log.error({ err: error, id }, 'a tender notice failed');
    await this.db.execute(
      'UPDATE tender_notice SET tries = tries + 1, next_at = NOW(3) + INTERVAL LEAST(POW(2, tries), 1440) MINUTE WHERE id = ?',
      [id],
    );
  }

  private async noteTimes(): Promise<void> {
    for (const kind of ['opened', 'closing'] as const) {
      const { column, sql } = DUE[kind];
      const due = await this.db.rows<{ id: string; about: string }>(
        `SELECT t.id, CAST(${column} AS CHAR) AS about FROM tender t WHERE ${OPEN} AND t.closes_at > NOW(3) AND ${sql}
          AND NOT EXISTS (SELECT 1 FROM tender_notice n
            WHERE n.tender_id = t.id AND n.kind = ? AND n.about = CAST(${column} AS CHAR))`,
        [kind],
      );
      for (const { id, about } of due) await this.notices.queue(this.db, id, kind, about);
    }
  }

  /** Tells the next IPs of a notice: messages and progress are one transaction. */
  private async step(sql: Sql, noticeId: string): Promise<void> {
    // Locked by its id: a lock on the index would block the changes that insert the next notices.
    const notice = await sql.one<TenderNoticeEntity>(
      'SELECT * FROM tender_notice WHERE id = ? AND done_at IS NULL FOR UPDATE',
      [noticeId],
    );
    if (!notice) return;
    const { id, tender_id, kind, about } = notice;
    const tender = await sql.one<TenderEntity>(
      `SELECT t.* FROM tender t WHERE t.id = ? AND ${STILL_VALID_SQL[kind]}`,
      [tender_id, about],
    );
    const ips = tender ? await this.audience(sql, notice) : [];
    if (tender && ips.length > 0)
      await this.notices.notify(sql, tender, ips, `tender_${kind}`, await argsOf(sql, notice, tender));
    await sql.update(
      'tender_notice',
      { told_ip: ips.at(-1), done_at: ips.length < BATCH ? new Date() : null },
      { id },
    );
  }

  private async audience(sql: Sql, { tender_id, kind, told_ip }: TenderNoticeEntity): Promise<string[]> {
    const { entries, without, fitting = false } = AUDIENCE[kind];
    // An empty list is no valid SQL, and no state is empty.
    const [entered, left] = [entries, without].map((states) => [...states, '']);
    const rows = await sql.rows<{ ip_id: string }>(
      `(SELECT f.ip_id FROM tender_follow f WHERE f.tender_id = ? AND f.ip_id > ? AND ${notIn('f')}
          ORDER BY f.ip_id LIMIT ?)
        UNION (SELECT a.ip_id FROM tender_alert_told a WHERE ? AND a.tender_id = ? AND a.ip_id > ? AND ${notIn('a')}
          ORDER BY a.ip_id LIMIT ?)
        UNION (SELECT r.ip_id FROM tender_registration r WHERE r.tender_id = ? AND r.ip_id > ? AND r.state IN (?)
          ORDER BY r.ip_id LIMIT ?)
        UNION (SELECT q.ip_id FROM tender_question q WHERE q.tender_id = ? AND q.ip_id > ? AND ? = 'answered'
          ORDER BY q.ip_id LIMIT ?)
        ORDER BY ip_id LIMIT ?`,
      [
        ...[tender_id, told_ip, left, BATCH],
        ...[fitting, tender_id, told_ip, left, BATCH],
        ...[tender_id, told_ip, entered, BATCH],
        ...[tender_id, told_ip, kind, BATCH],
        BATCH,
      ],
    );
    return rows.map(({ ip_id }) => ip_id);
  }
}
