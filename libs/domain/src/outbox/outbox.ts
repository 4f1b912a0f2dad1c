export const JOB_STATES = ['queued', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A job of the outbox as staff see it, without its content. */
export interface OutboxRow {
  id: string;
  /** `sms`, `mail`, …; label `job_kind.<kind>` if there is one. */
  kind: string;
  state: JobState;
  /** Number of attempts. */
  version: number;
  attempts: number;
  actions: 'retry'[];
  /** The recipient, masked; null when there is none. */
  recipient: string | null;
  last_error: string | null;
  created_at: string;
  /** Time of the last or next attempt. */
  run_at: string;
}

/** A message that a local provider wrote to the outbox folder of this machine instead of sending it. Never in production. */
export interface OutboxMessage {
  at: string;
  channel: 'sms' | 'mail';
  recipient: string;
  text: string;
}
