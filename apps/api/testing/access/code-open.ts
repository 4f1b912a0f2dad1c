/** A label's page, and the wallet's: what takes the place of a session there. */
import { ground } from '../ground';
import { api } from '../server';
import type { People } from './actors';
import { recordOf } from './records';
import { NOWHERE } from './row';

interface Tried {
  who: string;
  got: string | number;
  wanted: string | number;
}

async function paymentOf(people: People): Promise<string> {
  const { db } = await ground();
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

/** Whoever was sent to the sandbox pays there; a payment that is not there cannot be told from another's. */
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

export const CODE_OPEN: Record<string, (people: People) => Promise<Tried[]>> = {
  'GET /pay/sandbox/:id': sandbox('GET', 200),
  'POST /pay/sandbox/:id': sandbox('POST', 303),
  // Without a key of its own no form is taken, and nothing is read of it.
  'POST /s/:code/report': async () => [
    { who: 'a form of another site', got: await sendForm('/s/HELLO/report'), wanted: 400 },
  ],
  'GET /s/:code/report': async () => [
    { who: 'everybody', got: await status('/s/HELLO/report'), wanted: 200 },
  ],
  'GET /s/:code': async () => [{ who: 'everybody', got: await status('/s/HELLO'), wanted: 200 }],
  // Only a notification the wallet has signed is heard: `code.db.spec.ts` tries right ones and wrong ones.
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
