import type { Mark } from '@ipw/domain';
import type { Field } from '../../fields/field';
import { choices, due, moment, prose, sorted, text, word } from '../../fields/kinds';
import { MarkedNames } from '../marks/MarkedNames';
import { reasonWords } from '../../history/reason-words';

interface Queued {
  due_at: string | null;
  decided_at: string | null;
  assignee_name: string | null;
  reason_code: string | null;
  reason: string | null;
}

/** Fields of every record in a review queue. */
export const queueFields = (machine: string) => ({
  due_at: sorted(due((row: Queued) => row.due_at)),
  decided_at: moment((row: Queued) => row.decided_at),
  assignee_name: text((row: Queued) => row.assignee_name),
  reason_code: word(reasonWords(machine), (row: Queued) => row.reason_code),
  reason: prose((row: Queued) => row.reason),
});

/** When its holder submitted it. */
export const submittedAt = sorted(moment((row: { submitted_at: string | null }) => row.submitted_at));

/** The marks of its last rejection. */
export const marked: Field<{ marks: readonly Mark[] }> = {
  show: ({ marks }) => <MarkedNames marks={marks} />,
};

/** The reviewer it is assigned to. */
export const assigned = choices(['me', 'none'], 'assignee');
