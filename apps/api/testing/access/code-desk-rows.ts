/** Routes of the price book, refunds and code keys. */
import { FIRST_PRICES, ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';
import type { Row } from './row';

const price = { label_type: 'common', valid_from: '2027-01-01', unit_fen: 9, unit_per: 1, minimum: 1000 };
/** A version that does not exist: admitted callers get a conflict, and nothing changes. */
const stale = { version: 99 };

export const MONEY_DESKS: Record<string, Row> = {
  'GET label-prices': { shared: true },
  'GET label-prices/:id': { shared: true },
  'GET label-prices/:id/history': { shared: true },
  // A day in the past, so that the price book stays unchanged.
  'POST label-prices': { input: { ...price, valid_from: '2016-01-02' }, past: ['VALIDATION'] },
  'PUT label-prices/:id': { input: { ...price, ...stale }, past: ['VALIDATION'] },
  'DELETE label-prices/:id': { query: '?version=99', shared: true },
  'GET refunds': {},
  'GET refunds/counts': {},
  'GET refunds/:id': {},
  'GET refunds/:id/history': {},
  'POST refunds/:id/:action': {
    action: 'settle',
    input: { ...stale, method: 'bank', reference: 'B1', paid_back_on: '2026-01-01' },
  },
  'GET code-keys': { shared: true },
  'GET code-keys/:id': { shared: true },
  'POST code-keys/rotate': { input: stale },
};

const DAY_MS = 86_400_000;
let planted = 0;

/** A future line of the price book; each has a day of its own. */
export async function plantPrice({ db }: Fixtures): Promise<string> {
  const id = ulid();
  planted += 1;
  const valid_from = new Date(Date.now() + (1000 + planted) * DAY_MS);
  await db.insert('label_price', { id, ...FIRST_PRICES[0], valid_from });
  return id;
}
