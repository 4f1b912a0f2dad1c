/** The refund of a rejected paid order stays open until finance enters how and when it was paid. */
import { ERRORS, formatDay, shanghaiDay, type StaffRow } from '@ipw/domain';
import { call, decide, openShop, order, type Shop } from '../../../testing/codes';
import { desk } from '../../../testing/entries';
import { member, openFixtures, picture, staff, type StaffLogin } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, rows } from '../../../testing/server';
import { plantOperator } from '../../db/seed/fixtures';
import { RefundPayments1700000000462 } from '../../db/migrations/0462-refund-payments';

const { url } = api();
let shop: Shop;
let finance: StaffLogin;
let order_id: string;
let refund: string;

const look = async (path: string) =>
  (await (await fetch(`${url}/api/admin/${path}`, { headers: { cookie: finance.cookie } })).json()) as Record<
    string,
    unknown
  >;
const detail = async () => (await call('code/orderDetail', shop.ann, { ip_id: shop.ip_id, order_id })).data;
const notified = async () =>
  (await rows<{ message_key: string }>('SELECT message_key FROM message ORDER BY id')).map(
    ({ message_key }) => message_key,
  );

beforeAll(async () => {
  shop = await openShop();
  await api().db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [shop.ann.id, shop.ip_id]);
  finance = await staff('finance');
  const voucher_image = await picture(shop.ann.id, 'voucher');
  const transfer = order(shop, { payment_type: 'bank', voucher_image });
  ({ order_id } = (await call('code/orderCreate', shop.ann, transfer)).data);
  const path = `label-orders/${order_id}`;
  await decide(finance, `${path}/confirm_payment`, { version: 1 });
  await decide(shop.admin, `${path}/reject`, { version: 2, reason_code: 'no_agreement' });
  [{ id: refund }] = (await rows<{ id: string }>('SELECT id FROM refund')) as [{ id: string }];
});

it('waits for finance, with the voucher that says where the money came from; the holder knows', async () => {
  expect(await look('refunds/counts')).toEqual({ open: 1 });
  expect(await look(`refunds/${refund}`)).toMatchObject({
    state: 'open',
    amount_fen: 8000,
    payment_type: 'bank',
    actions: ['settle'],
    voucher: { image_status: 0 },
  });
  expect((await detail()).refund).toMatchObject({ state: 'open', amount_fen: 8000, reference: null });
  expect(await notified()).toContain('refund_opened');
  const closing = (await call('member/closure', shop.ann)).data as { obstacles: object[] };
  expect(closing.obstacles).toContainEqual({ kind: 'refunds_open', count: 1, ip_id: shop.ip_id });
});

it('is not settled by who works on the IP', async () => {
  const [ben, colleague] = [await member(), await staff('finance')];
  await plantOperator((await openFixtures()).db, shop.ip_id, ben.id, 2);
  const { name, role, version } = (await desk(shop.admin, 'get', `staff/${colleague.id}`)).body as StaffRow;
  const contact = { name, role, version, contact_phone: ben.phone_number };
  expect((await desk(shop.admin, 'put', `staff/${colleague.id}`, contact)).status).toBe(200);
  const body = { version: 1, method: 'bank', paid_back_on: shanghaiDay(new Date()), reference: 'B-1' };
  expect((await decide(colleague, `refunds/${refund}/settle`, body)).body).toMatchObject({
    code: ERRORS.OWN_MATTER.code,
  });
});

it('is settled once, with how, when and under which number', async () => {
  const today = shanghaiDay(new Date());
  const settle = (more: object = {}) =>
    decide(finance, `refunds/${refund}/settle`, {
      version: 1,
      method: 'bank',
      paid_back_on: today,
      reference: '2026112100087',
      ...more,
    });
  expect((await settle({ paid_back_on: '2026-01-01' })).body.errors).toEqual({
    paid_back_on: `The refund date cannot be before ${formatDay(today, 'en')}`,
  });
  expect((await settle({ reference: '' })).body.errors).toHaveProperty('reference');
  expect((await decide(await staff('reviewer'), `refunds/${refund}/settle`, {})).status).toBe(403);
  const at_once = await Promise.all([settle(), settle()]);
  expect(at_once.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await detail()).refund).toMatchObject({
    state: 'done',
    method: 'bank',
    reference: '2026112100087',
    paid_back_on: today,
  });
  expect((await notified()).filter((key) => key === 'refund_done')).toHaveLength(1);
  const [line] = await rows<{ changes: string }>("SELECT changes FROM audit_line WHERE action = 'settle'");
  expect(line!.changes).not.toContain('2026112100087');
  expect((await call('member/closure', shop.ann)).data.obstacles).toEqual([]);
});

