import type { Locator, Page } from '@playwright/test';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { watch } from './watch';
import { accountMenu, at, paths } from './ways';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
const overlap = (a: { y: number; height: number }, b: { y: number; height: number }) =>
  a.y < b.y + b.height && b.y < a.y + a.height;
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languagesFor('en')) {
  const { h } = wordsOf(language);

  test(`the menu of a desk folds, stays folded and stays beside the page (${language})`, async ({
    holder,
    demoMember,
  }) => {
    const member = await demoMember();
    const page = await holder({ token: member.token, language });
    const wrong = watch(page);
    await page.goto(at(paths.dashboardHome));
    const menu = page.getByRole('navigation', { name: h('workbench.menu.label') });
    const group = (name: 'ipStore' | 'iprManage' | 'toolsManage' | 'dashboard') =>
      menu.getByRole('button', { name: h(`workbench.group.${name}`), exact: true });
    const groups = menu.getByRole('button');
    await expect(groups).toHaveCount(5);
    for (const one of await groups.all()) await expect(one).toHaveAttribute('aria-expanded', 'true');

    await group('ipStore').focus();
    await page.keyboard.press('Enter');
    await expect(
      menu.getByRole('link', { name: h('workbench.menu.ipGoodsManagement'), exact: true }),
    ).toBeHidden();
    await page.reload();
    await expect(group('ipStore')).toHaveAttribute('aria-expanded', 'false');
    await expect(group('dashboard')).toHaveAttribute('aria-expanded', 'true');

    await menu.getByRole('link', { name: h('workbench.menu.goodsList'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      h('workbench.menu.goodsList'),
    );
    await page
      .getByRole('navigation', { name: h('code.doors') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.licenseeList'));
    await expect(page).toHaveTitle(new RegExp(`^${h('workbench.menu.licenseeList')} · `));
    await expect(
      menu.getByRole('link', { name: h('workbench.menu.goodsList'), exact: true }),
    ).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: `← ${h('workbench.menu.goodsList')}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.goodsList'));

    await page.goto(at(paths.takenFields));
    await expect(
      menu.getByRole('link', { name: h('workbench.menu.ipOrderManagement'), exact: true }),
    ).toBeInViewport();

    await page.goto(at(paths.dashboardHome));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(groups.first()).toBeInViewport();
    expect(wrong).toEqual([]);
  });

  test(`a phone has one drawer and the everyday pages at hand (${language})`, async ({
    holder,
    demoMember,
  }) => {
    const member = await demoMember();
    const page = await holder({ token: member.token, language, width: 390 });
    const wrong = watch(page);
    await page.goto(at(paths.dashboardHome));
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    const banner = page.getByRole('banner');
    await expect(page.getByRole('navigation', { name: h('workbench.menu.label') })).toBeHidden();

    await test.step('the drawer holds the site and all groups', async () => {
      await banner.getByRole('button', { name: h('nav.toggle'), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: h('nav.toggle') });
      await expect(drawer.getByRole('button', { expanded: true })).toHaveCount(5);
      await expect(drawer.getByRole('link', { name: h('nav.faq') })).toBeVisible();
      await expect(drawer.getByLabel(h('lang.label'))).toBeVisible();
      await drawer.getByRole('link', { name: h('workbench.menu.orderList'), exact: true }).click();
      await expect(drawer).toBeHidden();
      await expect(title).toHaveText(h('workbench.menu.orderList'));
    });

    await test.step('five everyday pages are one tap away, and cover nothing', async () => {
      const bar = page.getByRole('navigation', { name: h('nav.daily') });
      await expect(bar.getByRole('link')).toHaveCount(5);
      await bar.getByRole('link', { name: h('daily.scanRecordList') }).click();
      await expect(title).toHaveText(h('workbench.menu.scanRecordList'));
      await bar.getByRole('link', { name: h('nav.messages') }).click();
      await expect(page).toHaveURL(new RegExp(`#${paths.systemMsg}`));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('link').last();
      // The bar of the personal centre replaces that of the workbench.
      await expect(async () => {
        expect(overlap(await boxOf(last), await boxOf(bar))).toBe(false);
      }).toPass();
    });

    await test.step('the price comes before what is agreed to, and nothing needs a desk', async () => {
      await page.goto(at(paths.madeCode));
      const heading = (key: 'code.made.quote' | 'code.made.agree') =>
        page.getByRole('main').getByRole('heading', { name: h(key), exact: true });
      await expect(heading('code.made.agree')).toBeVisible();
      expect((await boxOf(heading('code.made.quote'))).y).toBeLessThan(
        (await boxOf(heading('code.made.agree'))).y,
      );
      await page.goto(at(paths.contact));
      await expect(title).toHaveText(h('contact.title'));
      await expect(page.getByRole('img', { name: h('contact.qr') })).toBeHidden();
      await page.goto(at(paths.assetsCreate));
      await expect(page.getByText(h('upload.pick_many')).first()).toBeVisible();
      await expect(page.getByText(h('upload.ways')).first()).toBeHidden();
    });

    await test.step('signing out is in the account menu, and a message covers no title', async () => {
      await page.goto(at(`${paths.arService}`));
      await expect(title).toBeVisible();
      await accountMenu(page, wordsOf(language)).click();
      await banner.getByRole('button', { name: h('nav.logout') }).click();
      const asked = page.getByRole('dialog', { name: h('nav.logout') });
      await asked.getByRole('button', { name: h('nav.logout') }).click();
      const toast = page.getByText(h('logout.done'));
      await expect(toast).toBeVisible();
      await expect(title).toBeVisible();
      expect(overlap(await boxOf(toast), await boxOf(title))).toBe(false);
      expect(await overflow(page)).toBe(0);
    });
    expect(wrong).toEqual([]);
  });
}
