import type { SubjectName } from '../kind/content-kinds';

/** Kinds of pending tasks, the more urgent first when none has a date. Labels: `task.<key>`. */
export const TASKS = [
  'real_name',
  'real_name_rejected',
  'code_alert',
  'complaint',
  'claim_failed',
  'sheet',
  'private_sheet',
  'thread',
  'image_request',
  'skin_rejected',
  'skin_awarded',
  'code_reported',
  'rejected',
  'filing_correction',
  'filing_rejected',
  'voucher_missing',
  'payment',
  'filing_payment',
  'link_expired',
  'link_expiring',
  'claim_draft',
  'filing_draft',
  'draft',
] as const;
export type TaskKey = (typeof TASKS)[number];

/** A task that waits for the member. */
export interface PendingTask {
  task: TaskKey;
  /** Id of its record; of a private sheet a number among the private tasks. */
  id: string;
  /** Kind of the content; null for other records. */
  subject: SubjectName | null;
  /** Name of the record; null when the kind says enough. */
  name: string | null;
  /** The reason in the caller's language. */
  reason: string | null;
  /** The page to do it on: a route of the holder app. */
  link: string;
  /** When it is due; null when it has no end. */
  due_at: string | null;
  /** Since when it waits; null for a private sheet. */
  since: string | null;
}

/**
 * Days after which an unchanged draft becomes a task; days before the end of a private link when it becomes one; days for which
 * a rejected filing, which nobody can delete, is one.
 */
export const TASK_DAYS = { draft: 2, link: 14, filing: 30 } as const;

/** Sorts tasks by due date; those without one by urgency, then by age. */
export function inOrder(tasks: readonly PendingTask[]): PendingTask[] {
  const last = '9999';
  const rank = ({ task }: PendingTask) => TASKS.indexOf(task);
  const later = (a: string | null, b: string | null) => (a ?? last).localeCompare(b ?? last);
  return [...tasks].sort((a, b) => later(a.due_at, b.due_at) || rank(a) - rank(b) || later(a.since, b.since));
}
