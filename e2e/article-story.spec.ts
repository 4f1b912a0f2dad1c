import { type ArticleRow, LANGUAGES } from '@ipw/domain';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newName } from './people';
import { at, paths } from './ways';

/** Tomorrow in Beijing time, in the format of a datetime field. */
const tomorrow = () => new Date(Date.now() + (24 + 8) * 3_600_000).toISOString().slice(0, 16);

for (const language of languagesFor('en')) {
  test(`an article is scheduled, appears on time, is searched for and read (${language})`, async ({
    holder,
    staff,
    demoMember,
  }) => {
    const { c, ra, h } = wordsOf(language);
    const title = newName('Lantern');
    const desk = await staff('admin', { language });
    const reader = await holder({ token: (await demoMember()).token, language });
    const search = async () => {
      await reader.goto(at(paths.articleList));
      await reader.getByRole('searchbox', { name: h('article.search') }).fill(title);
      await reader
        .getByRole('search')
        .getByRole('button', { name: h('ui.search') })
        .click();
    };

    await test.step('an editor writes it for tomorrow', async () => {
      await desk.goto('/admin/#/articles/create');
      await desk.getByLabel(c('field.type')).click();
      await desk.getByRole('option', { name: c('article_type.2') }).click();
      const wordings = desk.locator('.wording');
      for (const index of LANGUAGES.keys()) {
        await wordings.nth(index).getByLabel(c('field.title')).fill(title);
        await wordings
          .nth(index)
          .getByLabel(c('field.body'))
          .fill('## Light\n\nIt wakes at dusk.\n\n- red\n- gold');
      }
      await desk.getByLabel(c('field.starts_at')).fill(tomorrow());
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(desk.getByText(c('state.banner.coming')).first()).toBeVisible();
    });

    await test.step('nobody finds it before its time', async () => {
      await search();
      await expect(reader.getByRole('heading', { name: h('article.none') })).toBeVisible();
    });

    await test.step('its time comes a moment later', async () => {
      const filter = encodeURIComponent(JSON.stringify({ q: title }));
      const [article] = (await (await desk.request.get(`/api/admin/articles?filter=${filter}`)).json()) as [
        ArticleRow,
      ];
      const me = (await (await desk.request.get('/api/admin/auth/me')).json()) as { csrf_token: string };
      const { id, type, texts, version } = article;
      const starts_at = new Date(Date.now() + 1500).toISOString();
      const done = await desk.request.put(`/api/admin/articles/${id}`, {
        headers: { 'x-csrf-token': me.csrf_token },
        data: { type, texts, version, starts_at, active: 1 },
      });
      expect(done.status(), await done.text()).toBe(200);
      await expect(async () => {
        await search();
        // Alone: for a moment the list of before still shows it among all others.
        await expect(reader.locator('.article-list h2')).toHaveText([title], { timeout: 1000 });
      }).toPass();
      await expect(reader.getByText(h('article_type.2')).last()).toBeVisible();
    });

    await test.step('it is read, and the home of the workbench tells of it', async () => {
      await reader.getByRole('link', { name: title }).click();
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(reader.getByRole('heading', { level: 2, name: 'Light' })).toBeVisible();
      await expect(reader.getByRole('listitem').filter({ hasText: 'gold' })).toBeVisible();
      await reader.goto(at(paths.dashboardHome));
      const news = reader.getByRole('region', { name: h('news.articles') });
      await expect(news.getByRole('link', { name: title })).toBeVisible();
    });
  });
}
