import { Injectable, type OnModuleInit } from '@nestjs/common';
import { shanghaiMinute, TENDER_OPEN } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import type { IpEntity } from '../ip';
import type { TenderAlertEntity } from './tender-alert.entity';
import { contentOf } from './tender.content';
import type { TenderEntity } from './tender.entity';
import { fitsWhole, traitsOf } from './tender-fit';
import { TenderNoticeService } from './tender-notice.service';

const EVERY_MS = 15_000;
/** IPs looked at in one transaction. */
const BATCH = 500;
/** Transactions in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;
/** Days in which an IP is told of one project only. */
export const ALERT_DAYS = 7;

type Candidate = Pick<IpEntity, 'id' | 'auth_field_id' | 'ip_types' | 'kernels'>;

/** Tells IPs that follow nothing of it when a project opens that looks for what they are, at most one in a week. */
@Injectable()
export class TenderAlertService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly notices: TenderNoticeService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'tender-alerts', () => this.run());
  }

  async run(): Promise<void> {
    await this.noteOpened();
    for (let step = 0; step < MOST_STEPS; step += 1) if (!(await this.db.tx((sql) => this.step(sql)))) return;
  }

  /** A project opens when it is published and its opening time has come. */
  private async noteOpened(): Promise<void> {
    await this.db.execute(
      `INSERT IGNORE INTO tender_alert (tender_id) SELECT t.id FROM tender t LEFT JOIN tender_alert a ON a.tender_id = t.id
        WHERE t.state = ? AND t.opens_at <= NOW(3) AND t.closes_at > NOW(3)
          AND GREATEST(t.opens_at, t.published_at) > NOW(3) - INTERVAL 1 DAY AND a.tender_id IS NULL`,
      [TENDER_OPEN],
    );
  }

  /** Looks at the next IPs for the oldest open project: messages and progress are one transaction. Returns whether there was one. */
  private async step(sql: Sql): Promise<boolean> {
    const oldest = await sql.one<{ tender_id: string }>(
      'SELECT tender_id FROM tender_alert WHERE done_at IS NULL ORDER BY tender_id LIMIT 1',
    );
    if (!oldest) return false;
    const alert = await sql.one<TenderAlertEntity>(
      'SELECT * FROM tender_alert WHERE tender_id = ? AND done_at IS NULL FOR UPDATE',
      [oldest.tender_id],
    );
    if (!alert) return true;
    const { tender_id, seen_ip } = alert;
    const tender = await sql.one<TenderEntity>(
      'SELECT * FROM tender WHERE id = ? AND state = ? AND closes_at > NOW(3)',
      [tender_id, TENDER_OPEN],
    );
    const candidates = tender
      ? await sql.rows<Candidate>(
          'SELECT id, auth_field_id, ip_types, kernels FROM ip WHERE id > ? ORDER BY id LIMIT ?',
          [seen_ip, BATCH],
        )
      : [];
    if (tender) {
      const content = contentOf(tender);
      const fitting = candidates.filter((ip) => fitsWhole(content, traitsOf(ip)));
      const ips = await this.notYetNotified(
        sql,
        tender_id,
        fitting.map(({ id }) => id),
      );
      await this.notices.notify(sql, tender, ips, 'tender_fitting', () => ({
        closes: shanghaiMinute(tender.closes_at),
      }));
    }
    await sql.update(
      'tender_alert',
      { seen_ip: candidates.at(-1)?.id, done_at: candidates.length < BATCH ? new Date() : null },
      { tender_id },
    );
    return true;
  }

  /** Those that have nothing to do with the project yet and were notified of none lately; they count as notified from now on. */
  private async notYetNotified(sql: Sql, tenderId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await sql.rows<{ id: string }>(
      `SELECT ip.id FROM ip WHERE ip.id IN (?)
        AND EXISTS (SELECT 1 FROM ip_operator o WHERE o.ip_id = ip.id AND o.match_relation IS NOT NULL)
        AND NOT EXISTS (SELECT 1 FROM tender_follow f WHERE f.ip_id = ip.id AND f.tender_id = ?)
        AND NOT EXISTS (SELECT 1 FROM tender_registration r WHERE r.ip_id = ip.id AND r.tender_id = ?)
        AND NOT EXISTS (SELECT 1 FROM tender_alert_ip a WHERE a.ip_id = ip.id AND a.told_at > NOW(3) - INTERVAL ? DAY)
        ORDER BY ip.id`,
      [ids, tenderId, tenderId, ALERT_DAYS],
    );
    const notYetNotified = rows.map(({ id }) => id);
    if (notYetNotified.length === 0) return [];
    await sql.execute(
      `INSERT INTO tender_alert_ip (ip_id, told_at) VALUES ${notYetNotified.map(() => '(?, NOW(3))').join(', ')}
        ON DUPLICATE KEY UPDATE told_at = VALUES(told_at)`,
      notYetNotified,
    );
    await sql.insertAll(
      'tender_alert_told',
      notYetNotified.map((ip_id) => ({ tender_id: tenderId, ip_id })),
    );
    return notYetNotified;
  }
}
