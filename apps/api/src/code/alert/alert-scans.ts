import { type AlertKind, ALERT_RULES, type AlertRule } from '@ipw/domain';
import type { Condition } from '../../core/db/list-query';
import type { AlertEntity } from './alert.entity';

/** The condition on scans (`code_scan s`) of each kind of alert. Marked scans are no visits. */
const ABOUT: Readonly<Record<AlertKind, string>> = {
  burst: 's.batch_number IS NOT NULL AND s.mark IS NULL',
  places: 's.batch_number IS NOT NULL AND s.mark IS NULL AND s.place IS NOT NULL',
  revoked: "s.verdict = 'revoked'",
  undelivered:
    'EXISTS (SELECT 1 FROM code_batch b WHERE b.number = s.batch_number AND (b.delivered_at IS NULL OR s.at < b.delivered_at))',
  unknown_flood: 's.batch_number IS NULL AND s.serial IS NULL',
};

/** The columns that identify an alert within its kind. */
const KEYS = {
  code: ['batch_number', 'serial'],
  batch: ['batch_number'],
  source: ['source'],
} as const satisfies Record<AlertRule['of'], readonly string[]>;

export const aboutOf = (kind: AlertKind): string => ABOUT[kind];
export const columnsOf = (kind: AlertKind): readonly string[] => KEYS[ALERT_RULES[kind].of];

export type AlertKey = Pick<AlertEntity, 'alert_key' | 'batch_number' | 'serial'>;

/** The scans of one kind and key; adjacent in the index by code. */
export function scansOf(kind: AlertKind, key: AlertKey): Condition {
  const values = { batch_number: key.batch_number, serial: key.serial, source: key.alert_key };
  const columns = KEYS[ALERT_RULES[kind].of];
  return {
    sql: [ABOUT[kind], ...columns.map((column) => `s.${column} = ?`)].join(' AND '),
    params: columns.map((column) => values[column]),
  };
}

/** The scans an alert counts, read again from the log. */
export function scansBehind(alert: AlertEntity): Condition {
  const { sql, params } = scansOf(alert.kind, alert);
  return {
    sql: `${sql} AND s.id BETWEEN ? AND ?`,
    params: [...params, alert.first_scan_id, alert.last_scan_id],
  };
}
