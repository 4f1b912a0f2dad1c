/** Filings of members, drafted and submitted over HTTP. */
import type { FilingDetail, FilingOffer } from '@ipw/domain';
import sharp from 'sharp';
import request from 'supertest';
import { plantPicture } from '../src/db/seed/fixtures';
import { sha256Of, signed } from '../src/filing/centre/centre-signature';
import type { FilingEntity } from '../src/filing/filing.entity';
import { revisionOf } from '../src/filing/filing-order';
import { decide } from './codes';
import { type Caller, member, openFixtures, type StaffLogin } from './fixtures';
import { ask } from './proven';
import { until } from './outbox';
import { api, rows } from './server';
import { centreSecret, sandboxWallet } from './services';

let documents = 0;
let shades = 0;

/** A member whose document number nobody else has. */
export const someone = () =>
  member({ document_number: `33010619900307${String((documents += 1)).padStart(4, '0')}` });

/** A picture no other has the bytes of. */
async function work(owner: Caller): Promise<string> {
  shades += 1;
  const background = { r: shades % 256, g: Math.floor(shades / 256), b: 90 };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return plantPicture(await openFixtures(), owner.id, 'filing_image', bytes, 'work.png');
}

export const call = (who: Caller, path: string, input: object) =>
  ask(api().url, `filing/${path}`, input, { token: who.token });
export const offer = async (who: Caller) => (await call(who, 'offer', {})).data as FilingOffer;
export const detail = async (who: Caller, filing_id: string) =>
  (await call(who, 'detail', { filing_id })).data as FilingDetail;
export const content = async (who: Caller, more: object = {}) => ({
  title: '山茶狐',
  work_kind: 'character',
  completed_on: '2026-01-02',
  pictures: [await work(who)],
  holder_kind: 'self',
  ...more,
});

export async function drafted(who: Caller, more: object = {}): Promise<string> {
  const saved = await call(who, 'save', await content(who, more));
  expect(saved).toMatchObject({ code: 0, data: { version: 1 } });
  return (saved.data as { filing_id: string }).filing_id;
}
export const submit = (who: Caller, filing_id: string, version = 1, more: object = {}) =>
  call(who, 'submit', { filing_id, version, pay: 'credit', declare: 1, ...more });

/** A submitted filing, in version 2. */
export async function submitted(who: Caller, more: object = {}, pay = 'credit'): Promise<string> {
  const id = await drafted(who, more);
  expect(await submit(who, id, 1, { pay })).toMatchObject({
    code: 0,
    data: { state: 'submitted', version: 2 },
  });
  return id;
}

/** The wallet's page for a filing that waits for its payment. */
export const payUrl = async (who: Caller, filing_id: string) =>
  ((await call(who, 'pay', { filing_id })).data as { pay_url: string }).pay_url;

/** The wallet's notification of a payment, sent as the wallet sends it; the number of the payment is its page. */
export const payNotice = (pay_url: string, amount_fen = '10000') => {
  const body = {
    payment_id: /sandbox\/(\w+)/.exec(pay_url)![1]!,
    provider_ref: pay_url,
    amount_fen,
    paid_at: new Date().toISOString(),
    seller: 'sandbox-seller',
    status: 'paid',
  };
  return request(api().url)
    .post('/api/pay/notify/sandbox')
    .type('form')
    .send({ sign: sandboxWallet().sign(body), ...body });
};

/** The HTTP status of a decision of staff. */
export const actOn = async (
  who: StaffLogin,
  id: string,
  action: string,
  version: number,
  body: object = {},
): Promise<number> => (await decide(who, `filings/${id}/${action}`, { version, ...body })).status;

export const messagesTo = async ({ id }: Caller) =>
  (
    await rows<{ message_key: string }>('SELECT message_key FROM message WHERE member_id = ? ORDER BY id', [
      id,
    ] as never)
  ).map(({ message_key }) => message_key);

/** How many hashes hold the credit for a filing. */
export const creditsOf = async (filingId: string): Promise<number> => {
  const [found] = await rows<{ n: string }>('SELECT COUNT(*) AS n FROM filing_credit WHERE filing_id = ?', [
    filingId,
  ] as never);
  return Number(found!.n);
};

/** The filing, once it has reached a state. */
export const reached = (who: Caller, id: string, state: string) =>
  until(async () => {
    const found = await detail(who, id);
    return found.state === state ? found : undefined;
  }, `the state ${state}`);

/** Of which filing, and which order of it, the centre speaks. */
export async function orderedAs(id: string) {
  const { db } = await openFixtures();
  const row = (await db.one<FilingEntity>('SELECT * FROM filing WHERE id = ?', [id]))!;
  return { number: row.filing_number!, revision: revisionOf(row) };
}

/** A notice as the centre sends it. */
export function notify(content: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(content);
  return fetch(`${api().url}/api/filing-centre/notice`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signed(centreSecret(), 'notice', sha256Of(body)),
      ...headers,
    },
    body,
  });
}
