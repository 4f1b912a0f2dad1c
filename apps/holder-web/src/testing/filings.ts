/** Filings as the server answers them, and their page. */
import {
  claimApi,
  type ClaimRow,
  type FilingDetail,
  filingApi,
  type FilingOffer,
  type FilingRow,
  galleryApi,
  ipApi,
  type IpInfoDetail,
  ulid,
} from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { filingPaths } from '../app/filing-paths';
import { aFile, aMember, anEvidence, IP_ID, pageOf } from './fixtures';
import type { Rule } from './fake-api';
import { fakeApi } from './frame';
import { renderApp } from './render-app';

export const OFFER: FilingOffer = {
  price_fen: 10_000,
  credit_fen: 10_000,
  certificate_hours: 24,
  credit: 1,
  used_by: [],
  filing_id: null,
  filing_number: null,
  spent: 0,
  is_auth: 1,
};
export const ROW: FilingRow = {
  filing_id: ulid(),
  filing_number: '261123-00001',
  title: 'Spring',
  work_kind: 'art',
  picture: null,
  state: 'submitted',
  version: 2,
  actions: ['withdraw'],
  pay: 'credit',
  paid: 0,
  amount_fen: 10_000,
  waits_for: 'check',
  submitted_at: '2026-11-20T08:00:00.000Z',
  stages: [
    { key: 'accepted', at: null },
    { key: 'examined', at: null },
    { key: 'corrections', at: null },
    { key: 'registered', at: null },
    { key: 'certificate', at: null },
  ],
  reason_code: null,
  reason: null,
  due_at: null,
  registration_number: null,
  created_at: '2026-11-20T08:00:00.000Z',
};
export const DETAIL: FilingDetail = {
  ...ROW,
  ip_id: null,
  description: null,
  completed_on: '2026-01-02',
  published_on: null,
  pictures: [],
  evidence: [],
  author_name: null,
  holder_kind: 'self',
  holder_name: null,
  holder_number: null,
  documents: [],
  voucher: null,
  paying: 0,
  refund: null,
  invoice: null,
  invoiceable: 0,
  marks: [],
};

/** What the information of the IP says of its works: they are characters. */
const DESCRIBED: Partial<IpInfoDetail> = { kind: 'normal', ip_origin: 8, live: null };

/** Opens the page of filings, with one picture in the gallery. */
export async function openFilings(
  query = '',
  rows: FilingRow[] = [],
  offer: Partial<FilingOffer> = {},
  claims: ClaimRow[] = [],
  ip: Rule<typeof ipApi.detail> = DESCRIBED as IpInfoDetail,
) {
  const member = aMember();
  const picture = aFile('fox.png');
  const gallery = {
    image: picture,
    evidence: anEvidence({ image_id: picture.image_id, uploaded_at: '2026-11-02T17:00:00.000Z' }),
    series_id: ulid(),
    series_name: 'Four seasons',
    visibility: 'public' as const,
    is_live: true,
    used_in: [],
    actions: [],
  };
  const api = fakeApi(member)
    .on(filingApi.offer, { ...OFFER, ...offer })
    .on(filingApi.list, pageOf(rows))
    .on(galleryApi.imageList, pageOf([gallery]))
    .on(claimApi.list, pageOf(claims))
    .on(ipApi.detail, ip);
  const app = await renderApp(`${filingPaths.iprService}?id=${IP_ID}${query}`, { member });
  return { api, picture, main: within(screen.getByRole('main')), ...app };
}
