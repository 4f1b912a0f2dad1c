import type { LaneName } from '@ipw/domain';

/** The provider a lane depends on; lanes of one provider share its circuit breaker. */
export type ProviderName = 'sms' | 'mail';

export interface LanePlan {
  /** Maximum number of jobs running in one process. */
  atOnce: number;
  /** Pause between two polls of an empty lane. */
  idleMs: number;
  provider?: ProviderName;
  /** Time limit of a job; a longer one counts as failed. */
  limitMs?: number;
  /** All jobs of the lane count against one limit: while it holds one back, the process claims no other. */
  oneLimit?: true;
}

/** Longer than the sum of a provider's own time limits. */
const SEND_MS = 20_000;

/**
 * Lanes of the job queue. Jobs wait only for jobs of the same lane, so that one-time codes and texts about security wait neither
 * for notices nor for a hanging provider, and nothing waits for jobs that take minutes.
 */
export const LANES = {
  sms_code: { atOnce: 4, idleMs: 250, provider: 'sms', limitMs: SEND_MS },
  mail_code: { atOnce: 4, idleMs: 250, provider: 'mail', limitMs: SEND_MS },
  sms: { atOnce: 4, idleMs: 1000, provider: 'sms', limitMs: SEND_MS, oneLimit: true },
  mail: { atOnce: 4, idleMs: 1000, provider: 'mail', limitMs: SEND_MS },
  quick: { atOnce: 2, idleMs: 1000 },
  slow: { atOnce: 1, idleMs: 1000 },
  // A wallet may answer slowly.
  wallet: { atOnce: 1, idleMs: 1000 },
  // Large pictures over somebody else's network.
  filing_centre: { atOnce: 2, idleMs: 1000, limitMs: 300_000 },
} as const satisfies Record<LaneName, LanePlan>;

/** All kinds of jobs with their lane; urgent kinds have one of their own. */
const KINDS = {
  sms: { lane: 'sms', urgent: 'sms_code' },
  mail: { lane: 'mail', urgent: 'mail_code' },
  image_copies: { lane: 'quick', urgent: 'quick' },
  close_account: { lane: 'quick', urgent: 'quick' },
  data_export: { lane: 'slow', urgent: 'slow' },
  remove_file: { lane: 'slow', urgent: 'slow' },
  remove_archive: { lane: 'slow', urgent: 'slow' },
  wallet_questions: { lane: 'wallet', urgent: 'wallet' },
  filing_order: { lane: 'filing_centre', urgent: 'filing_centre' },
} as const satisfies Record<string, { lane: LaneName; urgent: LaneName }>;

export type JobKind = keyof typeof KINDS;
export const laneOf = (kind: JobKind, urgent: boolean): LaneName => KINDS[kind][urgent ? 'urgent' : 'lane'];
