import { ERRORS, type RefundView, shanghaiDay } from '@ipw/domain';
import request from 'supertest';
import { closeAccount } from '../../testing/closing';
import { decide } from '../../testing/codes';
import { type Caller, picture, staff, type StaffLogin } from '../../testing/fixtures';
import {
  actOn,
  call,
  content,
  detail,
  messagesTo,
  payNotice,
  payUrl,
  someone,
  submit,
  submitted,
} from '../../testing/filings';
import { pdf } from '../../testing/pdfs';
import { api, rows } from '../../testing/server';
import { filesCookie, open } from '../../testing/uploads';

const { url, reset } = api();
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

const pay = (filing_id: string) => payUrl(ann, filing_id);
const rejected = { reason_code: 'not_original', reason: '' };
const refundOf = async (id: string): Promise<RefundView | null> => (await detail(ann, id)).refund;

it('waits for the wallet, is checked once it is paid, and is not sent before', async () => {
  const id = await submitted(ann, {}, 'wallet');
  expect(await detail(ann, id)).toMatchObject({
    waits_for: 'payment',
    due_at: null,
    paid: 0,
    actions: ['withdraw', 'pay'],
  });
  // Nothing is decided about what is not paid, but a rejection.
  for (const [action, body] of [
    ['send', {}],
    ['ask_correction', rejected],
    ['confirm_payment', {}],
  ] as const)
    expect([
      action,
      await actOn(action === 'confirm_payment' ? finance : reviewer, id, action, 2, body),
    ]).toEqual([action, 409]);
  const pay_url = await pay(id);
  expect((await detail(ann, id)).paying).toBe(1);
  expect((await request(url).post(pay_url)).headers['location']).toBe(
    `/#/iprManage/iprService?filing_id=${id}`,
  );
  const paid = await detail(ann, id);
  expect(paid).toMatchObject({ paid: 1, paying: 0, waits_for: 'check', actions: ['withdraw'] });
  expect(Date.parse(paid.due_at!)).toBeGreaterThan(Date.now());
  expect((await call(ann, 'check', { filing_id: id })).data).toEqual({ paid: 1 });
  expect((await call(ann, 'pay', { filing_id: id })).code).toBe(ERRORS.STATE.code);
  expect(await actOn(reviewer, id, 'send', paid.version)).toBe(200);
  expect(await messagesTo(ann)).toEqual(['filing_paid']);
  // The free filing is still there.
  expect((await call(ann, 'offer', {})).data).toMatchObject({ credit: 1 });
});

it('is paid once, whatever the wallet says', async () => {
  const id = await submitted(ann, {}, 'wallet');
  const pay_url = await pay(id);
  expect((await payNotice(pay_url, '9999')).text).not.toBe('success');
  expect((await detail(ann, id)).paid).toBe(0);
  const answers = await Promise.all(Array.from({ length: 8 }, () => payNotice(pay_url)));
  expect(answers.map(({ text }) => text)).toEqual(Array(8).fill('success'));
  expect(await messagesTo(ann)).toEqual(['filing_paid']);
  expect(await rows('SELECT id FROM refund WHERE order_id = ?', [id] as never)).toEqual([]);
});

it('is paid by transfer: finance confirms the voucher, or returns it', async () => {
  const id = await submitted(ann, {}, 'bank');
  expect((await detail(ann, id)).waits_for).toBe('voucher');
  const hand = async () =>
    call(ann, 'voucher', { filing_id: id, voucher_image: await picture(ann.id, 'voucher') });
  expect(await hand()).toMatchObject({ code: 0, data: { version: 3 } });
  expect(await detail(ann, id)).toMatchObject({
    waits_for: 'voucher_check',
    voucher: { image_id: expect.any(String) },
  });
  // Money is on its way, so finance decides first.
  expect((await call(ann, 'withdraw', { filing_id: id, version: 3 })).code).toBe(ERRORS.STATE.code);
  expect(await actOn(reviewer, id, 'confirm_payment', 3)).toBe(403);
  expect(await actOn(finance, id, 'refuse_voucher', 3, { reason: '金额不符' })).toBe(200);
  expect(await detail(ann, id)).toMatchObject({ waits_for: 'voucher', voucher: null });
  expect((await hand()).code).toBe(0);
  expect(await actOn(finance, id, 'confirm_payment', 5)).toBe(200);
  expect(await detail(ann, id)).toMatchObject({ waits_for: 'check', paid: 1 });
  expect((await hand()).code).toBe(ERRORS.STATE.code);
  expect(await messagesTo(ann)).toEqual(['filing_voucher_refused', 'filing_paid']);
});

