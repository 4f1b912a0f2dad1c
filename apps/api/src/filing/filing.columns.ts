import type { FilingAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a filing in an export: those of its list. */
export const filingColumns: CsvColumns<FilingAdminRow> = {
  id: (filing) => filing.id,
  filing_number: (filing) => filing.filing_number,
  work_title: (filing) => filing.title,
  work_kind: (filing, language) => filing.work_kind && translate(language, `work_kind.${filing.work_kind}`),
  state: (filing, language) => translate(language, `state.filing.${filing.state}`),
  filing_pay: (filing, language) => filing.pay && translate(language, `filing_pay.${filing.pay}`),
  member_name: (filing) => filing.member_name,
  ip_name: (filing) => filing.ip_name,
  assignee_name: (filing) => filing.assignee_name,
  submitted_at: (filing) => filing.submitted_at,
  due_at: (filing) => filing.due_at,
  registration_number: (filing) => filing.registration_number,
  reason_code: (filing, language) =>
    filing.reason_code && translate(language, `filing_reason.${filing.reason_code}`),
  reason: (filing) => filing.reason,
};
