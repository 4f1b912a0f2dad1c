import {
  errorsBy,
  optional,
  plainContactFields,
  plainLine,
  plainList,
  plainReference,
  plainText,
  plainWhole,
} from '../core/plain-rules';
import { PICTURE_LIST } from '../core/terms';
import type { FieldError } from '../core/wire';
import { FIELD_IDS } from '../kind/reference-ids';
import { SHEET } from './sheet.limits';

const checks = {
  ip_id: plainList(1, SHEET.ips),
  sku_id: plainReference(FIELD_IDS),
  buy_num: optional(plainWhole(1, SHEET.quantity)),
  sku_describe: plainText(SHEET.describe),
  company_case: plainText(SHEET.describe, 0),
  company_case_images: plainList(0, PICTURE_LIST.count),
  other_describe: plainText(SHEET.describe, 0),
  buyer_name: plainLine(SHEET.name),
  company_name: plainLine(SHEET.company, 0),
  ...plainContactFields,
  email: optional(plainContactFields.email),
};

/**
 * What is wrong with a request as its form holds it: like `cooperateSubmitInput`, but for contact details, whose rules come with
 * the first text, and for what nobody types.
 */
export const sheetErrors = (input: Readonly<Record<string, unknown>>): FieldError[] =>
  errorsBy(checks, input);
