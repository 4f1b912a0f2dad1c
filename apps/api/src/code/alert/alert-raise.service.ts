import { Injectable } from '@nestjs/common';
import { ALERT_RULES, type AlertKind, codeAlertMachine, ulid } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { OWNERS_OF_IP } from '../../ip';
import { MessageService } from '../../message';
import type { AlertEntity } from './alert.entity';
import { scansOf } from './alert-scans';
import { firstWindow } from './alert-window';
import { recentScans } from './recent-scans';

/** Scans not processed yet that belong to one alert. */
export interface NewScans {
  alert_key: string;
  batch_number?: number;
  serial?: number;
  ip_id: string | null;
  scans: number | string;
  first_id: string;
  last_id: string;
  first_at: Date;
  last_at: Date;
}

type Key = Pick<AlertEntity, 'kind' | 'alert_key' | 'batch_number' | 'serial'>;

/** An owner is notified at most once in this time for each kind of alert, however many codes it concerns. */
const NOTIFY_AGAIN_MINUTES = 60;

/** Keys whose alerts are read, and counted into, by one statement: below 1000, where MariaDB would join a list of values instead. */
const MOST_KEYS = 500;

/** Raises an alert when a threshold is reached, and counts further scans into an open one. */
@Injectable()
export class AlertRaiseService {
  constructor(
    private readonly history: HistoryService,
    private readonly messages: MessageService,
  ) {}

  /**
   * Counts new scans into the open alert of their key, and raises an alert for a key whose scans reach the threshold of its
   * kind. Runs in the caller's transaction; `to` is the last scan that is processed.
   */
  async raiseOrCount(sql: Sql, kind: AlertKind, found: readonly NewScans[], to: number): Promise<void> {
    for (let at = 0; at < found.length; at += MOST_KEYS) {
      const some = found.slice(at, at + MOST_KEYS);
      const latest = await latestOf(sql, kind, some);
      const isOpen = ({ alert_key }: NewScans) => Boolean(latest.get(alert_key)?.is_open);
      await countInto(
        sql,
        kind,
        some.filter(isOpen).map((scans) => [latest.get(scans.alert_key)!.id, scans]),
      );
      for (const scans of some.filter((one) => !isOpen(one))) {
        const { alert_key, batch_number = null, serial = null } = scans;
        const key = { kind, alert_key, batch_number, serial };
        const first = await this.begin(sql, key, scans, latest.get(alert_key)?.last_scan_id ?? 0, to);
        if (first !== undefined) await this.open(sql, key, scans, first);
      }
    }
  }

  /** Finds the first scan of a new alert. Scans of a settled alert (up to `floor`) are explained already. */
  private async begin(
    sql: Sql,
    key: Key,
    { first_id, first_at }: NewScans,
    floor: string | number,
    to: number,
  ): Promise<string | undefined> {
    const rule = ALERT_RULES[key.kind];
    if (rule.minutes === undefined) return first_id;
    const recent = await recentScans(sql, key.kind, key, { floor, to, at: first_at });
    const from = firstWindow(rule, recent);
    if (from === undefined) return undefined;
    // Scans of the same moment may have ids in another order.
    return String(Math.min(...recent.slice(from, from + rule.least).map(({ id }) => Number(id))));
  }

  private async open(sql: Sql, key: Key, { ip_id, last_id }: NewScans, first_id: string): Promise<void> {
    const { sql: ours, params } = scansOf(key.kind, key);
    const notify = ip_id !== null && !(await notifiedRecently(sql, ip_id, key.kind));
    const id = ulid();
    const { scans, first_at, last_at } = (await sql.one<{ scans: number; first_at: Date; last_at: Date }>(
      `SELECT COUNT(*) AS scans, MIN(s.at) AS first_at, MAX(s.at) AS last_at FROM code_scan s WHERE ${ours} AND s.id BETWEEN ? AND ?`,
      [...params, first_id, last_id],
    ))!;
    await sql.insert('code_alert', {
      id,
      ...key,
      ip_id,
      scans: Number(scans),
      first_scan_id: first_id,
      last_scan_id: last_id,
      first_at,
      last_at,
      notified: notify ? 1 : 0,
    });
    await this.history.write(sql, {
      subject: codeAlertMachine.name,
      subjectId: id,
      action: 'raise',
      actor: SYSTEM,
      to: codeAlertMachine.initial,
      after: { kind: key.kind, scans: Number(scans) },
    });
    if (notify) await this.notifyOwners(sql, ip_id, id, key);
  }

  private async notifyOwners(sql: Sql, ip_id: string, alert_id: string, { kind, batch_number }: Key) {
    const owners = await sql.rows<{ id: string; product_name: string }>(
      `SELECT o.id, g.product_name FROM (${OWNERS_OF_IP}) o JOIN code_batch b ON b.number = ? JOIN code_goods g ON g.id = b.goods_id`,
      [ip_id, ip_id, batch_number],
    );
    for (const { id, product_name } of owners)
      await this.messages.send(sql, id, 'code_alert', {
        ip_id,
        alert_id,
        product_name,
        kind_key: `alert_kind.${kind}`,
      });
  }
}

type Latest = Pick<AlertEntity, 'id' | 'alert_key' | 'is_open' | 'last_scan_id'>;

/** The open alert of each key, or the latest settled one; locked, and read again, because it may have been settled meanwhile. */
async function latestOf(sql: Sql, kind: AlertKind, found: readonly NewScans[]): Promise<Map<string, Latest>> {
  // Without the index all alerts would be locked where they are few.
  const rows = await sql.rows<Latest>(
    `SELECT id, alert_key, is_open, last_scan_id FROM code_alert FORCE INDEX (code_alert_open)
      WHERE kind = ? AND alert_key IN (?) ORDER BY is_open, id FOR UPDATE`,
    [kind, found.map(({ alert_key }) => alert_key)],
  );
  return new Map(rows.map((row) => [row.alert_key, row]));
}

/** Counts scans into open alerts, which are locked: no row is inserted. */
async function countInto(
  sql: Sql,
  kind: AlertKind,
  found: readonly (readonly [id: string, scans: NewScans])[],
): Promise<void> {
  if (found.length === 0) return;
  await sql.execute(
    `INSERT INTO code_alert (id, kind, alert_key, scans, first_scan_id, last_scan_id, first_at, last_at) VALUES ?
      ON DUPLICATE KEY UPDATE scans = scans + VALUES(scans), last_scan_id = VALUES(last_scan_id), last_at = GREATEST(last_at, VALUES(last_at))`,
    [
      found.map(([id, { alert_key, scans, first_id, last_id, first_at, last_at }]) => [
        id,
        kind,
        alert_key,
        Number(scans),
        first_id,
        last_id,
        first_at,
        last_at,
      ]),
    ],
  );
}

async function notifiedRecently(sql: Sql, ipId: string, kind: AlertKind): Promise<boolean> {
  const found = await sql.one(
    'SELECT id FROM code_alert WHERE ip_id = ? AND kind = ? AND created_at > NOW(3) - INTERVAL ? MINUTE AND notified = 1 LIMIT 1',
    [ipId, kind, NOTIFY_AGAIN_MINUTES],
  );
  return found !== undefined;
}
