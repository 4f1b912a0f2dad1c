import type { SheetAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a sheet in an export: those of its list, with the same masks. */
export const sheetColumns: CsvColumns<SheetAdminRow> = {
  sheet_no: (sheet) => sheet.sheet_no,
  ip_name: (sheet) => sheet.ip_name,
  state: (sheet, language) => translate(language, `state.sheet.${sheet.state}`),
  consult: (sheet, language) => (sheet.consult ? translate(language, `consult.${sheet.consult}`) : null),
  source: (sheet, language) => translate(language, `sheet_source.${sheet.source}`),
  sku_id: (sheet) => sheet.sku,
  buy_num: (sheet) => sheet.buy_num,
  buyer_name: (sheet) => sheet.buyer_name,
  assignee_name: (sheet) => sheet.assignee_name,
  created_at: (sheet) => sheet.created_at,
  due_at: (sheet) => sheet.due_at,
};
