import type { Mark } from '@ipw/domain';
import type { Field } from '../../fields/field';
import { choices, due, moment, prose, sorted, word } from '../../fields/kinds';
import { MarkedNames } from '../marks/MarkedNames';
import { reasonWords } from '../../history/reason-words';
import { Assignee } from './Assignee';

interface Assigned {
  assignee_name: string | null;
  assigned_at: string | null;
}

interface Queued extends Assigned {
  due_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

/** The reviewer it is assigned to, and since when. */
export const assignee: Field<Assigned> = {
  show: ({ assignee_name, assigned_at }) => <Assignee name={assignee_name} since={assigned_at} />,
};

/** Fields of every record in a review queue. */
export const queueFields = (machine: string) => ({
  due_at: sorted(due((row: Queued) => row.due_at)),
  decided_at: moment((row: Queued) => row.decided_at),
  assignee_name: assignee,
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
