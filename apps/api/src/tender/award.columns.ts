import type { AwardRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a result in an export: those of its list. */
export const awardColumns: CsvColumns<AwardRow> = {
  id: (award) => award.id,
  title: (award) => award.title,
  brand_name: (award) => award.brand_name,
  state: (award, language) => translate(language, `state.tender_award.${award.state}`),
  closes_at: (award) => award.closes_at,
  approved: (award) => award.approved,
  unchecked: (award) => award.unchecked,
  published_at: (award) => award.published_at,
};
