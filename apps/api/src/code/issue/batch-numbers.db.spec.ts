/** A database restored from a backup does not reuse numbers of batches issued since. */
import request from 'supertest';
import { another } from '../../../testing/another';
import { call, completed, licensee, openShop, type Shop } from '../../../testing/codes';
import { api, rows } from '../../../testing/server';

const { url, db } = api();

let shop: Shop;
let merchant: string;
beforeAll(async () => {
  shop = await openShop();
  await completed(shop, 1000);
  merchant = await licensee(shop);
});

/** The number of a new batch, issued by the server at `at`; undefined while it is refused. */
async function issued(at: string): Promise<number | undefined> {
  const { ann, admin, ip_id, goods_id } = shop;
  const query = { ip_id, goods_id, licensee_id: merchant, quantity: 10 };
  const { request_id } = (await call('code/useCreate', ann, query)).data as { request_id: string };
  const done = await request(at)
    .post(`/api/admin/code-requests/${request_id}/handle`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ version: 1 });
  if (done.status === 503) return undefined;
  expect(done.status).toBe(200);
  const [batch] = await rows<{ number: number }>('SELECT number FROM code_batch WHERE request_id = ?', [
    request_id,
  ]);
  return batch!.number;
}

/** Sets the database to the state of a backup: without the last batches and with the old counter. */
async function restore(stored: number): Promise<void> {
  await db().query('DELETE FROM code_batch WHERE number > ?', [stored]);
  await db().query(`ALTER TABLE code_batch AUTO_INCREMENT = ${String(stored + 1)}`);
}

it('continues above the issued numbers, at start and while running', async () => {
  const first = (await issued(url))!;
  const lost = [(await issued(url))!, (await issued(url))!];
  await restore(first);
  // A process that starts afterwards raises the counter.
  const started = await another();
  expect(await issued(started)).toBe(lost[1]! + 1);

  await restore(first);
  // A process that was running refuses the used number once, then continues above it.
  expect(await issued(url)).toBeUndefined();
  let next: number | undefined;
  for (let tries = 0; next === undefined && tries < 20; tries += 1) next = await issued(url);
  expect(next).toBe(lost[1]! + 2);
});
