/** A voucher says that money is on its way: nothing ends the filing before finance has decided about it. */
import { ERRORS, type FilingAdminRecord } from '@ipw/domain';
import { call as callCodes, goods, order, owned } from '../../testing/codes';
import { type Caller, PASSWORD, picture, staff, type StaffLogin } from '../../testing/fixtures';
import { actOn, call, detail, someone, submitted } from '../../testing/filings';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';

const { url, reset } = api();
const rejected = { reason_code: 'not_original', reason: '' };
let reviewer: StaffLogin;
let finance: StaffLogin;
let ann: Caller;

beforeAll(async () => {
  await reset();
  reviewer = await staff('reviewer');
  finance = await staff('finance');
});
beforeEach(async () => {
  ann = await someone();
});

/** A filing paid by transfer whose voucher finance has not checked, in version 3. */
async function transferred(): Promise<string> {
  const id = await submitted(ann, {}, 'bank');
  const voucher_image = await picture(ann.id, 'voucher');
  expect((await call(ann, 'voucher', { filing_id: id, voucher_image })).code).toBe(0);
  return id;
}
const offered = async (id: string) => {
  const answer = await fetch(`${url}/api/admin/filings/${id}`, { headers: { cookie: reviewer.cookie } });
  return ((await answer.json()) as FilingAdminRecord).actions;
};

it('is not rejected before, and refunded when it is rejected after', async () => {
  const id = await transferred();
  expect(await offered(id)).not.toContain('reject');
  expect(await actOn(reviewer, id, 'reject', 3, rejected)).toBe(409);
  expect(await detail(ann, id)).toMatchObject({ state: 'submitted', waits_for: 'voucher_check' });
  expect(await actOn(finance, id, 'confirm_payment', 3)).toBe(200);
  expect(await offered(id)).toContain('reject');
  expect(await actOn(reviewer, id, 'reject', 4, rejected)).toBe(200);
  expect(await detail(ann, id)).toMatchObject({ state: 'rejected', refund: { state: 'open' } });
});

it('is rejected without a refund once finance has returned the voucher', async () => {
  const id = await transferred();
  expect(await actOn(finance, id, 'refuse_voucher', 3, { reason: '未到账' })).toBe(200);
  expect(await actOn(reviewer, id, 'reject', 4, rejected)).toBe(200);
  expect(await detail(ann, id)).toMatchObject({ state: 'rejected', refund: null });
});

it('keeps the account of its owner open', async () => {
  const id = await transferred();
  const close = () =>
    ask(url, 'member/requestClosure', { password: PASSWORD, agree: 1 }, { token: ann.token });
  expect(await close()).toMatchObject({
    code: ERRORS.SETTLE_FIRST.code,
    data: { obstacle: 'filing_vouchers_open' },
  });
  expect(await actOn(finance, id, 'confirm_payment', 3)).toBe(200);
  expect((await close()).code).toBe(0);
});

it('stays a file of the filing when an order that names it as well gets another one', async () => {
  const id = await submitted(ann, {}, 'bank');
  const voucher_image = await picture(ann.id, 'voucher');
  expect((await call(ann, 'voucher', { filing_id: id, voucher_image })).code).toBe(0);
  const ip_id = await owned(ann, '山茶兔');
  const shop = { ann, admin: reviewer, ip_id, goods_id: await goods(ann, ip_id) };
  const made = await callCodes('code/orderCreate', ann, order(shop, { payment_type: 'bank', voucher_image }));
  const { order_id } = made.data as { order_id: string };
  const another = { ip_id, order_id, voucher_image: await picture(ann.id, 'voucher') };
  expect((await callCodes('code/orderVoucher', ann, another)).code).toBe(0);
  expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [voucher_image])).toEqual([
    { linked_at: expect.any(String) },
  ]);
});
