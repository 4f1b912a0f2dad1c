/** A database restored from a backup: accounts closed since are closed again before anybody is served. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { another } from '../../testing/another';
import { call, decide, openShop, order } from '../../testing/codes';
import { type Caller, member, PASSWORD, staff } from '../../testing/fixtures';
import { sentTo, settled, until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import { keepRows } from '../../testing/tables';

const { url, db, dataDir } = api();
const journal = join(dataDir, 'anchors', 'erasures.jsonl');

const ask = (who: Caller) =>
  request(url)
    .post('/api/member/requestClosure')
    .set('authorization', `Bearer ${who.token}`)
    .send({ password: PASSWORD, agree: 1 });
const isClosed = async (who: Caller) =>
  (await rows<{ closed_at: string | null }>('SELECT closed_at FROM member WHERE id = ?', [who.id]))[0]!
    .closed_at !== null;
const statesOf = (who: Caller) => rows('SELECT state FROM closure WHERE member_id = ?', [who.id]);
const linesOf = async (who: Caller) =>
  (await readFile(journal, 'utf8').catch(() => '')).split('\n').filter((line) => line.includes(who.id));

async function closed(...members: Caller[]): Promise<void> {
  for (const who of members) {
    if ((await statesOf(who)).length === 0) expect((await ask(who)).body).toMatchObject({ code: 0 });
    await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND WHERE member_id = ?', [who.id]);
  }
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account' AND state = 'queued'");
  for (const who of members)
    await until(async () => ((await linesOf(who)).length > 0 ? true : undefined), 'the line of the closure');
  await settled();
}

it('closes them again, whether they had asked by then, were held, or had not asked', async () => {
  const [asked, held, later, stays] = [await member(), await member(), await member(), await member()];
  for (const who of [asked, held]) expect((await ask(who)).body).toMatchObject({ code: 0 });
  await db().query("UPDATE closure SET state = 'on_hold', reason_code = 'dispute' WHERE member_id = ?", [
    held.id,
  ]);
  const restore = await keepRows(db());
  await db().query("UPDATE closure SET state = 'requested', reason_code = NULL WHERE member_id = ?", [
    held.id,
  ]);
  await closed(asked, held, later);
  const told = (await sentTo('sms', later.phone_number)).length;

  await restore();
  expect(await Promise.all([asked, held, later].map(isClosed))).toEqual([false, false, false]);
  await Promise.all([another(), another()]);
  for (const who of [asked, held, later]) {
    expect(await isClosed(who)).toBe(true);
    expect(await statesOf(who)).toEqual([{ state: 'closed' }]);
    expect(await linesOf(who)).toHaveLength(1);
    const { body } = await request(url)
      .post('/api/member/info')
      .set('authorization', `Bearer ${who.token}`)
      .send({});
    expect(body).toMatchObject({ code: 50012 });
  }
  expect(await isClosed(stays)).toBe(false);
  await settled();
  expect(await sentTo('sms', later.phone_number)).toHaveLength(told);
});

it('writes the lines of closures that lack one', async () => {
  const ann = await member();
  await closed(ann);
  await rm(journal);
  await another();
  expect(await linesOf(ann)).toHaveLength(1);
});

it('refunds an order that was paid by then, and cancels the invoice requested for it', async () => {
  const shop = await openShop();
  const { ann, ip_id } = shop;
  const finance = await staff('finance');
  await rows('UPDATE ip SET owner_id = ? WHERE id = ?', [ann.id, ip_id]);
  const { order_id } = (await call('code/orderCreate', ann, order(shop))).data as { order_id: string };
  const { pay_url } = (await call('code/orderPay', ann, { ip_id, order_id })).data as { pay_url: string };
  expect((await request(url).post(pay_url)).status).toBe(303);
  const asked = { company_name: '云岭文化', tax_id_number: '91330106MA2CABCD12', email: 'till@example.com' };
  expect((await call('code/invoiceRequest', ann, { ip_id, order_id, ...asked })).code).toBe(0);
  const restore = await keepRows(db());

  const why = { version: 2, reason_code: 'no_agreement' };
  expect((await decide(shop.admin, `label-orders/${order_id}/reject`, why)).status).toBe(200);
  const [{ id, today }] = (await rows(
    "SELECT id, DATE_FORMAT(NOW() + INTERVAL 8 HOUR, '%Y-%m-%d') AS today FROM refund",
  )) as [{ id: string; today: string }];
  const how = { version: 1, method: 'wallet', paid_back_on: today, reference: 'W-1' };
  expect((await decide(finance, `refunds/${id}/settle`, how)).status).toBe(200);
  await closed(ann);

  await restore();
  expect(await rows('SELECT state FROM invoice')).toEqual([{ state: 'requested' }]);
  await another();
  expect(await isClosed(ann)).toBe(true);
  expect(await rows('SELECT state FROM label_order')).toEqual([{ state: 'rejected' }]);
  expect(await rows('SELECT state FROM refund')).toEqual([{ state: 'open' }]);
  expect(await rows('SELECT state, company_name FROM invoice')).toEqual([
    { state: 'cancelled', company_name: '' },
  ]);
});
