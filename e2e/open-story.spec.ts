import type { Directory, Faq } from '@ipw/domain';
import type { APIRequestContext } from '@playwright/test';
import { faultsOf } from './axe';
import { expect, test, wordsOf } from './fixtures';
import { watch } from './watch';
import { at, paths } from './ways';

const { h } = wordsOf('en');
const language = 'en';

const ask = async <T>(request: APIRequestContext, path: string): Promise<T> => {
  const response = await request.get(`/api/content/${path}`, { headers: { 'accept-language': language } });
  return ((await response.json()) as { data: T }).data;
};

test('the directory is narrowed together, its address can be sent on, and going back widens it again', async ({
  holder,
  request,
}) => {
  const all = await ask<Directory>(request, 'directory');
  const field = all.options.field.find(({ name }) => name === 'Books & Media')!;
  const some = await ask<Directory>(request, `directory?field=${String(field.id)}`);
  expect(some.total).toBeLessThan(all.total);
  const page = await holder({ language });
  const wrong = watch(page);
  await page.goto(at(paths.landing));
  const directory = page.getByRole('region', { name: h('landing.directory_title') });
  await directory.scrollIntoViewIfNeeded();
  const shown = directory.getByRole('heading', { level: 3 });
  const named = ({ list }: Directory) => list.map(({ ip_name }) => ip_name);
  await expect(shown).toHaveText(named(all));
  await directory.getByRole('link', { name: h('ui.next') }).click();
  await expect(shown).toHaveCount(Math.min(all.page_size, all.total - all.page_size));

  const fields = directory.getByRole('group', { name: h('directory.field') });
  await fields.getByText(field.name, { exact: true }).click();
  await expect(shown).toHaveText(named(some));
  const word = some.list[0]!.ip_name;
  await directory.getByRole('searchbox').fill(word);
  await directory.getByRole('button', { name: h('ui.search') }).click();
  await expect(shown).toHaveText([word]);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.directory-list img')].every(
      (image) => image.loading === 'lazy' || image.naturalWidth > 0,
    ),
  );
  expect(await faultsOf(page)).toEqual([]);

  const friend = await holder({ language });
  await friend.goto(page.url());
  const theirs = friend.getByRole('region', { name: h('landing.directory_title') });
  await expect(theirs.getByRole('heading', { level: 3 })).toHaveText([word]);
  await expect(theirs.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(theirs.getByRole('searchbox')).toHaveValue(word);
  const kinds = theirs.getByRole('group', { name: h('directory.kind'), exact: true });
  await kinds.getByText(h('directory.kind_artist')).click();
  await expect(theirs.getByText(h('directory.empty'))).toBeVisible();
  await theirs.getByRole('link', { name: h('directory.clear') }).click();
  await expect(theirs.getByRole('heading', { level: 3 })).toHaveCount(all.page_size);

  await page.goBack();
  await expect(shown).toHaveText(named(some));
  expect(wrong).toEqual([]);
});

test('a question is found from the top bar, opened with the keyboard, and one answer can be sent on', async ({
  holder,
  request,
}) => {
  const faqs = await ask<Faq[]>(request, 'faq?product=worktable');
  const page = await holder({ language });
  const wrong = watch(page);
  await page.goto(at(paths.landing));
  const menu = page.getByRole('navigation', { name: h('nav.main') });
  await menu.getByRole('link', { name: h('nav.faq') }).click();
  await expect(page).toHaveURL(new RegExp(`#${paths.faq}/claimQA$`));
  const main = page.getByRole('main');
  const questions = main.locator('summary');
  const of = (topic: string) => faqs.filter((faq) => faq.topic === topic).map(({ question }) => question);
  await expect(questions).toHaveText(of('claimQA'));
  await main.getByRole('link', { name: h('faq_topic.usageQA') }).click();
  await expect(questions).toHaveText(of('usageQA'));
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(main.locator('details[open] .faq-answer')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await main.getByRole('searchbox').fill('labels cost');
  await expect(questions).toHaveCount(1);
  await expect(main.getByRole('status')).toHaveText(h('faq.found', { count: 1 }));
  await questions.click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: h('faq.link') }).click();
  await expect(page.getByText(h('faq.copied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await holder({ language });
  await friend.goto(address);
  await expect(friend.locator('details[open] summary')).toBeInViewport();
  await expect(friend.locator('details[open]')).toContainText('¥0.08');
  await friend.getByRole('searchbox').fill('zzzz');
  await expect(friend.getByText(h('faq.none'))).toBeVisible();
  await friend.goto(at(`${paths.faq}/otherQA`));
  await expect(friend).toHaveURL(new RegExp(`#${paths.notFound}$`));
  expect(wrong).toEqual([]);
});
