/** A member's account as staff with the scope `care` see it. */
export interface MemberAccount {
  /** Number of open sessions. */
  sessions: number;
  consents: { title: string; version: string; language: string; at: string }[];
  /** The newest messages to the member, in the reader's language. */
  messages: { id: string; title: string; body: string; is_read: 0 | 1; at: string }[];
}
