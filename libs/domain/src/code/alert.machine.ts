import { defineMachine } from '../core/machine';

/** An alert about unusual scans. The holder settles it or staff close it; further scans are added to an open alert. */
export const codeAlertMachine = defineMachine({
  name: 'code_alert',
  initial: 'open',
  states: { open: { tone: 'bad', awaits: 'staff' }, settled: { tone: 'good' } },
  actions: {
    settle: { from: ['open'], to: 'settled', by: 'owner' },
    close: { from: ['open'], to: 'settled', by: 'alert:write', note: true },
  },
});
export type CodeAlertState = keyof typeof codeAlertMachine.states;
export type CodeAlertAction = keyof typeof codeAlertMachine.actions;

/** Kinds of alert. Labels: `alert_kind.<kind>`. */
export const ALERT_KINDS = ['burst', 'places', 'revoked', 'undelivered', 'unknown_flood'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface AlertRule {
  /** Scans are grouped into one alert by code, by batch or by source. */
  of: 'code' | 'batch' | 'source';
  /** What the rule counts: scans, or the different towns they came from. */
  counts: 'scans' | 'places';
  /** Lowest count that raises an alert. */
  least: number;
  /** Time window in minutes; absent when a single scan raises the alert. */
  minutes?: number;
}

/** All thresholds, each with its reason. */
export const ALERT_RULES: Readonly<Record<AlertKind, AlertRule>> = {
  // A label is usually scanned by the buyer, friends and a shop assistant: a handful of phones. Twenty visits in ten minutes
  // mean a copied label or a label shown in a video; the holder wants to know of both.
  burst: { of: 'code', counts: 'scans', least: 20, minutes: 10 },
  // A product may be sold in one town and given away in another on the same day, but hardly in three.
  places: { of: 'code', counts: 'places', least: 3, minutes: 24 * 60 },
  // A revoked code is lost or copied, so the person scanning it has a suspicious product. One alert a batch, because
  // thousands of lost labels would otherwise raise thousands of alerts.
  revoked: { of: 'batch', counts: 'scans', least: 1 },
  // Labels of an undelivered batch should not be in anybody's hands.
  undelivered: { of: 'batch', counts: 'scans', least: 1 },
  // `SCAN_LIMITS` blocks an address after thirty unknown codes a minute. Many people behind one address mistype now and
  // then; thirty unknown codes in ten minutes suggest many fakes or somebody guessing codes.
  unknown_flood: { of: 'source', counts: 'scans', least: 30, minutes: 10 },
};

/** The outcome of an alert. Labels: `alert_outcome.<outcome>`. */
export const ALERT_OUTCOMES = ['harmless', 'copied', 'lost', 'unclear'] as const;
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number];
