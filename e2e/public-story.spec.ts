import { AGREEMENTS, LANGUAGES } from '@ipw/domain';
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './axe';
import { expect, test, wordsOf } from './fixtures';
import { openScreen } from './screens';
import { watch } from './watch';
import { answer, at, logOutButton, paths } from './ways';

const { h } = wordsOf('en');
const language = 'en';
const TIP_MS = 2000;

const closed = (page: Page) => page.evaluate(() => localStorage.getItem('worktable_introModalClosed'));
const introduction = (page: Page): Locator =>
  page.getByRole('button', { name: h('landing.intro'), exact: true });

test('the calculator says what stays with the holder', async ({ holder }) => {
  const page = await holder({ language });
  await page.goto(at(paths.landing));
  const calculator = page.getByRole('region', { name: h('landing.calc_title') });
  const amount = calculator.getByLabel(h('landing.calc_amount'));
  const parts = calculator.locator('.calc-part');
  await expect(parts).toHaveText(['¥50,000.00', '¥100,000.00']);
  await expect(calculator.getByText(h('landing.calc_note'))).toBeVisible();

  await amount.fill('0.03');
  await expect(parts).toHaveText(['¥0.02', '¥0.03']);
  await expect(calculator.getByText(h('landing.calc_shared', { amount: '0.01' }))).toBeVisible();
  await amount.fill('９，９９９');
  await expect(parts).toHaveText(['¥4,999.50', '¥9,999.00']);
  await amount.blur();
  await expect(amount).toHaveValue('9,999.00');

  await amount.fill('a lot');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator.getByText(h('landing.calc_wrong'))).toBeVisible();
  await expect(parts).toHaveText([h('landing.calc_none'), h('landing.calc_none')]);
  await amount.blur();
  await expect(amount).toHaveValue('a lot');

  await amount.fill('1234.56');
  await page.getByLabel(h('lang.label')).selectOption('zh-CN');
  await expect(page.getByLabel(wordsOf('zh-CN').h('landing.calc_amount'))).toHaveValue(/1,?234\.56/);
});

test('the introduction opens by itself once, turns its slides, and says where it is found again', async ({
  holder,
}) => {
  const page = await holder({ language, first: true });
  const wrong = watch(page);
  await page.goto(at(paths.landing));
  const dialog = page.getByRole('dialog');
  const back = dialog.getByRole('button', { name: h('intro.back') });
  const next = dialog.getByRole('button', { name: h('intro.next') });
  const finish = dialog.getByRole('button', { name: h('intro.finish') });
  const code = dialog.getByRole('img', { name: h('contact.qr') });
  const seen = async (title: 'intro.1' | 'intro.2' | 'intro.3' | 'intro.4') => {
    await expect(dialog.getByRole('heading', { name: h(title) })).toBeVisible();
    const has = async (one: Locator) => (await one.count()) === 1;
    return { back: await has(back), next: await has(next), finish: await has(finish), code: await has(code) };
  };
  expect(await seen('intro.1')).toEqual({ back: false, next: true, finish: false, code: true });
  await expect(next).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  expect(await closed(page)).toBeNull();
  await page.keyboard.press('Enter');
  expect(await seen('intro.2')).toEqual({ back: true, next: true, finish: false, code: false });
  await back.click();
  expect(await seen('intro.1')).toEqual({ back: false, next: true, finish: false, code: true });
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await seen('intro.3')).toEqual({ back: true, next: true, finish: false, code: false });
  await next.click();
  expect(await seen('intro.4')).toEqual({ back: true, next: false, finish: true, code: true });
  expect(await faultsOf(page)).toEqual([]);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await finish.click();
  await expect(dialog).toHaveCount(0);
  expect(await closed(page)).not.toBeNull();
  const tip = page.getByText(h('landing.intro_tip'));
  await expect(tip).toBeVisible();
  await page.clock.runFor(TIP_MS - 200);
  await expect(tip).toBeVisible();
  await page.clock.runFor(400);
  await expect(tip).toHaveCount(0);
  await page.clock.resume();

  await introduction(page).click();
  expect(await seen('intro.1')).toEqual({ back: false, next: true, finish: false, code: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(introduction(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('Escape closes the introduction for good too, and signing out does not bring it back', async ({
  holder,
  newMember,
}) => {
  const { token } = await newMember();
  const page = await holder({ language, first: true, token });
  await page.goto(at(paths.landing));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await logOutButton(page, wordsOf('en'))).click();
  await answer(page, h('nav.logout'), h('nav.logout'));
  await expect(page).toHaveURL(new RegExp(`#${paths.login}`));
  await page.goto(at(paths.landing));
  await expect(introduction(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await closed(page)).not.toBeNull();
});

for (const shown of LANGUAGES)
  test(`every public page speaks ${shown}`, async ({ holder }) => {
    const w = wordsOf(shown);
    const page = await holder({ language: shown });
    const wrong = watch(page);
    const titles = new Map<string, string>([
      [paths.contact, w.h('contact.title')],
      [paths.aboutUs, w.h('about.hero')],
      ...AGREEMENTS.map((one): [string, string] => [paths[one], w.s(`agreement.${one}`)]),
    ]);
    for (const [path, title] of titles) {
      await openScreen(page, at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    // The last page links to the others, and the footer to the main ones.
    const others = page.getByRole('navigation', { name: w.h('legal.all') });
    await others.getByRole('link', { name: w.h('legal.intermediaryContract') }).click();
    await expect(page).toHaveURL(new RegExp(`#${paths.intermediaryContract}$`));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: w.h('contact.title') }).click();
    await expect(page.getByRole('main').getByText(w.h('contact.hours'))).toBeVisible();
    await expect(page.getByRole('img', { name: w.h('contact.qr') })).toBeVisible();
    await footer.getByRole('link', { name: w.h('footer.about') }).click();
    await expect(page).toHaveURL(new RegExp(`#${paths.aboutUs}$`));
    expect(wrong).toEqual([]);
  });
