import type { EntryAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of an entry in an export: no person. */
export const entryColumns: CsvColumns<EntryAdminRow> = {
  id: (entry) => entry.id,
  campaign: (entry) => entry.campaign_title,
  work_name: (entry) => entry.work_name,
  state: (entry, language) => translate(language, `state.campaign_entry.${entry.state}`),
  wall: (entry, language) => translate(language, `entry_wall.${String(entry.wall)}`),
  prize: (entry) => entry.prize,
  reports: (entry) => entry.reports,
  created_at: (entry) => entry.created_at,
};
