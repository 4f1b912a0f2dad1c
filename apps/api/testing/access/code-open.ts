/** Label pages and wallet pages: what replaces a session there. */
import { plantBatch, plantCodeRequest } from '../../src/db/seed/fixtures';
import { openFixtures } from '../fixtures';
import { api } from '../server';
import { again, type People } from './actors';
import { recordOf } from './records';
import { NOWHERE } from './row';

interface Tried {
  who: string;
  got: string | number;
  wanted: string | number;
}

async function paymentOf(people: People): Promise<string> {
  const { db } = await openFixtures();
  const order_id = await recordOf('labelOrder', 'own', people);
  const known = await db.one<{ id: string }>('SELECT id FROM label_payment WHERE order_id = ?', [order_id]);
  if (known) return known.id;
  const fields = { id: order_id, order_id, provider: 'sandbox', amount_fen: 8000 };
  await db.insert('label_payment', fields);
  return fields.id;
}

const status = async (path: string, init?: RequestInit): Promise<number> =>
  (await fetch(api().url + path, { redirect: 'manual', ...init })).status;

const sendForm = (path: string): Promise<number> => {
  const body = new FormData();
  body.set('bought_at', '夜市');
  body.set('description', '颜色不对');
  return status(path, { method: 'POST', body });
};

/** The payer pays in the sandbox; a missing payment looks like another member's. */
const sandbox =
  (method: 'GET' | 'POST', paid: number) =>
  async (people: People): Promise<Tried[]> => [
    {
      who: 'who was sent there',
      got: await status(`/pay/sandbox/${await paymentOf(people)}`, { method }),
      wanted: paid,
    },
    { who: 'who was not', got: await status(`/pay/sandbox/${NOWHERE}`, { method }), wanted: 404 },
  ];

/** An export link works only in the session it was created for. */
async function codes(people: People): Promise<Tried[]> {
  const on = await openFixtures();
  const { ip, id: member_id } = people.owner;
  const goods_id = await recordOf('goods', 'own', people);
  const licensee_id = await recordOf('licensee', 'own', people);
  const request_id = await plantCodeRequest(on, {
    ip_id: ip,
    member_id,
    goods_id,
    licensee_id,
    state: 'handled',
  });
  await plantBatch(on, { ip_id: ip, goods_id, request_id, licensee_id });
  const [owner, other] = [await again(people.owner), await again(people.other)];
  const answer = await fetch(`${api().url}/api/code/exportLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ ip_id: ip, request_id, format: 'csv' }),
  });
  const { address } = ((await answer.json()) as { data: { address: string } }).data;
  const open = (headers: Record<string, string>) => status(address, { headers });
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  return [
    { who: 'visitor', got: await open({}), wanted: 404 },
    { who: 'another', got: await open({ authorization: `Bearer ${other.token}` }), wanted: 404 },
    { who: 'who asked', got: await open({ cookie }), wanted: 200 },
    { who: 'who asked, once more', got: await open({ cookie }), wanted: 404 },
    { who: 'nothing there', got: await status(`/files/codes/${NOWHERE}`), wanted: 404 },
  ];
}

export const CODE_OPEN: Record<string, (people: People) => Promise<Tried[]>> = {
  'GET /files/codes/:token': codes,
  'GET /pay/sandbox/:id': sandbox('GET', 200),
  'POST /pay/sandbox/:id': sandbox('POST', 303),
  'GET /pay/wechat/:id': async (people) => [
    // This server uses the sandbox; `wechat.db.spec.ts` has one without.
    {
      who: 'who was sent elsewhere',
      got: await status(`/pay/wechat/${await paymentOf(people)}`),
      wanted: 404,
    },
  ],
  // Without a signed key of its own a form is refused unread.
  'POST /s/:code/report': async () => [
    { who: 'a form of another site', got: await sendForm('/s/HELLO/report'), wanted: 400 },
  ],
  'GET /s/:code/report': async () => [
    { who: 'everybody', got: await status('/s/HELLO/report'), wanted: 200 },
  ],
  'GET /s/:code': async () => [{ who: 'everybody', got: await status('/s/HELLO'), wanted: 200 }],
  // Only signed notices are taken; `filing-centre.db.spec.ts` tests valid and invalid ones.
  'POST /api/filing-centre/notice': async () => [
    {
      who: 'somebody who does not sign',
      got: await status('/api/filing-centre/notice', { method: 'POST' }),
      wanted: 403,
    },
  ],
  // Only signed notifications are accepted; `wallet.db.spec.ts` tests valid and invalid ones.
  'POST /api/pay/notify/:provider': async () => [
    {
      who: 'somebody who signs with nothing',
      got: await (await fetch(`${api().url}/api/pay/notify/sandbox`, { method: 'POST' })).text(),
      wanted: await (
        await fetch(`${api().url}/api/pay/notify/sandbox`, {
          method: 'POST',
          body: new URLSearchParams({ sign: '0'.repeat(64), seller: 'sandbox-seller', status: 'paid' }),
        })
      ).text(),
    },
  ],
};
