import { actionsFor, type By, codeReportMachine, type CodeReportRow, maskReporter } from '@ipw/domain';
import { iso } from '../../core/http/iso';
import type { FieldCipher } from '../../core/security/field-cipher';
import { LABEL_COLUMNS } from '../issue';
import { contactOf, statementOf } from './report-contact';
import type { CodeReportEntity } from './report.entity';

export type ReportFound = CodeReportEntity & {
  goods_id: string | null;
  product_name: string | null;
  licensee_name: string | null;
};

/** Columns for holder and staff; an unknown code has no goods. */
export const REPORT_COLUMNS = `t.*, b.goods_id, ${LABEL_COLUMNS}`;

export function maskedContact(cipher: FieldCipher, row: CodeReportEntity): string | null {
  const contact = contactOf(cipher, row);
  return contact && maskReporter(contact);
}

/** Fields of a report in lists of holder and staff. */
export const reportFacts = (cipher: FieldCipher, row: ReportFound, may: (by: By) => boolean) => ({
  state: row.state,
  version: row.version,
  actions: actionsFor(codeReportMachine, row.state, may),
  product_name: row.product_name,
  licensee_name: row.licensee_name,
  verdict: row.verdict,
  batch_number: row.batch_number,
  serial: row.serial,
  bought_at: statementOf(cipher, row).bought_at,
  has_image: row.image_id ? (1 as const) : (0 as const),
  outcome: row.outcome,
  created_at: row.created_at.toISOString(),
  due_at: iso(row.due_at),
  settled_at: iso(row.settled_at),
});

/** A report for its holder, whose code is always known. */
export const holdersRow = (cipher: FieldCipher, row: ReportFound): CodeReportRow => {
  const facts = reportFacts(cipher, row, (by) => by === 'owner');
  return {
    ...facts,
    report_id: row.id,
    product_name: facts.product_name!,
    batch_number: facts.batch_number!,
    serial: facts.serial!,
  };
};
