import type { RegistrationAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of an entry in an export: those of its list, with the same omissions. */
export const registrationColumns: CsvColumns<RegistrationAdminRow> = {
  id: (entry) => entry.id,
  tender: (entry) => entry.tender_title,
  ip_name: (entry) => entry.ip_name,
  state: (entry, language) => translate(language, `state.tender_registration.${entry.state}`),
  result: (entry, language) => translate(language, `state.tender_result.${entry.result}`),
  rank: (entry) => entry.rank,
  assignee_name: (entry) => entry.assignee_name,
  submitted_at: (entry) => entry.submitted_at,
  due_at: (entry) => entry.due_at,
  decided_at: (entry) => entry.decided_at,
};
