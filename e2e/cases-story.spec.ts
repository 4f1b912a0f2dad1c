import { CONTENT_KINDS } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { addButton, answer, at, decide, actByCall, openQueued, pick } from './ways';

/** The pending revision of some content. */
async function waiting(desk: Page, subject_id: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ subject_id, state: 'pending' }));
  const rows = (await (await desk.request.get(`/api/admin/reviews?filter=${filter}`)).json()) as {
    id: string;
  }[];
  return rows[0]!.id;
}

test('a case is rejected, mended, approved and edited; a moment is sent again; announcements get an order', async ({
  holder,
  staff,
  newMember,
}) => {
  const w = wordsOf('zh-CN');
  const { h, c } = w;
  const name = newName('GiftBox');
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const desk = await staff('reviewer', { language: 'zh-CN' });
  await desk.goto('/admin/');
  await actByCall(desk, 'claims', claim_id, 'approve');
  // The workbench asks for a series first.
  await member.call('gallery/seriesSave', { ip_id, series_name: 'Seasons' });
  const page = await holder({ token: member.token, language: 'zh-CN' });
  const main = page.getByRole('main');
  const card = (text: string) => main.getByRole('listitem').filter({ hasText: text });
  const submit = async () => {
    await main.getByRole('button', { name: h('action.revision.submit') }).click();
    await answer(page, h('review.submit.title'), h('ui.confirm'));
  };

  await test.step('a case is written, kept over a reload, and submitted', async () => {
    await page.goto(at(`${CONTENT_KINDS.case.listPage}?id=${ip_id}`));
    await expect(main.getByRole('heading', { name: h('content.case.empty.title') })).toBeVisible();
    await main.getByRole('link', { name: h('content.case.new') }).click();
    await main.getByLabel(h('field.case_name')).fill(name);
    await main.getByLabel(h('field.case_type_id')).selectOption({ label: h('case_type.2') });
    await main.getByLabel(h('field.case_desc')).fill('A gift box. Call 138 0000 0000.');
    await pick(addButton(page, w, h('field.case_image'), false), await png('cover.png'));
    // A picture that is still being uploaded has no such button.
    const cover = main.getByRole('button', { name: h('upload.view', { name: 'cover.png' }) });
    await expect(cover).toBeVisible();
    await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
    await page.reload();
    await expect(main.getByLabel(h('field.case_name'))).toHaveValue(name);
    await expect(cover).toBeVisible();
    await submit();
    await expect(card(name).getByText(h('state.revision.pending'))).toBeVisible();
  });

  await test.step('the reviewer rejects it and points at the description', async () => {
    await openQueued(desk, w, 'menu.reviews', name);
    await decide(desk, w, 'reject', 'revision');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('radio', { name: c('revision_reason.contact_details') }).check();
    await dialog.getByRole('checkbox', { name: c('field.case_desc') }).check();
    await dialog.getByRole('button', { name: c('action.revision.reject') }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the holder mends it; approved, it is live', async () => {
    await page.reload();
    await card(name)
      .getByRole('button', { name: h('action.content_item.edit') })
      .click();
    await expect(main.getByRole('note')).toContainText(h('revision_reason.contact_details'));
    await expect(main.getByText(h('claim.mark.open'))).toBeVisible();
    await main.getByLabel(h('field.case_desc')).fill('A gift box for spring.');
    await expect(main.getByText(h('claim.mark.changed'))).toBeVisible();
    await submit();
    await expect(card(name).getByText(h('state.revision.pending'))).toBeVisible();
    const { list } = await member.call<{ list: { case_id: string }[] }>('ip/caseList', { ip_id });
    await actByCall(desk, 'reviews', await waiting(desk, list[0]!.case_id), 'approve');
    await page.reload();
    await expect(card(name).getByText(h('state.revision.approved'))).toBeVisible();
  });

  await test.step('an edit keeps showing the old one while it is reviewed', async () => {
    await card(name)
      .getByRole('button', { name: h('action.content_item.edit') })
      .click();
    await main.getByLabel(h('field.case_name')).fill('WinterBox');
    await submit();
    await expect(card(name).getByText(h('state.revision.pending'))).toBeVisible();
    await card(name).getByRole('link', { name }).last().click();
    await expect(main.getByRole('complementary').getByRole('heading', { name })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'WinterBox' })).toBeVisible();
  });

  await test.step('a moment that failed its review is sent again from its list', async () => {
    const { feed_id } = await member.call<{ feed_id: string }>('ip/feedSave', {
      ip_id,
      feed_content: 'Snow in the studio',
    });
    await member.call('ip/feedSubmit', { ip_id, feed_id });
    await actByCall(desk, 'reviews', await waiting(desk, feed_id), 'reject', {
      reason_code: 'information_wrong',
    });
    await page.goto(at(`${CONTENT_KINDS.feed.listPage}?id=${ip_id}`));
    const moment = card('Snow in the studio');
    await expect(moment.getByText(h('state.feed.rejected'))).toBeVisible();
    await moment.getByRole('button', { name: h('content.submit.rejected') }).click();
    await answer(page, h('review.submit.title'), h('ui.confirm'));
    await expect(moment.getByText(h('state.feed.pending'))).toBeVisible();
  });

  await test.step('announcements are put into an order by the keyboard, and deleted', async () => {
    for (const announcement_title of ['First', 'Second'])
      await member.call('ip/announcementSave', { ip_id, announcement_title });
    await page.goto(at(`${CONTENT_KINDS.announcement.listPage}?id=${ip_id}`));
    const titles = main.getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveText(['Second', 'First']);
    const place = (name: string, position: number) => ({ name, position, count: 2 });
    await main.getByRole('button', { name: h('upload.move', place('Second', 1)) }).press('Space');
    await expect(page.getByText(h('upload.lifted', place('Second', 1)))).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(h('upload.moved', place('Second', 2)))).toBeAttached();
    await page.keyboard.press('Space');
    await expect(titles).toHaveText(['First', 'Second']);
    await page.reload();
    await expect(titles).toHaveText(['First', 'Second']);
    await card('First')
      .getByRole('button', { name: h('action.content_item.delete') })
      .click();
    await answer(page, h('content.delete.title', { name: 'First' }), h('action.content_item.delete'));
    await expect(titles).toHaveText(['Second']);
  });
});
