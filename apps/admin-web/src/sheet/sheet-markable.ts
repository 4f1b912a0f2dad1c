import type { SHEET_MARKABLE, SheetAdminRecord } from '@ipw/domain';
import type { Markable } from '../review/model/review-model';

type Part = Markable & { field: (typeof SHEET_MARKABLE)[number] };

/** What a failed check can mark: what the buyer chose and wrote. */
export const sheetMarkable = (sheet: SheetAdminRecord): Part[] => [
  { field: 'sku_id', value: sheet.sku },
  { field: 'buy_num', value: sheet.buy_num === null ? null : String(sheet.buy_num) },
  { field: 'sku_describe', value: sheet.sku_describe },
  { field: 'company_case', value: sheet.company_case },
  { field: 'other_describe', value: sheet.other_describe },
  { field: 'buyer_name', value: sheet.buyer_name },
  { field: 'company_name', value: sheet.company_name },
];
