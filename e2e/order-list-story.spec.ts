import { readFile } from 'node:fs/promises';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, paths } from './ways';

for (const [language, width] of screensFor('phone')) {
  test(`orders are narrowed, saved, cancelled and made again (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const { h } = wordsOf(language);
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    await actByCall(await staff('admin'), 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const product_name = newName('Plush');
    const { image_id } = await member.upload('plush.png', 'goods_image');
    const { goods_id } = await member.call<{ goods_id: string }>('code/goodsSave', {
      ...{ ip_id, product_name, project_name: 'Spring', licensee: 'Cloud Ridge Toys' },
      ...{ price_fen: 12_900, image: image_id },
    });
    const order = (recipient: string) =>
      member.call<{ order_number: string }>('code/orderCreate', {
        ...{ ip_id, goods_id, label_type: 'common', quantity: 1000, payment_type: 'wallet' },
        ...{ recipient, recipient_phone: '13800000000', recipient_address: '1 Lake Road' },
        agree: { contract: 1, manual: 1 },
      });
    const { order_number } = await order('Gu Xiaoman');
    await order('Lin');
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const cards = main.getByRole('listitem').filter({ hasText: product_name });

    await test.step('the list is saved as a file, and the whole card opens its order', async () => {
      await page.goto(at(`${paths.codeOrders}?id=${ip_id}`));
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).not.toContainText(order_number);
      await main.getByLabel(h('list.sort'), { exact: true }).selectOption('oldest');
      await expect(cards.first()).toContainText(order_number);
      await page.reload();
      await expect(cards.first()).toContainText(order_number);
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: h('list.csv') }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain(`${order_number},`);
      await cards.filter({ hasText: order_number }).click({ position: { x: 8, y: 8 } });
      await expect(main.getByText(order_number)).toBeVisible();
    });

    await test.step('an unpaid order is cancelled after a question', async () => {
      const cancel = h('action.label_order.cancel');
      await main.getByRole('button', { name: cancel }).click();
      await answer(page, h('code.order.cancel.title', { number: order_number }), cancel);
      await expect(main.getByText(h('state.label_order.cancelled')).first()).toBeVisible();
      await expect(main.getByRole('button', { name: cancel })).toHaveCount(0);
    });

    await test.step('the filter stays in the address', async () => {
      await page.goto(at(`${paths.codeOrders}?id=${ip_id}`));
      await main.getByText(h('state.label_order.cancelled'), { exact: true }).first().click();
      await expect(page).toHaveURL(/state=cancelled/);
      await expect(cards).toHaveCount(1);
      await page.reload();
      await expect(cards).toHaveCount(1);
    });

    await test.step('it is ordered again, to the address or another one used before', async () => {
      await cards.getByRole('link').click();
      await main.getByRole('button', { name: h('code.order.again') }).click();
      await expect(main.getByLabel(h('code.field.quantity'))).toHaveValue('1000');
      const recipient = main.getByLabel(h('code.licensee.recipient'), { exact: true });
      await expect(recipient).toHaveValue('Gu Xiaoman');
      await main.getByLabel(h('code.made.take')).selectOption({ label: 'Lin · 1 Lake Road' });
      await expect(recipient).toHaveValue('Lin');
      await expect(main.getByLabel(h('code.agree.contract'))).not.toBeChecked();
    });
  });
}
