/** Lanes of the job queue, the most urgent first. Labels: `lane.<lane>`. */
export const JOB_LANES = [
  'sms_code',
  'mail_code',
  'sms',
  'mail',
  'quick',
  'slow',
  'wallet',
  'filing_centre',
] as const;
export type LaneName = (typeof JOB_LANES)[number];

/** Whether a key of the file fits the database. Labels: `key_state.<state>`. `new`: not known to the database yet. */
export const KEY_STATES = ['right', 'foreign', 'missing', 'new'] as const;
export type KeyVerdict = (typeof KEY_STATES)[number];

/** A process of the installation; `silent`: it has not been seen for half a minute, and did not say that it ends. */
export interface ProcessRow {
  id: string;
  state: 'alive' | 'silent';
  version: 1;
  actions: [];
  /** `all`, `web` or `worker`. */
  role: string;
  host: string;
  pid: number;
  /** The beginning of a hash of its program: processes of one build have the same. */
  build: string;
  /** Of Node. */
  node: string;
  started_at: string;
  seen_at: string;
}

/** What the installation does and holds at the moment, for administrators. */
export interface SystemOverview {
  lanes: {
    lane: LaneName;
    /** Due jobs, up to 10,000. */
    waiting: number;
    oldest_seconds: number;
    /** Given up in the last 30 days, up to 10,000. */
    failed: number;
  }[];
  /** Age of the oldest scan that the alert worker has not read. */
  alert_lag_seconds: number;
  /** Lines of the audit log that are not chained yet, up to 10,000. */
  unsealed_lines: number;
  storage: {
    place: 'folder' | 'bucket';
    files: number;
    bytes: number;
    /** Of the disk of `DATA_DIR`. */
    free_bytes: number;
    database_bytes: number;
  };
  schema: {
    /** The newest migration of the database. */
    newest: string;
    /** Of the process that answers: migrations the database lacks, and those of a later release. */
    pending: number;
    later: number;
    /** Of the database server. */
    server: string;
  };
  /** Keys by name and check value, never a key. */
  keys: { name: string; state: KeyVerdict; check: string; recorded_at: string | null }[];
  /** Up to when backups reach, and when a restore was last proven; null: never. */
  backups: { base: string | null; log: string | null; proof: string | null };
}
