/** Routes of alerts about scans. */
import type { Row } from './row';

const stale = { version: 99, outcome: 'harmless', note: '直播时给大家看过' };

export const ALERT_DESK: Record<string, Row> = {
  'GET alerts': {},
  'GET alerts/counts': {},
  'GET alerts/:id': {},
  'GET alerts/:id/history': {},
  'POST alerts/:id/close': { input: stale },
};

export const ALERT_CALLS: Record<string, Row> = {
  'code/alertDetail': {},
  'code/alertList': {},
  'code/alertSettle': { input: stale },
};