/** An order by transfer whose voucher finance has not checked, in version 1. */
async function transferred(): Promise<string> {
  const voucher_image = await picture(shop.ann.id, 'voucher');
  const made = await call('code/orderCreate', shop.ann, order(shop, { payment_type: 'bank', voucher_image }));
  return `label-orders/${made.data.order_id as string}`;
}
const rejectAt = (path: string, version: number) =>
  decide(shop.admin, `${path}/reject`, { version, reason_code: 'no_agreement' });
const refundsOf = (path: string) =>
  rows<{ state: string }>('SELECT state FROM refund WHERE order_id = ?', [path.split('/')[1]!] as never);

it('is opened for a transfer as well: the order is not rejected before finance has checked its voucher', async () => {
  const path = await transferred();
  expect((await look(path)).actions).not.toContain('reject');
  const refused = await rejectAt(path, 1);
  expect([refused.status, refused.body.code]).toEqual([409, 42010]);
  expect(await look(path)).toMatchObject({ state: 'in_process', waits_for: 'voucher_check' });
  const closing = (await call('member/closure', shop.ann)).data as { obstacles: object[] };
  expect(closing.obstacles).toContainEqual({ kind: 'label_orders_open', count: 1, ip_id: shop.ip_id });
  expect((await decide(finance, `${path}/confirm_payment`, { version: 1 })).status).toBe(200);
  expect((await rejectAt(path, 2)).status).toBe(200);
  expect(await refundsOf(path)).toEqual([{ state: 'open' }]);
});

it('is not needed once finance has returned the voucher', async () => {
  const path = await transferred();
  const refused = await decide(finance, `${path}/refuse_voucher`, { version: 1, reason: '未到账' });
  expect(refused.status).toBe(200);
  expect((await rejectAt(path, 2)).status).toBe(200);
  expect(await refundsOf(path)).toEqual([]);
});

it('of an earlier release shows how its order is paid, which the migration stores with those that are open', async () => {
  const path = await transferred();
  expect((await decide(finance, `${path}/confirm_payment`, { version: 1 })).status).toBe(200);
  expect((await rejectAt(path, 2)).status).toBe(200);
  const of = [path.split('/')[1]!];
  const stored = () =>
    rows<object>(
      'SELECT r.payment_type, r.payment_id, r.paid_at <=> o.paid_at AS dated, r.voucher_image <=> o.voucher_image AS voucher FROM refund r JOIN label_order o ON o.id = r.order_id WHERE o.id = ?',
      of,
    );
  const known = [{ payment_type: 'bank', payment_id: null, dated: 1, voucher: 1 }];
  expect(await stored()).toEqual(known);
  await rows(
    'UPDATE refund SET payment_type = NULL, paid_at = NULL, voucher_image = NULL WHERE order_id = ?',
    of,
  );
  const [{ id }] = (await rows('SELECT id FROM refund WHERE order_id = ?', of)) as [{ id: string }];
  expect(await look(`refunds/${id}`)).toMatchObject({
    payment_type: 'bank',
    payment_ref: null,
    paid_at: expect.any(String),
    voucher: { image_status: 0 },
  });
  const runner = { query: rows, hasColumn: () => Promise.resolve(true) };
  for (let twice = 0; twice < 2; twice += 1) await new RefundPayments1700000000462().up(runner as never);
  expect(await stored()).toEqual(known);
});

it('lets go of the voucher when it is settled beside the closure of the account', async () => {
  const path = await transferred();
  expect((await decide(finance, `${path}/confirm_payment`, { version: 1 })).status).toBe(200);
  expect((await rejectAt(path, 2)).status).toBe(200);
  const of = [path.split('/')[1]!];
  const [{ id }] = (await rows('SELECT id FROM refund WHERE order_id = ?', of)) as [{ id: string }];
  const paid = {
    version: 1,
    method: 'bank',
    paid_back_on: shanghaiDay(new Date()),
    reference: '2026112100088',
  };
  // The closure has looked for settled refunds, and is about to commit.
  const closing = await api().db().getConnection();
  await closing.query('START TRANSACTION');
  await closing.query('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [shop.ann.id]);
  const settled = decide(finance, `refunds/${id}/settle`, paid).then(({ status }) => status);
  await until(async () => {
    const [found] = await rows(
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND time_ms > 100 AND info LIKE '%FROM member%LOCK IN SHARE MODE'",
    );
    return found;
  }, 'the lock');
  await closing.query('COMMIT');
  closing.release();
  expect(await settled).toBe(200);
  expect(await rows('SELECT state, voucher_image FROM refund WHERE id = ?', [id])).toEqual([
    { state: 'done', voucher_image: null },
  ]);
});
