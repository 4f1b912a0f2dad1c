import { readFile } from 'node:fs/promises';
import type { Figures, Visits } from '@ipw/domain';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { at, paths } from './ways';

/** A visitor's browser; the specs' own names itself headless and is not counted. */
const visitor = () => `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/${String(Date.now())}`;

for (const [language, width] of screensFor('phone')) {
  test(`a holder sees how visitors came and what they opened (${language}, ${String(width)} px)`, async ({
    holder,
    demoMember,
    request,
  }) => {
    const { h } = wordsOf(language);
    const member = await demoMember();
    const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
    const ip_id = user.use_ip_id;
    const { public_path } = await member.call<Visits>('ip/visits', { ip_id });
    const figures = () => member.call<Figures>('ip/figures', { ip_id, days: 7 });
    const byCode = ({ sources }: Figures) => sources.find(({ source }) => source === 'code')!.total;
    const before = await figures();

    await test.step('a visitor scans the page’s code and opens a picture', async () => {
      const headers = { 'user-agent': visitor() };
      const page = await (await request.get(`${public_path}?from=code`, { headers })).text();
      const link = /\/go\/\w+\/picture\?id=\w+/.exec(page)![0];
      for (const path of [link, link, `/go/${ip_id}/ask`])
        expect((await request.get(path, { headers, maxRedirects: 0 })).status()).toBe(302);
    });

    await test.step('each of it counts once', async () => {
      const after = await figures();
      expect(byCode(after)).toBe(byCode(before) + 1);
      expect(after.asks.total).toBe(before.asks.total + 1);
      expect(after.visits.total).toBe(before.visits.total + 1);
    });

    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    await test.step('the workbench leads to all figures, which say how they are counted', async () => {
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await main.getByRole('link', { name: h('visits.all') }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('workbench.menu.figures'));
      await main.getByText(h('figures.days', { days: '7' }), { exact: true }).click();
      await expect(page).toHaveURL(/days=7/);
      const sources = main.getByRole('region', { name: h('figures.sources') });
      await expect(sources.getByText(h('figures.source.code'))).toBeVisible();
      for (const key of ['visits', 'asks', 'manual', 'scans'] as const)
        await expect(main.getByText(h(`figures.${key}.how`))).toBeVisible();
      const pictures = main.getByRole('region', { name: h('figures.pictures') });
      await expect(pictures.getByRole('listitem').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    await test.step('they are saved as a file', async () => {
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: h('list.csv') }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain(h('figures.source.code'));
      expect(text.trim().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\d,\d+$/);
    });
  });
}
