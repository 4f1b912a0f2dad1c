export const JOB_STATES = ['queued', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** One piece of outgoing work as staff see it; what it says is never among it. */
export interface OutboxRow {
  id: string;
  /** `sms`, `mail`, …; label `job_kind.<kind>` where there is one. */
  kind: string;
  state: JobState;
  /** Attempts so far. */
  version: number;
  attempts: number;
  actions: 'retry'[];
  /** To whom, masked; null when it goes to nobody. */
  recipient: string | null;
  last_error: string | null;
  created_at: string;
  /** When it was last tried, or will be next. */
  run_at: string;
}

/**
 * A message that a local provider wrote to this machine's outbox folder instead of sending it. Never in production.
 */
export interface OutboxMessage {
  at: string;
  channel: 'sms' | 'mail';
  recipient: string;
  text: string;
}
