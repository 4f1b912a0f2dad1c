import { expect, test, wordsOf } from './fixtures';
import { accountMenu, addButton, answer, at, logOutButton, paths, pick } from './ways';
import { png } from './pictures';

const w = wordsOf('en');
const { h } = w;
const language = 'en';

test('signing out asks, clears, and other tabs follow', async ({ holder, demoMember }) => {
  const { token } = await demoMember();
  const page = await holder({ token, language });
  const tab = await page.context().newPage();
  for (const one of [page, tab]) {
    await one.goto(at(paths.dashboardHome));
    await expect(accountMenu(one, w)).toBeVisible();
  }
  await (
    await logOutButton(page, w)
  ).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await answer(page, h('nav.logout'), h('ui.cancel'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accountMenu(page, w)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${paths.dashboardHome}$`));
  // The server has ended the session and its answer is delayed: no tab may treat that as a sign-out elsewhere.
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => (goOn = resolve));
  const ended = new Promise<void>((resolve) => {
    void page.route('**/api/member/logout', async (route) => {
      const response = await route.fetch();
      resolve();
      await seen;
      await route.fulfill({ response });
    });
  });
  await (await logOutButton(page, w)).click();
  await answer(page, h('nav.logout'), h('nav.logout'));
  await ended;
  for (const one of [page, tab]) {
    await one.goto(at(paths.devices));
    await expect(one).toHaveURL(new RegExp(`#${paths.login}`));
    await expect(one.getByRole('dialog')).toHaveCount(0);
  }
  goOn();
  await expect(page.getByText(h('logout.done'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${paths.login}`));
  await expect(tab.getByRole('banner').getByRole('link', { name: h('nav.login') })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((name) => !/^worktable_(lang|introModalClosed)$/.test(name))).toEqual([]);
});

test('another language keeps everything typed: the new IP, its picture included', async ({
  holder,
  demoMember,
}) => {
  const { token } = await demoMember();
  const page = await holder({ token, language });
  await page.goto(at(paths.claimStep1));
  const main = page.getByRole('main');
  await main.getByLabel(h('claim.choose.label')).fill('Moonbear9');
  await main.getByRole('button', { name: h('claim.choose.create') }).click();
  await pick(addButton(page, w, h('claim.field.ip_image'), false), await png('moon.png'));
  const picture = main.getByRole('button', { name: /moon\.(png|jpg)/ }).first();
  await expect(picture).toBeVisible();
  await main.getByLabel(h('claim.field.intro')).fill('A bear on the moon.');
  await main.getByLabel(h('claim.field.birth_time')).fill('2020-02-29');
  const types = main.getByRole('group', { name: h('claim.field.ip_types') });
  await types.getByRole('checkbox').nth(1).press('Space');

  await page.getByLabel(h('lang.label')).selectOption('zh-CN');
  const cn = wordsOf('zh-CN').h;
  await expect(main.getByRole('heading', { name: cn('claim.new_ip.title') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${paths.claimStep1}$`));
  await expect(main.getByRole('textbox', { name: cn('claim.field.ip_name'), exact: true })).toHaveValue(
    'Moonbear9',
  );
  await expect(main.getByLabel(cn('claim.field.intro'))).toHaveValue('A bear on the moon.');
  await expect(main.getByLabel(cn('claim.field.birth_time'))).toHaveValue('2020-02-29');
  await expect(
    main
      .getByRole('group', { name: cn('claim.field.ip_types') })
      .getByRole('checkbox')
      .nth(1),
  ).toBeChecked();
  await expect(picture).toBeVisible();
});
