import { defineMachine } from '../core/machine';

/** Something unusual about scans. Its holder settles it, or staff close it; further scans count into an open one. */
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

/** What is raised an alert about. Words: `alert_kind.<kind>`. */
export const ALERT_KINDS = ['burst', 'places', 'revoked', 'undelivered', 'unknown_flood'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface AlertRule {
  /** What one alert gathers: scans of one code, of one batch of codes, or from one source. */
  of: 'code' | 'batch' | 'source';
  /** What is counted: scans, or the different places they came from. */
  counts: 'scans' | 'places';
  /** As many raise it … */
  least: number;
  /** … within so many minutes; absent where a single scan is enough. */
  minutes?: number;
}

/** Every threshold, with its reason. */
export const ALERT_RULES: Readonly<Record<AlertKind, AlertRule>> = {
  // A label is looked at by its buyer, their friends, a shop assistant: a handful of phones. Twenty visits in ten
  // minutes are a copied label, or a label held into a camera, which its holder wants to know as well.
  burst: { of: 'code', counts: 'scans', least: 20, minutes: 10 },
  // A product is sold in one town and given away in another on the same day. It is not in three.
  places: { of: 'code', counts: 'places', least: 3, minutes: 24 * 60 },
  // What was revoked is lost or copied: whoever meets one has it in hand. One alert a batch, or lost labels that are
  // sold by the thousand would raise a thousand.
  revoked: { of: 'batch', counts: 'scans', least: 1 },
  // Nobody can have a label of codes that never left the house.
  undelivered: { of: 'batch', counts: 'scans', least: 1 },
  // One address is refused after thirty misses a minute (`SCAN_LIMITS`). Many people behind one address mistype now
  // and then; thirty times in ten minutes is a pallet of fakes, or somebody who guesses.
  unknown_flood: { of: 'source', counts: 'scans', least: 30, minutes: 10 },
};

/** How an alert was explained. Words: `alert_outcome.<outcome>`. */
export const ALERT_OUTCOMES = ['harmless', 'copied', 'lost', 'unclear'] as const;
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number];