it('is refunded when it is rejected or withdrawn after its payment', async () => {
  const id = await submitted(ann, {}, 'wallet');
  await payNotice(await pay(id));
  expect(await actOn(reviewer, id, 'reject', 3, rejected)).toBe(200);
  expect(await refundOf(id)).toMatchObject({ state: 'open', amount_fen: 10_000 });
  const list = await fetch(`${url}/api/admin/refunds`, { headers: { cookie: finance.cookie } });
  const refunds = (await list.json()) as { id: string; order_id: string }[];
  const refund = refunds.find(({ order_id }) => order_id === id)!;
  expect(refund).toMatchObject({
    subject: 'filing',
    product_name: '山茶狐',
    payment_type: 'wallet',
    ip_name: null,
  });
  const settled = await decide(finance, `refunds/${refund.id}/settle`, {
    version: 1,
    method: 'wallet',
    paid_back_on: shanghaiDay(new Date()),
    reference: 'W-1',
  });
  expect(settled.status).toBe(200);
  expect(await refundOf(id)).toMatchObject({ state: 'done', reference: 'W-1' });
  expect(await messagesTo(ann)).toEqual(['filing_paid', 'refund_opened', 'filing_rejected', 'refund_done']);
  // Submitted again it is to be paid again.
  expect((await submit(ann, id, 4, { pay: 'wallet' })).code).toBe(0);
  expect(await detail(ann, id)).toMatchObject({ paid: 0, waits_for: 'payment' });
  await payNotice(await pay(id));
  const { version } = await detail(ann, id);
  expect((await call(ann, 'withdraw', { filing_id: id, version })).code).toBe(0);
  expect(await refundOf(id)).toMatchObject({ state: 'open' });
});

it('is refunded when payment and rejection cross, whichever comes first', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => submitted(ann, {}, 'wallet')));
  const addresses = await Promise.all(ids.map(pay));
  await Promise.all(
    ids.flatMap((id, at) => [payNotice(addresses[at]!), actOn(reviewer, id, 'reject', 2, rejected)]),
  );
  for (const id of ids) {
    const { state, paid, refund, version } = await detail(ann, id);
    // A rejection that saw the unpaid version is refused; the filing is then paid and waits.
    if (state === 'submitted') {
      expect([paid, refund]).toEqual([1, null]);
      expect(await actOn(reviewer, id, 'reject', version, rejected)).toBe(200);
    } else expect(state).toBe('rejected');
    expect(await rows('SELECT state FROM refund WHERE order_id = ?', [id] as never)).toEqual([
      { state: 'open' },
    ]);
  }
});

it('keeps its voucher and payment with a correction', async () => {
  const id = await submitted(ann, {}, 'bank');
  const voucher_image = await picture(ann.id, 'voucher');
  await call(ann, 'voucher', { filing_id: id, voucher_image });
  expect(await actOn(finance, id, 'confirm_payment', 3)).toBe(200);
  expect(await actOn(reviewer, id, 'ask_correction', 4, rejected)).toBe(200);
  const changed = { ...(await content(ann)), filing_id: id, version: 5 };
  expect((await call(ann, 'save', changed)).code).toBe(0);
  const corrected = await call(ann, 'submit', { filing_id: id, version: 6, declare: 1 });
  expect(corrected).toMatchObject({ code: 0, data: { state: 'submitted' } });
  expect(await detail(ann, id)).toMatchObject({
    paid: 1,
    waits_for: 'check',
    voucher: { image_id: voucher_image },
  });
});

