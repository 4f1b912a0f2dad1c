import { CONTENT_KINDS } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { actByCall, addButton, answer, at, paths, pick } from './ways';

const w = wordsOf('zh-CN');
const { h } = w;
const SAVE = '**/api/ip/announcementSave';
const TOO_LONG = '很'.repeat(200);

test('a form says what is saved and loses nothing; leaving it is final; dialogs end with their page', async ({
  holder,
  staff,
  newMember,
}) => {
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const desk = await staff('reviewer', { language: 'zh-CN' });
  await desk.goto('/admin/');
  await actByCall(desk, 'claims', claim_id, 'approve');
  // The workbench asks for a series first.
  await member.call('gallery/seriesSave', { ip_id, series_name: 'Seasons' });
  const page: Page = await holder({ token: member.token, language: 'zh-CN' });
  const main = page.getByRole('main');
  const title = main.getByLabel(h('field.announcement_title'));
  const text = main.getByLabel(h('field.announcement_content'));
  const line = main.getByRole('status');
  const submit = main.getByRole('button', { name: h('action.revision.submit') });
  const list = at(`${CONTENT_KINDS.announcement.listPage}?id=${ip_id}`);
  const form = at(`${CONTENT_KINDS.announcement.page}?id=${ip_id}`);
  const name = newName('Fair');
  const listed = async () =>
    (await member.call<{ list: { announcement_content: string | null }[] }>('ip/announcementList', { ip_id }))
      .list;

  await test.step('step 1 of a claim is there again after a reload', async () => {
    const search = main.getByRole('searchbox', { name: h('claim.choose.label') });
    await page.goto(at(paths.claimStep1));
    await search.fill('Moonbear7');
    await main.getByRole('button', { name: h('claim.choose.create') }).click();
    await main.getByLabel(h('claim.field.intro')).fill('A bear on the moon.');
    await main.getByLabel(h('claim.field.auth_field_id')).selectOption({ index: 2 });
    await pick(addButton(page, w, h('claim.field.ip_image'), false), await png('bear.png', 320, 320));
    const picture = main.getByRole('button', { name: h('upload.view', { name: 'bear.jpg' }) }).locator('img');
    await expect(picture).toBeVisible();
    // Simulates a day: the address of the picture has expired.
    await page.evaluate(() => {
      for (const [name, value] of Object.entries(localStorage))
        localStorage.setItem(name, String(value).replace(/\be=\d+/g, 'e=1000'));
    });
    await page.reload();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expect(search).toHaveValue('Moonbear7');
    await expect(main.getByLabel(h('claim.field.intro'))).toHaveValue('A bear on the moon.');
    await expect(main.getByLabel(h('claim.field.auth_field_id'))).not.toHaveValue('');
  });

  await test.step('left while its first save is on its way, a new form stays left', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => (release = go));
    await page.route(SAVE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(form);
    await text.fill('Left behind');
    const sent = page.waitForRequest(SAVE);
    await sent;
    await main.getByRole('link', { name: `← ${h('content.announcement.list')}` }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('content.announcement.list'));
    const saved = page.waitForResponse(SAVE);
    release();
    await (await saved).finished();
    await page.unroute(SAVE);
    await expect.poll(async () => (await listed()).length).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${CONTENT_KINDS.announcement.listPage}\\?`));
  });

  await test.step('one field is wrong: the others are saved, and it survives a reload as typed', async () => {
    await page.goto(form);
    await text.fill('Saturday at ten');
    await title.fill(TOO_LONG);
    await expect(line).toHaveText(h('claim.saving.partly'));
    await page.reload();
    await expect(title).toHaveValue(TOO_LONG);
    await expect(text).toHaveValue('Saturday at ten');
    await expect(line).toHaveText(h('claim.saving.partly'));
    expect((await listed()).map((row) => row.announcement_content)).toContain('Saturday at ten');
    await title.fill(name);
    await expect(line).toHaveText(h('claim.saving.saved'));
  });

  await test.step('without the network it says so, keeps what is typed over a reload, and saves it later', async () => {
    await page.route(SAVE, (route) => route.abort());
    await text.fill('Sunday at ten');
    await expect(line).toContainText(h('claim.saving.failed'));
    await page.reload();
    await expect(text).toHaveValue('Sunday at ten');
    await expect(line).toContainText(h('claim.saving.failed'));
    await page.unroute(SAVE);
    await expect(line).toHaveText(h('claim.saving.saved'));
    expect((await listed()).map((row) => row.announcement_content)).toContain('Sunday at ten');
  });

  await test.step('Back closes a question first; another address ends it unanswered', async () => {
    const question = page.getByRole('dialog', { name: h('review.submit.title') });
    await page.goto(list);
    await main.getByRole('heading', { name }).getByRole('link').click();
    // The list has buttons of the same name.
    await expect(text).toHaveValue('Sunday at ten');
    await submit.click();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('Sunday at ten');
    await submit.click();
    await expect(question).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), list.slice(2));
    await expect(question).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('content.announcement.list'));
    await expect(main.locator('.ui-badge').getByText(h('state.revision.pending'))).toHaveCount(0);
  });

  await test.step('what is approved offers nothing to submit until it is changed', async () => {
    const id = (await member.call<{ list: { announcement_id: string }[] }>('ip/announcementList', { ip_id }))
      .list[0]!.announcement_id;
    await member.call('ip/announcementSubmit', { ip_id, announcement_id: id });
    const filter = encodeURIComponent(JSON.stringify({ subject_id: id, state: 'pending' }));
    const rows = (await (await desk.request.get(`/api/admin/reviews?filter=${filter}`)).json()) as {
      id: string;
    }[];
    await actByCall(desk, 'reviews', rows[0]!.id, 'approve');
    await page.goto(list);
    await page.reload();
    await main.getByRole('heading', { name }).getByRole('link').click();
    await expect(line).toHaveText(h('form.line.live'));
    await expect(submit).toBeHidden();
    await text.fill('Monday at ten');
    await expect(line).toHaveText(`${h('form.line.unsubmitted')} ${h('claim.saving.saved')}`);
    await expect(main.getByText(h('review.edited'))).toBeVisible();
    await expect(main.getByText(h('review.now.approved'))).toBeHidden();
    await text.fill('Sunday at ten');
    await expect(line).toHaveText(h('form.line.live'));
    await expect(submit).toBeHidden();
  });

  await test.step('deleted from its form, it is gone, and nothing says that it is missing', async () => {
    await main.getByRole('button', { name: h('action.content_item.delete') }).click();
    await answer(page, h('content.delete.title', { name }), h('action.content_item.delete'));
    await expect(page.getByText(h('content.deleted'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(h('content.announcement.list'));
    await expect(main.getByRole('heading', { name })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
