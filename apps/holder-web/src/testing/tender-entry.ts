/** An entry to a tender as its pages read it, and the calls of these pages. */
import {
  galleryApi,
  type Registration,
  registrationApi,
  STORIES,
  type TenderRow,
  type UploadedFile,
  ulid,
} from '@ipw/domain';
import { aMember, pageOf } from './fixtures';
import { fakeApi } from './frame';

export const member = aMember();
export const HOUR = 3_600_000;
export const at = (ms: number) => new Date(Date.now() + ms).toISOString();
export const [seriesId, caseId] = [ulid(), ulid()];

export const tender: TenderRow = {
  tender_id: ulid(),
  kind: 'bidding',
  title: 'Spring tea',
  prize: '',
  brand_name: 'Green Sprout',
  brand_logo: null,
  cover: null,
  fields: ['Food & Beverages'],
  state: 'published',
  time: 'in_progress',
  opens_at: at(-HOUR),
  closes_at: at(50 * HOUR),
  fit: { field_ids: [], ip_types: [], kernels: [] },
  followed: 0,
  participated: 0,
};
export const entry = (part: Partial<Registration> = {}): Registration => ({
  tender,
  registration_id: null,
  version: 0,
  state: 'not_submitted',
  result: 'waiting',
  rank: null,
  comment: null,
  submitted_at: null,
  decided_at: null,
  reason_code: null,
  reason: null,
  objections: [],
  objections_until: null,
  actions: ['save', 'submit'],
  draft: {
    tab: 'gallery',
    ip_intro: '',
    remark: '',
    attachments: [],
    case_images: [],
    series_id: null,
    case_id: null,
  },
  snapshot: null,
  marks: [],
  changed: [],
  published: null,
  barred_until: null,
  unseen: [],
  project_version: 1,
  changes: [],
  now: at(0),
  ...part,
});
export const file = (): UploadedFile => {
  const image_id = ulid();
  return {
    image_id,
    file_name: `${image_id}.png`,
    file_path: '/files/x',
    thumb_path: '/files/x',
    tile_path: '/files/x',
    file_size: 9,
    image_width: 9,
    image_height: 9,
    image_name: 'x.png',
    image_status: 1,
  };
};
export const at10 = (path: string) => `${path}?tender_id=${tender.tender_id}`;

export function opened(one: Registration) {
  return fakeApi(member)
    .on(registrationApi.registration, one)
    .on(
      galleryApi.seriesList,
      pageOf([
        { series_id: seriesId, series_name: 'Seasons', cover: null, published_at: at(-HOUR) },
      ] as never),
    )
    .on(
      STORIES.case.api.list,
      pageOf([{ case_id: caseId, case_name: 'Tea box', case_image: null, published_at: at(-HOUR) }] as never),
    )
    .on(registrationApi.registrationSave, { registration_id: ulid(), state: 'not_submitted', version: 2 });
}
