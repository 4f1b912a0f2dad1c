import { type Directory, LANGUAGES } from '@ipw/domain';
import { faultsOf } from './axe';
import { expect, test, wordsOf } from './fixtures';
import { watch } from './watch';
import { at, paths } from './ways';

const { h } = wordsOf('en');

test('a card of the directory leads to the page everybody may read, without a script', async ({
  holder,
  request,
  baseURL,
}) => {
  const answer = await request.get('/api/content/directory?lang=en');
  const { list } = ((await answer.json()) as { data: Directory }).data;
  const { ip_name } = list[0]!;
  const page = await holder({ language: 'en' });
  const wrong = watch(page);
  await page.goto(at(paths.landing));
  const directory = page.getByRole('region', { name: h('landing.directory_title') });
  await directory.scrollIntoViewIfNeeded();
  await directory.getByRole('link', { name: ip_name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ip_name })).toBeVisible();
  const { pathname } = new URL(page.url());
  // The address is the name in lower case; the id only redirects there.
  expect(decodeURIComponent(pathname)).toMatch(new RegExp(`^/ip/${ip_name.toLowerCase()}`));
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);

  for (const language of LANGUAGES)
    for (const width of [1440, 390, 360])
      await test.step(`${language} at ${String(width)}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${pathname}?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(new RegExp(ip_name));
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBe(0);
        if (width === 360) return;
        expect(await faultsOf(page)).toEqual([]);
      });
  await page.waitForLoadState('networkidle');
  expect(wrong).toEqual([]);

  const missing = await request.get(`${baseURL!}/ip/nobody-has-this-name`);
  expect(missing.status()).toBe(404);
  await page.goto('/ip/nobody-has-this-name?lang=en');
  await page.getByRole('link', { name: 'See other IPs' }).click();
  await expect(page).toHaveURL(new RegExp(`#${paths.landing}$`));
});

test('somebody who reads the page in English is asked in English, until they choose', async ({
  browser,
  request,
  baseURL,
}) => {
  const answer = await request.get('/api/content/directory?lang=en');
  const { list } = ((await answer.json()) as { data: Directory }).data;
  const { ip_id } = list.find(({ claimed }) => claimed)!;
  const page = await browser.newPage({ baseURL: baseURL!, locale: 'en-US' });
  await page.goto(`/ip/${ip_id}`);
  await page.getByRole('link', { name: 'Request a cooperation' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: h('cooperate.title') })).toBeVisible();
  await page.getByRole('combobox', { name: h('lang.label') }).selectOption('zh-TW');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
});
