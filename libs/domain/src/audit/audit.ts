/** Ways the check of the audit chain can fail. Labels: `audit_fault.<fault>`. */
export const AUDIT_FAULTS = ['altered', 'foreign', 'moved', 'missing', 'rebuilt'] as const;
export type AuditFault = (typeof AUDIT_FAULTS)[number];

/** A restore of a backup, marked in the bucket with object lock: anchors of later lines that were locked before it do not count. */
export interface AuditRestore {
  at: string;
  /** Number of the last line that the restored log had. */
  number: number;
}

/** Result of a check of the audit chain: how many lines were read, and the first line that fails. */
export interface AuditVerdict {
  lines: number;
  /** Number of lines before the first that was read; 0 when the log was read from its beginning. */
  skipped: number;
  /** Number of anchors outside the database that the chain was compared with. */
  anchors: number;
  /** The oldest first. One that nobody made hides that later lines were cut off. */
  restores: AuditRestore[];
  broken: {
    /** The line's number in the chain. */
    number: number;
    line_id: string | null;
    fault: AuditFault;
    subject: string | null;
    subject_id: string | null;
    action: string | null;
    at: string | null;
  } | null;
}
