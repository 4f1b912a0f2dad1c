import type { ThreadRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a thread in an export. */
export const threadColumns: CsvColumns<ThreadRow> = {
  coop_no: (thread) => thread.coop_no,
  ip_name: (thread) => thread.ip_name,
  project: (thread) => thread.project_name,
  brand_name: (thread) => thread.brand_name,
  kind: (thread, language) => translate(language, `thread_kind.${thread.kind}`),
  product: (thread) => thread.product_name,
  state: (thread, language) => translate(language, `state.thread.${thread.state}`),
  turn: (thread, language) => thread.turn && translate(language, `thread_turn.${thread.turn}`),
  rounds: (thread) => thread.rounds,
  sample_confirm: (thread, language) =>
    thread.sample_confirm && translate(language, `sample_confirm.${thread.sample_confirm}`),
  due_at: (thread, language) => (thread.rests ? translate(language, 'cooperation.resting') : thread.due_at),
  created_at: (thread) => thread.created_at,
};
