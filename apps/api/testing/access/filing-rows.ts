/** Calls of filings, and one of them. */
import { type Fixtures, plantFiling } from '../../src/db/seed/fixtures';
import type { Person } from './actors';
import { NOWHERE, type Row } from './row';

export const filingOf = (on: Fixtures, { id: member_id }: Pick<Person, 'id'>) =>
  plantFiling(on, { member_id, title: '春', state: 'processing', pay: 'wallet' });

// Filings are checked by reviewers; finance only decides about payments.
const byReviewers = { action: 'assign', except: { finance: 'FORBIDDEN' } } satisfies Row;

export const FILING_ROUTES: Record<string, Row> = {
  'GET filings/centre': {},
  'GET filings/export': {},
  'POST filings/:id/:action': { ...byReviewers, input: { version: 99 } },
  'POST filings/bulk/:action': { ...byReviewers, input: { ids: [NOWHERE], versions: [1] } },
};

export const FILING_CALLS: Record<string, Row> = {
  'filing/offer': {},
  'filing/list': {},
  'filing/detail': {},
  'filing/save': { input: { title: '春', version: 99 } },
  'filing/submit': { input: { version: 99, pay: 'credit', declare: 1 } },
  'filing/withdraw': { input: { version: 99 } },
  'filing/delete': { past: ['STATE'] },
  'filing/pay': { past: ['STATE'] },
  'filing/check': {},
  'filing/voucher': { input: { voucher_image: NOWHERE }, past: ['STATE'] },
  'filing/invoiceRequest': {
    input: { company_name: '云岭文化', tax_id_number: '91330106MA2CABCD12', email: 'a@example.com' },
    past: ['UNPAID'],
  },
  'filing/certificate': { past: ['STATE'] },
};
