import type { ImageRequestRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

/** Columns of a request for pictures in an export. */
export const imageRequestColumns: CsvColumns<ImageRequestRow> = {
  coop_no: (request) => request.coop_no,
  ip_name: (request) => request.ip_name,
  project: (request) => request.project_name,
  brand_name: (request) => request.brand_name,
  series: (request) => request.series_name,
  state: (request, language) => translate(language, `state.image_request.${request.state}`),
  purpose: (request) => request.purpose,
  used_in: (request) => request.used_in,
  until: (request) => request.until,
  asked: (request) => request.asked,
  granted: (request) => request.granted,
  downloads: (request) => request.downloads,
  due_at: (request, language) =>
    request.rests ? translate(language, 'cooperation.resting') : request.due_at,
  created_at: (request) => request.created_at,
};
