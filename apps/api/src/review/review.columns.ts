import { type ReviewState, reviewStatesOf, type SubjectName } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

interface Exported {
  id: string;
  subject: SubjectName;
  title: string;
  ip_name: string;
  state: ReviewState;
  submitter_name: string | null;
  assignee_name: string | null;
  submitted_at: string | null;
  due_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

/** Columns of a revision in an export: those of the queue. */
export const reviewColumns: CsvColumns<Exported> = {
  id: (one) => one.id,
  kind: (one, language) => translate(language, `subject.${one.subject}`),
  title: (one) => one.title,
  ip_name: (one) => one.ip_name,
  state: (one, language) => translate(language, `state.${reviewStatesOf(one.subject).name}.${one.state}`),
  submitter_name: (one) => one.submitter_name,
  assignee_name: (one) => one.assignee_name,
  submitted_at: (one) => one.submitted_at,
  due_at: (one) => one.due_at,
  decided_at: (one) => one.decided_at,
  reason_code: (one, language) =>
    one.reason_code && translate(language, `revision_reason.${one.reason_code}`),
  reason: (one) => one.reason,
};
