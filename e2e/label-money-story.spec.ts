import { earliestPriceDay, formatDay, shanghaiDay } from '@ipw/domain';
import { pdf } from '../apps/api/testing/pdfs';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, at, paths, rowsByCall } from './ways';

const CHECK = '**/api/code/orderCheck';

test('a price is announced, labels are calculated and ordered; one order is refunded, another invoiced', async ({
  holder,
  staff,
  newMember,
}) => {
  const { h, c } = wordsOf('en');
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const admin = await staff('admin', { language: 'en' });
  await actByCall(admin, 'claims', claim_id, 'approve');
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
  const product = newName('Plush');
  const { image_id: image } = await member.upload('goods.png', 'goods_image');
  const { goods_id } = await member.call<{ goods_id: string }>('code/goodsSave', {
    ip_id,
    project_name: 'Spring',
    product_name: product,
    licensee: 'Toys',
    price_fen: 100,
    image,
  });
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  const desk = await staff('finance', { language: 'en' });

  await test.step('finance adds a price for a coming day; today’s stays', async () => {
    await desk.goto('/admin/#/label-prices/create');
    await desk.getByRole('combobox', { name: c('field.label_type') }).click();
    await desk.getByRole('option', { name: h('label_type.custom') }).click();
    await desk.getByLabel(c('field.unit_fen')).fill('0.4');
    await desk.getByLabel(c('field.unit_per')).fill('10');
    await desk.getByLabel(c('field.minimum')).fill('200000');
    await desk.getByLabel(c('field.valid_from')).fill(shanghaiDay(new Date()));
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(formatDay(earliestPriceDay(), 'en'))).toBeVisible();
    await desk.getByLabel(c('field.valid_from')).fill(earliestPriceDay());
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(h('state.label_price.upcoming'))).toBeVisible();
    await expect(desk.getByText('¥0.40 per 10')).toBeVisible();
  });

  await test.step('a holder reads about labels, works out a price and takes it into the order', async () => {
    await page.goto(at(`${paths.ownTagIntroduce}?id=${ip_id}`));
    await expect(main.getByLabel(h('code.field.quantity'))).toHaveValue('100000');
    await main.getByLabel(h('code.field.quantity')).fill('99999');
    await expect(
      main.getByText(h('rule.min', { field: h('code.field.quantity'), min: '100,000' })),
    ).toBeVisible();
    await main.getByLabel(h('code.field.quantity')).fill('600000');
    await main.getByText(h('code.sample', { price: '200.00' })).click();
    await expect(main.getByText('¥21,200.00', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: h('intro.calc.order') }).click();
    await expect(main.getByLabel(h('code.field.quantity'))).toHaveValue('600000');
    await expect(main.getByText('¥21,200.00', { exact: true })).toBeVisible();
  });

  const orderUnpaid = async () => {
    const { order_id } = await member.call<{ order_id: string }>('code/orderCreate', {
      ip_id,
      goods_id,
      label_type: 'common',
      quantity: 1000,
      payment_type: 'wallet',
      recipient: 'Gu',
      recipient_phone: '13800000000',
      recipient_address: '1 Lake Road',
      agree: { contract: 1, manual: 1 },
    });
    return order_id;
  };
  const order = async () => {
    const order_id = await orderUnpaid();
    const { pay_url } = await member.call<{ pay_url: string }>('code/orderPay', { ip_id, order_id });
    expect((await desk.request.post(pay_url)).ok()).toBe(true);
    return order_id;
  };
  const act = async (action: string, fill: () => Promise<unknown>) => {
    await desk.getByRole('button', { name: action, exact: true }).click();
    await fill();
    await desk.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
  };

  await test.step('a paid order is rejected: finance pays it back, and the holder sees how', async () => {
    const order_id = await order();
    await actByCall(admin, 'label-orders', order_id, 'reject', { reason_code: 'no_agreement' });
    const [refund] = await rowsByCall<{ id: string }>(desk, 'refunds', { order_id });
    await desk.goto(`/admin/#/refunds/${refund!.id}/show`);
    await act(h('action.refund.settle'), async () => {
      await desk.getByRole('dialog').getByLabel(c('payment_type.wallet')).check();
      await desk.getByLabel(c('field.paid_back_on')).fill(shanghaiDay(new Date()));
      await desk.getByLabel(c('field.reference')).fill('W-2026-88');
    });
    await page.goto(at(`${paths.codeOrders}?id=${ip_id}&order_id=${order_id}`));
    await expect(main.getByText(h('state.refund.done'), { exact: true })).toBeVisible();
    await expect(main.getByText(/W-2026-88/)).toBeVisible();
  });

  const unheard = await orderUnpaid();
  await test.step('a payment whose notice got lost is found when its payer comes back', async () => {
    await page.goto(at(`${paths.codeOrders}?id=${ip_id}&order_id=${unheard}`));
    await main.getByRole('button', { name: h('action.label_order.pay') }).click();
    // The first answer is held: it may come before anybody has read that the page waits for it.
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route(CHECK, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Pay without sending the notice' }).click();
    await expect(main.getByText(h('code.paying'))).toBeVisible();
    release();
    await expect(main.getByText(h('order_event.confirm_payment'))).toBeVisible();
    await expect(main.getByText(h('code.paying'))).toBeHidden();
    await page.unroute(CHECK);
  });

  await test.step('an invoice is issued with its document, and downloaded', async () => {
    await member.call('code/invoiceRequest', {
      ip_id,
      order_id: unheard,
      company_name: 'Camellia Ltd',
      tax_id_number: '91330106MA2CABCD12',
      email: 'till@example.com',
    });
    const [invoice] = await rowsByCall<{ id: string }>(desk, 'invoices', { order_id: unheard });
    await desk.goto(`/admin/#/invoices/${invoice!.id}/show`);
    await act(h('action.invoice.issue'), async () => {
      await desk.getByLabel(c('field.invoice_number')).fill(String(Date.now()).slice(-8));
      const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf({ text: 'INVOICE' }) };
      await desk.getByLabel(c('field.file')).setInputFiles(file);
      await expect(desk.getByText(c('paper.kept', { name: 'invoice.pdf' }))).toBeVisible();
    });
    await page.reload();
    const saving = page.waitForEvent('download');
    await main.getByRole('link', { name: h('code.invoice.file') }).click();
    expect((await saving).suggestedFilename()).toBe('invoice.pdf');
  });

  await test.step('an administrator adds a key for new codes', async () => {
    await admin.goto('/admin/#/code-keys');
    await admin.getByRole('button', { name: c('code-keys.add') }).click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: c('code-keys.add') })
      .click();
    await expect(admin.getByText(c('code-keys.added'))).toBeVisible();
    await expect(admin.getByText(h('state.code_key.reading'))).toBeVisible();
  });
});
