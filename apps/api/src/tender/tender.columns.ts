import type { TenderAdminRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a project in an export: those of its list. */
export const tenderColumns: CsvColumns<TenderAdminRow> = {
  id: (tender) => tender.id,
  title: (tender) => tender.title,
  kind: (tender, language) => translate(language, `tender_kind.${tender.kind}`),
  brand_name: (tender) => tender.brand_name,
  state: (tender, language) => translate(language, `state.tender.${tender.state}`),
  time: (tender, language) => (tender.time ? translate(language, `tender_time.${tender.time}`) : null),
  opens_at: (tender) => tender.opens_at,
  closes_at: (tender) => tender.closes_at,
  sealed: (tender, language) => translate(language, `tender_sealed.${String(tender.sealed)}`),
  published_at: (tender) => tender.published_at,
  created_at: (tender) => tender.created_at,
};
