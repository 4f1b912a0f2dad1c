/** Filings that were refunded, or may be, and are submitted again: the refund stays that of its payment, and can be settled. */
import { ERRORS, type FilingRow, type Page, type RefundRecord, shanghaiDay } from '@ipw/domain';
import { closeAccount } from '../../testing/closing';
import { decide } from '../../testing/codes';
import { type Caller, picture, staff, type StaffLogin } from '../../testing/fixtures';
import {
  actOn,
  call,
  creditsOf,
  detail,
  notify,
  orderedAs,
  payNotice,
  payUrl,
  someone,
  submit,
  submitted,
} from '../../testing/filings';
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

const versionOf = async (id: string) => (await detail(ann, id)).version;
async function paidByWallet(id: string): Promise<string> {
  const page = await payUrl(ann, id);
  expect((await payNotice(page)).text).toBe('success');
  return page;
}
/** Hands in a voucher that finance confirms. */
async function transferred(filing_id: string): Promise<string> {
  const voucher_image = await picture(ann.id, 'voucher');
  expect((await call(ann, 'voucher', { filing_id, voucher_image })).code).toBe(0);
  expect(await actOn(finance, filing_id, 'confirm_payment', await versionOf(filing_id))).toBe(200);
  return voucher_image;
}
const reject = async (id: string) =>
  expect(await actOn(reviewer, id, 'reject', await versionOf(id), rejected)).toBe(200);
const withdraw = async (filing_id: string) =>
  expect((await call(ann, 'withdraw', { filing_id, version: await versionOf(filing_id) })).code).toBe(0);
const again = async (id: string, pay: string) =>
  expect((await submit(ann, id, await versionOf(id), { pay })).code).toBe(0);

/** The refunds of a filing, oldest first, as finance sees them. */
async function refundsOf(filing: string): Promise<RefundRecord[]> {
  const found = await rows<{ id: string }>('SELECT id FROM refund WHERE order_id = ? ORDER BY id', [filing]);
  const records: RefundRecord[] = [];
  for (const { id } of found) {
    const shown = await fetch(`${url}/api/admin/refunds/${id}`, { headers: { cookie: finance.cookie } });
    records.push((await shown.json()) as RefundRecord);
  }
  return records;
}
const settle = async ({ id, version }: RefundRecord) => {
  const paid_back_on = shanghaiDay(new Date());
  const how = { version, method: 'bank', paid_back_on, reference: `R-${id}` };
  expect((await decide(finance, `refunds/${id}/settle`, how)).status).toBe(200);
};

describe('a draft is not deleted, though it was withdrawn with the free filing last,', () => {
  const keptAsDraft = async (filing_id: string) => {
    await again(filing_id, 'credit');
    await withdraw(filing_id);
    expect((await detail(ann, filing_id)).actions).toEqual(['submit']);
    const { list } = (await call(ann, 'list', {})).data as Page<FilingRow>;
    expect(list.map(({ actions }) => actions)).toEqual([['submit']]);
    expect(await call(ann, 'delete', { filing_id })).toMatchObject({
      code: ERRORS.STATE.code,
      data: { state: 'draft' },
    });
  };

  it.each(['wallet', 'bank'])('while its payment by %s is refunded', async (pay) => {
    const id = await submitted(ann, {}, pay);
    await (pay === 'wallet' ? paidByWallet(id) : transferred(id));
    await withdraw(id);
    await keptAsDraft(id);
    const [refund] = await refundsOf(id);
    await settle(refund!);
    expect((await detail(ann, id)).refund).toMatchObject({ state: 'done' });
  });

  it('while a payment begun before may still come', async () => {
    const id = await submitted(ann, {}, 'wallet');
    const late = await payUrl(ann, id);
    await withdraw(id);
    await keptAsDraft(id);
    expect((await payNotice(late)).text).toBe('success');
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ payment_type: 'wallet', payment_ref: late });
    await settle(refund!);
  });
});

describe('a refund shows finance', () => {
  const shown = ({ payment_type, payment_ref, paid_at, voucher }: RefundRecord) => ({
    ...{ payment_type, payment_ref, paid_at },
    voucher: voucher?.image_id ?? null,
  });
  const bank = (voucher: string) => ({ payment_type: 'bank', payment_ref: null, voucher });
  const wallet = (payment_ref: string) => ({ payment_type: 'wallet', payment_ref, voucher: null });

  it('the transfer it pays back, when the filing is paid by wallet afterwards', async () => {
    const id = await submitted(ann, {}, 'bank');
    const voucher = await transferred(id);
    await reject(id);
    const before = (await refundsOf(id)).map(shown);
    expect(before).toEqual([{ ...bank(voucher), paid_at: expect.any(String) }]);
    await again(id, 'wallet');
    await paidByWallet(id);
    expect((await refundsOf(id)).map(shown)).toEqual(before);
  });

  it('its own payment of two by wallet', async () => {
    const id = await submitted(ann, {}, 'wallet');
    const first = await paidByWallet(id);
    await withdraw(id);
    await again(id, 'wallet');
    const second = await paidByWallet(id);
    await withdraw(id);
    expect((await refundsOf(id)).map(shown)).toMatchObject([wallet(first), wallet(second)]);
  });

  it('a payment that came when the filing was paid by transfer', async () => {
    const id = await submitted(ann, {}, 'wallet');
    const late = await payUrl(ann, id);
    await withdraw(id);
    await again(id, 'bank');
    const voucher = await transferred(id);
    expect((await payNotice(late)).text).toBe('success');
    await reject(id);
    expect((await refundsOf(id)).map(shown)).toMatchObject([wallet(late), bank(voucher)]);
  });

  it('the voucher of a closed account until it is settled', async () => {
    const id = await submitted(ann, {}, 'bank');
    const voucher = await transferred(id);
    await closeAccount(ann);
    const [refund] = await refundsOf(id);
    expect(shown(refund!)).toMatchObject(bank(voucher));
    // As the sweep of files links what a refund names.
    await rows('UPDATE uploaded_file SET linked_at = NOW(3) WHERE id = ?', [voucher]);
    await settle(refund!);
    expect((await refundsOf(id)).map(shown)).toMatchObject([{ payment_type: 'bank', voucher: null }]);
    expect(await rows('SELECT linked_at FROM uploaded_file WHERE id = ?', [voucher])).toEqual([
      { linked_at: null },
    ]);
  });
});

it('ends with the account of its owner, though it was submitted with the free filing last', async () => {
  const id = await submitted(ann, {}, 'wallet');
  await paidByWallet(id);
  await reject(id);
  await again(id, 'credit');
  expect(await actOn(reviewer, id, 'send', await versionOf(id))).toBe(200);
  const order = await orderedAs(id);
  await closeAccount(ann);
  const registered = {
    ...order,
    ...{ status: 'registered', registration_number: 'X', registered_on: '2026-01-01' },
    certificate: '0'.repeat(64),
  };
  expect((await notify(registered)).status).toBe(200);
  expect(await rows('SELECT verdict FROM filing_notice WHERE status = ?', ['registered'])).toEqual([
    { verdict: 'not_awaited' },
  ]);
  expect(await rows('SELECT state, certificate_file FROM filing WHERE id = ?', [id])).toEqual([
    { state: 'rejected', certificate_file: null },
  ]);
  expect(await creditsOf(id)).toBe(0);
  expect(await refundsOf(id)).toHaveLength(1);
});
