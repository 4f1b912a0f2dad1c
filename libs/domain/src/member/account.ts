/** A member's account as those who look after them see it. */
export interface MemberAccount {
  /** How many places they are signed in at. */
  sessions: number;
  consents: { title: string; version: string; language: string; at: string }[];
  /** The newest messages sent to them, in the reader's language. */
  messages: { id: string; title: string; body: string; is_read: 0 | 1; at: string }[];
}