describe('invoices', () => {
  const ASKED = { company_name: '云岭文化', tax_id_number: '91330106MA2CABCD12', email: 'till@example.com' };
  const ask = (filing_id: string, who = ann) => call(who, 'invoiceRequest', { filing_id, ...ASKED });
  const stored = async () =>
    (await rows<{ id: string }>('SELECT id FROM invoice ORDER BY created_at DESC, id DESC'))[0]!.id;
  const paid = async () => {
    const id = await submitted(ann, {}, 'wallet');
    await payNotice(await pay(id));
    return id;
  };
  const issue = async (invoice: string, version: number, invoice_number: string) => {
    const { body } = await request(url)
      .post('/api/admin/files?usage=invoice_file')
      .set('cookie', finance.cookie)
      .set('x-csrf-token', finance.csrf)
      .attach('file', pdf({ text: 'INVOICE' }), 'fapiao.pdf');
    const { image_id: file } = body as { image_id: string };
    return decide(finance, `invoices/${invoice}/issue`, { version, invoice_number, file });
  };

  it('are asked for once it is paid, issued by finance, and in the archive', async () => {
    const unpaid = await submitted(ann, {}, 'wallet');
    expect((await ask(unpaid)).code).toBe(ERRORS.UNPAID.code);
    expect((await ask(await submitted(await someone(), {}, 'wallet'))).code).toBe(ERRORS.NOT_FOUND.code);
    const id = await paid();
    expect(await detail(ann, id)).toMatchObject({ invoice: null, invoiceable: 1 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(id)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(3).fill(ERRORS.STATE.code)]);
    expect(await detail(ann, id)).toMatchObject({
      invoice: { state: 'requested', ...ASKED, amount_fen: 10_000 },
      invoiceable: 0,
    });
    const invoice = await stored();
    const look = await fetch(`${url}/api/admin/invoices/${invoice}`, { headers: { cookie: finance.cookie } });
    expect(await look.json()).toMatchObject({
      ...{ subject: 'filing', order_id: id, product_name: '山茶狐', quantity: null, ip_name: null },
      ...{ email: 't***@example.com', tax_id_number: ASKED.tax_id_number, amount_fen: 10_000 },
    });
    expect((await issue(invoice, 1, '20000001')).status).toBe(200);
    expect(await messagesTo(ann)).toEqual(['filing_paid', 'invoice_issued']);
    const { file } = (await detail(ann, id)).invoice!;
    expect((await open(file!.file_path, { cookie: await filesCookie('member', ann.id) })).bytes).toEqual(
      pdf({ text: 'INVOICE' }),
    );
  });

  it('are cancelled with a refund, and asked for again once it is paid anew', async () => {
    const id = await paid();
    await ask(id);
    const invoice = await stored();
    expect((await issue(invoice, 1, '20000002')).status).toBe(200);
    expect(await actOn(reviewer, id, 'reject', 3, rejected)).toBe(200);
    // Issued, it waits for finance; voided, there is nothing to invoice.
    expect(await detail(ann, id)).toMatchObject({ invoice: { state: 'issued' }, invoiceable: 0 });
    expect((await ask(id)).code).toBe(ERRORS.UNPAID.code);
    expect((await decide(finance, `invoices/${invoice}/void`, { version: 2, reason: '已退款' })).status).toBe(
      200,
    );
    expect((await detail(ann, id)).invoice).toMatchObject({ state: 'cancelled' });
    await submit(ann, id, 4, { pay: 'wallet' });
    await payNotice(await pay(id));
    expect(await detail(ann, id)).toMatchObject({ invoice: { state: 'cancelled' }, invoiceable: 1 });
    expect((await ask(id)).code).toBe(0);
    const { version } = await detail(ann, id);
    expect((await detail(ann, id)).invoice).toMatchObject({ state: 'requested' });
    expect((await call(ann, 'withdraw', { filing_id: id, version })).code).toBe(0);
    expect((await detail(ann, id)).invoice).toMatchObject({ state: 'cancelled', due_at: null });
  });

  it('lose their document with the account', async () => {
    const id = await paid();
    await ask(id);
    expect((await issue(await stored(), 1, '20000009')).status).toBe(200);
    const { image_id } = (await detail(ann, id)).invoice!.file!;
    const linked = () =>
      rows('SELECT id FROM uploaded_file WHERE id = ? AND linked_at IS NOT NULL', [image_id]);
    expect(await linked()).toHaveLength(1);
    await closeAccount(ann);
    expect(await linked()).toEqual([]);
  });
});

it('is refunded when its member closes the account, and keeps nothing of the person', async () => {
  const id = await submitted(ann, {}, 'wallet');
  await payNotice(await pay(id));
  const unpaid = await submitted(ann, {}, 'wallet');
  const late = await pay(unpaid);
  await closeAccount(ann);
  const kept = await rows('SELECT state, title, parties, voucher_image FROM filing WHERE member_id = ?', [
    ann.id,
  ] as never);
  expect(kept).toEqual(Array(2).fill({ state: 'rejected', title: null, parties: null, voucher_image: null }));
  // Money that still comes is owed, too.
  expect((await payNotice(late)).text).toBe('success');
  for (const order_id of [id, unpaid]) {
    const [refund] = await rows<{ id: string }>('SELECT id FROM refund WHERE order_id = ?', [
      order_id,
    ] as never);
    const settled = await decide(finance, `refunds/${refund!.id}/settle`, {
      ...{ version: 1, method: 'wallet', paid_back_on: shanghaiDay(new Date()), reference: `W-${order_id}` },
    });
    expect(settled.status).toBe(200);
  }
});
