import * as z from 'zod/mini';
import { int, optionalText, text } from '../core/wire';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import { QUESTION_LIMITS } from './question.api';
import { type QuestionAction, questionMachine, type QuestionState } from './question.machine';

/** A question as the console lists it. Who asked about a sealed tender is shown after its end only. */
export interface QuestionAdminRow extends ReviewRow {
  state: QuestionState;
  actions: QuestionAction[];
  tender_id: string;
  /** In the reader’s language. */
  tender_title: string;
  closes_at: string;
  question: string;
  ip_id: string | null;
  ip_name: string | null;
  created_at: string;
  decided_at: string | null;
  reason_code: null;
  reason: null;
}

export interface QuestionAdminRecord extends QuestionAdminRow {
  /** The question in the words of staff, as everybody reads it. */
  wording: string | null;
  answer: string | null;
  answered_by: string | null;
}

const answer = { version: int(1), answer: text(QUESTION_LIMITS.answer) };

export const questionAdminApi = queueCalls<QuestionAdminRow, QuestionAdminRecord>()(
  'questions',
  questionMachine,
  { filters: ['state', 'tender_id', 'assignee', 'q'], sorts: ['due_at', 'created_at', 'id'] },
  {
    answer: z.strictObject(answer),
    // Without a wording everybody reads the question as it was asked.
    publish: z.strictObject({ ...answer, wording: optionalText(QUESTION_LIMITS.question) }),
  },
);
