import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { actByCall, addButton, at, paths, pick } from './ways';

test('labels are ordered, paid by transfer, given to a merchant, and one is checked by a buyer', async ({
  holder,
  staff,
  newMember,
}) => {
  const w = wordsOf('en');
  const { h, c } = w;
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const maker = await staff('reviewer', { language: 'en' });
  await actByCall(maker, 'claims', claim_id, 'approve');
  // The workbench asks for a series first; a draft is enough.
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
  const page = await holder({ token: member.token, language: 'en' });
  const main = page.getByRole('main');
  const doors = page.getByRole('navigation', { name: h('code.doors') });
  const product = newName('Plush');
  const merchant = newName('Shop');

  await test.step('goods and a merchant are added', async () => {
    await page.goto(at(`${paths.codeGoods}?id=${ip_id}`));
    await main.getByRole('button', { name: h('code.goods.add') }).click();
    const goods = page.getByRole('dialog', { name: h('code.goods.add') });
    await goods.getByLabel(h('code.goods.project_name')).fill('Spring');
    await goods.getByLabel(h('code.goods.product_name')).fill(product);
    await goods.getByLabel(h('code.goods.licensee')).fill(merchant);
    await goods.getByLabel(h('code.goods.price')).fill('free');
    await pick(addButton(page, w, h('code.goods.image'), false), await png('plush.png'));
    await expect(goods.getByRole('button', { name: h('upload.view', { name: 'plush.png' }) })).toBeVisible();
    await goods.getByRole('button', { name: h('ui.save'), exact: true }).click();
    await expect(goods.getByText(h('rule.price'))).toBeVisible();
    await goods.getByLabel(h('code.goods.price')).fill('129');
    await goods.getByRole('button', { name: h('ui.save'), exact: true }).click();
    await expect(main.getByRole('heading', { name: product })).toBeVisible();
    await doors.getByRole('link', { name: h('workbench.menu.licenseeList') }).click();
    await main.getByRole('button', { name: h('code.licensee.add') }).click();
    const person = page.getByRole('dialog', { name: h('code.licensee.add') });
    const contact = {
      licensee_name: merchant,
      link_name: 'Lin',
      link_phone: '0571 8888 6666',
      recipient: 'Gu Xiaoman',
      recipient_phone: '13800000000',
      recipient_address: '1 Lake Road, Hangzhou',
    } as const;
    for (const [name, value] of Object.entries(contact))
      await person
        .getByLabel(h(`code.licensee.${name as keyof typeof contact}`), { exact: true })
        .fill(value);
    await person.getByRole('button', { name: h('ui.save') }).click();
    await expect(main.getByRole('heading', { name: merchant })).toBeVisible();
  });

  await test.step('an order says what is missing, keeps what was typed, and is sent', async () => {
    await main.getByRole('link', { name: `← ${h('workbench.menu.goodsList')}` }).click();
    await main
      .getByRole('listitem')
      .getByRole('link', { name: h('workbench.menu.madeCode') })
      .click();
    await main.getByLabel(h('code.field.quantity')).fill('1e3');
    await main.getByText(h('payment_type.bank'), { exact: true }).click();
    await main.getByRole('button', { name: h('code.made.send.bare') }).click();
    const missing = [
      h('rule.label_quantity'),
      h('rule.agree_codes'),
      h('rule.required', { field: h('name.recipient') }),
      h('rule.required', { field: h('name.recipient_phone') }),
      h('rule.address'),
    ];
    for (const sentence of missing) await expect(main.getByText(sentence, { exact: true })).toHaveCount(1);
    await main.getByLabel(h('code.field.quantity')).fill('1000');
    // Visiting another page and reloading keeps the form.
    await page.goto(at(`${paths.codeLicensees}?id=${ip_id}`));
    await expect(main.getByRole('heading', { name: merchant })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(main.getByLabel(h('code.field.quantity'))).toHaveValue('1000');
    await main.getByLabel(h('code.made.take')).selectOption({ label: merchant });
    await expect(main.getByLabel(h('code.licensee.recipient'), { exact: true })).toHaveValue('Gu Xiaoman');
    await main.getByLabel(h('code.agree.contract')).check();
    await main.getByLabel(h('code.agree.manual')).check();
    await main.getByRole('button', { name: h('code.made.send', { sum: '80.00' }) }).click();
    await expect(main.getByText(h('order_waits.voucher'), { exact: true })).toBeVisible();
  });

  await test.step('the order says where to transfer to and what to write, then takes the voucher', async () => {
    await expect(main.getByText(h('code.bank.account'), { exact: true })).toBeVisible();
    await expect(main.getByText(/^\d{6}-\d{5}/)).toBeVisible();
    await main.getByRole('button', { name: h('code.voucher.send') }).click();
    await expect(main.getByText(h('rule.upload_required', { field: h('name.voucher_image') }))).toBeVisible();
    await pick(addButton(page, w, h('code.voucher.add'), false), await png('transfer.png'));
    await expect(
      main.getByRole('button', { name: h('upload.view', { name: 'transfer.png' }) }),
    ).toBeVisible();
    await main.getByRole('button', { name: h('code.voucher.send') }).click();
    await expect(main.getByText(h('order_waits.voucher_check'))).toBeVisible();
  });

  await test.step('finance confirms the transfer, and the labels are sent', async () => {
    const finance = await staff('finance', { language: 'en' });
    for (const [desk, action] of [
      [finance, 'confirm_payment'],
      [maker, 'complete'],
    ] as const) {
      await desk.goto('/admin/');
      await desk
        .getByRole('navigation', { name: c('menu'), exact: true })
        .getByRole('link', { name: c('menu.label-orders') })
        .click();
      await desk.getByRole('link', { name: product, exact: true }).click();
      const label = c(`action.label_order.${action}`);
      await desk
        .getByRole('group', { name: c('review.actions') })
        .getByRole('button', { name: label })
        .click();
      const dialog = desk.getByRole('dialog', { name: c('review.ask', { action: label, name: product }) });
      for (const box of await dialog.getByRole('textbox').all()) await box.fill('SF 1400');
      await dialog.getByRole('button', { name: label }).click();
      await expect(dialog).toBeHidden();
    }
    await page.reload();
    await expect(main.getByText(h('state.label_order.completed'), { exact: true })).toBeVisible();
    await expect(main.getByText('SF 1400').first()).toBeVisible();
  });

  await test.step('an invoice is asked for, once', async () => {
    await main.getByRole('button', { name: h('code.invoice.ask') }).click();
    await main.getByLabel(h('code.invoice.company_name')).fill('Camellia Ltd');
    await main.getByLabel(h('code.invoice.tax_id_number')).fill('12345678901234');
    await main.getByLabel(h('code.invoice.email')).fill('till@example.com');
    await main.getByRole('button', { name: h('code.invoice.send') }).click();
    await expect(main.getByText(h('rule.tax_id'))).toBeVisible();
    await main.getByLabel(h('code.invoice.tax_id_number')).fill('91330106MA2CABCD12');
    await main.getByRole('button', { name: h('code.invoice.send') }).click();
    await expect(main.getByText(h('state.invoice.requested'), { exact: true })).toBeVisible();
  });

  await test.step('codes are asked for a merchant, and issued', async () => {
    await page.goto(at(`${paths.useCode}?id=${ip_id}`));
    await main.getByLabel(h('code.field.goods')).selectOption({ index: 1 });
    await main.getByLabel(h('code.field.licensee')).selectOption({ label: merchant });
    await main.getByLabel(h('code.field.quantity')).fill('1001');
    await main.getByRole('button', { name: h('code.use.send') }).click();
    await expect(main.getByText(h('rule.codes_left', { left: 1000 }))).toBeVisible();
    await main.getByLabel(h('code.field.quantity')).fill('400');
    await main.getByRole('button', { name: h('code.use.send') }).click();
    await expect(
      main.getByRole('listitem').getByText(h('state.code_request.pending'), { exact: true }),
    ).toBeVisible();
    await maker
      .getByRole('navigation', { name: c('menu'), exact: true })
      .getByRole('link', { name: c('menu.code-requests') })
      .click();
    await maker.getByRole('link', { name: product, exact: true }).click();
    const label = c('action.code_request.handle');
    await maker
      .getByRole('group', { name: c('review.actions') })
      .getByRole('button', { name: label })
      .click();
    await maker.getByRole('dialog').getByRole('button', { name: label }).click();
    await expect(maker.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(
      main.getByRole('listitem').getByText(h('state.code_request.handled'), { exact: true }),
    ).toBeVisible();
  });

  const code = await test.step('the codes are downloaded, and the download is on record', async () => {
    await main.getByRole('button', { name: h('code.export') }).click();
    const files = page.getByRole('dialog', { name: product });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: h('code.export.take', { format: 'CSV' }) }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    await expect(files.getByText(h('state.code_export.done'), { exact: true })).toBeVisible();
    await files.getByText(h('code.export.checksum')).click();
    await expect(files.getByText(createHash('sha256').update(text).digest('hex'))).toBeVisible();
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(401);
    await maker.goto('/admin/#/batches');
    await maker
      .getByRole('link', { name: new RegExp(`^#${/batch-(\d+)/.exec(download.suggestedFilename())![1]!}$`) })
      .click();
    await expect(maker.getByText(c('state.code_export.done'), { exact: true })).toBeVisible();
    return lines[8]!.split(',')[1]!;
  });

  await test.step('a buyer without an account checks a label', async () => {
    const buyer = await holder({ language: 'en', width: 390 });
    await buyer.goto(`/s/${code}?lang=en`);
    await expect(buyer.getByText(product).first()).toBeVisible();
    await expect(buyer.getByText(merchant)).toBeVisible();
    await expect(buyer.getByRole('heading', { level: 1 })).toContainText(/genuine/i);
  });
});
