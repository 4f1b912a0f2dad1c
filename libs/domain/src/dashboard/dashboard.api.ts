import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, reference } from '../core/wire';
import type { ReviewState } from '../review/review.machine';
import type { SubjectName } from '../kind/content-kinds';
import type { PendingTask } from './pending-task';

/** Periods of visit statistics, in days. */
export const VISIT_DAYS = [30, 90] as const;

/** Number of content items of a kind in each state; kinds without any are left out. */
export interface ReviewCount {
  subject: SubjectName;
  state: ReviewState;
  count: number;
}

export interface PendingTasks {
  /** In the order of urgency. */
  tasks: PendingTask[];
  counts: ReviewCount[];
  /** Kinds of which the public page shows something. */
  shown: SubjectName[];
}

export interface Visits {
  /** Every day of the period in Asia/Shanghai, oldest first, including today. */
  days: { day: string; visits: number }[];
  total: number;
  /** Visits of the period of the same length before. */
  before: number;
  /** Path of the public page. */
  public_path: string;
}

export const dashboardApi = {
  pendingTasks: call<PendingTasks>()({
    path: 'ip/pendingTasks',
    access: 'ip',
    input: z.strictObject({ ip_id: id() }),
    summary: 'What waits for the caller, and how much content of each kind is in each state',
  }),
  visits: call<Visits>()({
    path: 'ip/visits',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), days: z._default(reference(VISIT_DAYS), 30) }),
    summary: 'Visitors of the public page of an IP, day by day',
  }),
};
