import { expect, test, languagesFor, wordsOf } from './fixtures';
import { at, paths } from './ways';

for (const language of languagesFor('zh-CN')) {
  test(`a new version of an agreement is written, published, read and agreed to (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const { h, c } = wordsOf(language);
    const member = await newMember();
    const desk = await staff('admin', { language });
    const addition = `We answer within ${String(Date.now() % 100_000)} working days.`;

    await test.step('staff write the next version and see what it changes', async () => {
      await desk.goto('/admin/#/agreements');
      await desk.getByRole('link', { name: await titleOf(), exact: true }).click();
      await desk.getByRole('button', { name: c('agreement.begin') }).click();
      const first = desk.getByRole('region', { name: c('clause.number', { number: 1 }), exact: true });
      const body = first.getByLabel(c('clause.body'));
      await body.fill(`${await body.inputValue()}\n\n${addition}`);
      await expect(desk.getByText(c('agreement.saved'), { exact: true })).toBeVisible();
      await desk.getByRole('button', { name: c('agreement.done') }).click();
      await expect(desk.locator('ins', { hasText: addition })).toBeVisible();
    });

    await test.step('and publish it for today', async () => {
      await desk.getByRole('button', { name: c('agreement.publish'), exact: true }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: c('agreement.publish'), exact: true }).click();
      await expect(desk.getByText(c('agreement.published'), { exact: true })).toBeVisible();
      await expect(desk.getByRole('button', { name: c('agreement.begin') })).toBeVisible();
    });

    await test.step('the member sees the changed clause after signing in, and agrees', async () => {
      const page = await holder({ token: member.token, language });
      await page.goto(at(paths.claim));
      const dialog = page.getByRole('dialog', { name: h('agreement.news.title') });
      await expect(dialog.locator('ins', { hasText: addition })).toBeVisible();
      await expect(dialog.getByText(h('agreement.news.changed'), { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: h('agreement.news.agree') }).click();
      await expect(dialog.getByText(h('agreement.news.must'))).toBeVisible();
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: h('agreement.news.agree') }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await member.call('content/updates')).toEqual([]);
      await expect(dialog).toBeHidden();
    });

    await test.step('the text shows the new version, the old one stays readable', async () => {
      const page = await holder({ language });
      await page.goto(at(paths.serviceAgreement));
      await expect(page.getByText(addition)).toBeVisible();
      await page
        .getByRole('navigation', { name: h('legal.versions') })
        .getByRole('link', { name: h('legal.version', { version: '1.0' }) })
        .click();
      await expect(page.getByText(h('legal.past'))).toBeVisible();
      await expect(page.getByText(addition)).toBeHidden();
    });

    /** The user service agreement under its title of this language. */
    async function titleOf(): Promise<string> {
      const { title } = await member.call<{ title: string }>('content/legal', {
        page: 'serviceAgreement',
        lang: language,
      });
      return title;
    }
  });
}
