import type { SubjectName } from '../review/content-kinds';

/** What can wait for a member, the more pressing first where none has a date. Words: `task.<key>`. */
export const TASKS = [
  'real_name',
  'real_name_rejected',
  'code_alert',
  'claim_failed',
  'code_reported',
  'rejected',
  'voucher_missing',
  'payment',
  'link_expired',
  'link_expiring',
  'claim_draft',
  'draft',
] as const;
export type TaskKey = (typeof TASKS)[number];

/** One thing that waits for the member. */
export interface PendingTask {
  task: TaskKey;
  /** What it is about. */
  id: string;
  /** Of content: its kind. */
  subject: SubjectName | null;
  /** What it is called; null where the kind says it all. */
  name: string | null;
  /** The key of the word that says why, e.g. `revision_reason.contact_details`. */
  reason: string | null;
  /** The page on which it is done: a route of the holder app. */
  link: string;
  /** Until when; null when nothing ends. */
  due_at: string | null;
  /** Since when it waits. */
  since: string | null;
}

/** Days after which an untouched draft becomes a task, and days before a private link's end at which the link becomes one. */
export const TASK_DAYS = { draft: 2, link: 14 } as const;

/** What ends first comes first; of what has no end the more pressing, then what waits longest. */
export function inOrder(tasks: readonly PendingTask[]): PendingTask[] {
  const last = '9999';
  const rank = ({ task }: PendingTask) => TASKS.indexOf(task);
  const later = (a: string | null, b: string | null) => (a ?? last).localeCompare(b ?? last);
  return [...tasks].sort((a, b) => later(a.due_at, b.due_at) || rank(a) - rank(b) || later(a.since, b.since));
}
