import type { SkinAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of skin goods in an export: those of their list. */
export const skinColumns: CsvColumns<SkinAdminRow> = {
  id: (row) => row.id,
  goods_name: (row) => row.goods_name,
  ip_name: (row) => row.ip_name,
  creation: (row, language) => translate(language, `skin_creation.${row.creation}`),
  state: (row, language) => translate(language, `state.skin.${row.state}`),
  assignee_name: (row) => row.assignee_name,
  submitted_at: (row) => row.submitted_at,
  due_at: (row) => row.due_at,
  decided_at: (row) => row.decided_at,
  listed_on: (row) => row.listed_on,
  listing_link: (row) => row.listing_link,
};
