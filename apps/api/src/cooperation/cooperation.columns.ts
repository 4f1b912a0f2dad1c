import type { CooperationRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a cooperation in an export. */
export const cooperationColumns: CsvColumns<CooperationRow> = {
  coop_no: (cooperation) => cooperation.coop_no,
  ip_name: (cooperation) => cooperation.ip_name,
  project: (cooperation) => cooperation.project_name,
  brand_name: (cooperation) => cooperation.brand_name,
  origin: (cooperation, language) => translate(language, `cooperation_origin.${cooperation.origin}`),
  source: (cooperation, language) => translate(language, `sheet_source.${cooperation.source}`),
  share_percent: (cooperation) => cooperation.share_percent,
  state: (cooperation, language) => translate(language, `state.cooperation.${cooperation.state}`),
  rests: (cooperation, language) => (cooperation.rests ? translate(language, 'cooperation.resting') : null),
  holder_turns: (cooperation) => cooperation.turns.holder,
  brand_turns: (cooperation) => cooperation.turns.brand,
  created_at: (cooperation) => cooperation.created_at,
};
