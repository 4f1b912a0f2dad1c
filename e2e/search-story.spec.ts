import type { Faq, MemberInfo, OrderRow, Page as Rows, ScanRow } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { expect, test, languagesFor, wordsOf, type Words } from './fixtures';
import { watch } from './watch';
import { at, paths } from './ways';

const dialogOf = (page: Page, { h }: Words) => page.getByRole('dialog', { name: h('search.title') });
const chosenIn = (page: Page, w: Words) => dialogOf(page, w).getByRole('option', { selected: true });

/** Opens the search by its keys and types. */
async function type(page: Page, w: Words, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = dialogOf(page, w).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

for (const language of languagesFor('en')) {
  test(`pages, IPs, records and help are found and opened by keyboard (${language})`, async ({
    holder,
    demoMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await demoMember();
    const { user, ips } = await member.call<MemberInfo>('member/info');
    const ip_id = user.use_ip_id!;
    const page = await holder({ token: member.token, language });
    const wrong = watch(page);
    const main = page.getByRole('main');
    await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('a page, from the first letters', async () => {
      const before = main.getByRole('link').first();
      await before.focus();
      await page.keyboard.press('Control+k');
      await expect(dialogOf(page, w).getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(before).toBeFocused();
      await type(page, w, h('workbench.menu.scanRecordList').slice(0, 4));
      await expect(chosenIn(page, w)).toContainText(h('workbench.menu.scanRecordList'));
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.scanRecordList'));
      await expect(main).toBeFocused();
    });

    await test.step('an order, by a part of its number', async () => {
      const { list } = await member.call<Rows<OrderRow>>('code/orderList', { ip_id });
      const { order_number, product_name } = list[0]!;
      // Five digits alone may be the serial of a code.
      await type(page, w, order_number.slice(2));
      await expect(chosenIn(page, w)).toContainText(order_number);
      expect(await faultsOf(page, { include: ['dialog'] })).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(product_name);
    });

    await test.step('the scans of a code, by batch and serial', async () => {
      const { list } = await member.call<Rows<ScanRow>>('code/scanList', { ip_id });
      const { batch_number: batch, serial } = list[0]!;
      await type(page, w, `${String(batch)}-${String(serial)}`);
      await expect(chosenIn(page, w)).toContainText(h('scans.code', { batch, serial }));
      await page.keyboard.press('Enter');
      const codes = main.getByRole('link', { name: h('scans.code', { batch, serial }), exact: true });
      await expect(codes.first()).toBeVisible();
      await expect(main.locator('.scan-list > li')).toHaveCount(await codes.count());
    });

    await test.step('goods among several results, with the arrow keys', async () => {
      await type(page, w, '山茶狐');
      const options = dialogOf(page, w).getByRole('option');
      const goods = dialogOf(page, w)
        .getByRole('group', { name: h('workbench.menu.goodsList') })
        .getByRole('option');
      await expect(goods.first()).toBeVisible();
      for (let step = await options.count(); step > 0; step -= 1) {
        if ((await goods.first().getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.goodsList'));
    });

    await test.step('help, and what was opened before', async () => {
      const [faq] = await member.call<Faq[]>('content/faq');
      const answer = await page.request.get(`/api/content/faq?lang=${language}`);
      const said = ((await answer.json()) as { data: Faq[] }).data.find((one) => one.faq_id === faq!.faq_id)!;
      await type(page, w, said.question);
      await expect(chosenIn(page, w)).toContainText(said.question);
      await page.keyboard.press('Enter');
      await expect(main.locator('details[open]')).toContainText(said.question);
      await page.keyboard.press('Control+k');
      const recent = dialogOf(page, w)
        .getByRole('group', { name: h('search.recent') })
        .getByRole('option');
      await expect(recent.first()).toContainText(said.question);
      await expect(recent).toHaveCount(5);
      await page.keyboard.press('Escape');
    });

    await test.step('another IP, which becomes the current one', async () => {
      const other = ips.find((ip) => ip.ip_id !== ip_id && ip.match_relation !== null)!;
      await type(page, w, other.ip_name);
      await expect(chosenIn(page, w)).toContainText(other.ip_name);
      await page.keyboard.press('Enter');
      await expect(page.getByText(h('workbench.switched', { name: other.ip_name }))).toBeVisible();
      await member.call('member/switchIp', { ip_id });
    });
    expect(wrong).toEqual([]);
  });

  test(`the search fills a phone's screen and opens what is tapped (${language})`, async ({
    holder,
    demoMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await demoMember();
    const page = await holder({ token: member.token, language, width: 390 });
    await page.goto(at(paths.dashboardHome));
    await page
      .getByRole('banner')
      .getByRole('button', { name: h('nav.search') })
      .click();
    const dialog = dialogOf(page, w);
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 900 });
    await expect(dialog.getByText(h('search.keys'))).toBeHidden();
    await dialog.getByRole('combobox').fill('山茶狐');
    await dialog
      .getByRole('group', { name: h('workbench.menu.goodsList') })
      .getByRole('option')
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      h('workbench.menu.goodsList'),
    );
    await expect(dialog).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: h('nav.search') })
      .click();
    await dialog.getByRole('combobox').fill('zzzz');
    await expect(dialog.getByText(h('search.none', { keyword: 'zzzz' }))).toBeVisible();
    await dialog.getByRole('button', { name: h('ui.close') }).click();
    await expect(dialog).toBeHidden();
  });
}
