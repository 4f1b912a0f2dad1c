/** How a line of the audit log fails. Labels: `audit_fault.<fault>`. */
export const AUDIT_FAULTS = ['altered', 'foreign', 'moved', 'missing', 'rebuilt'] as const;
export type AuditFault = (typeof AUDIT_FAULTS)[number];

/** What the verifier found: how far it read, and the first line that is not as it was written. */
export interface AuditVerdict {
  lines: number;
  /** Anchors outside the database it was held against. */
  anchors: number;
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
