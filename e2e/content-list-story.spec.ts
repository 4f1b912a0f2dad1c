import { CONTENT_KINDS } from '@ipw/domain';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at } from './ways';

for (const [language, width] of screensFor('desk')) {
  test(`announcements are found, sorted, submitted and deleted together (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const { h } = wordsOf(language);
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    await actByCall(await staff('admin'), 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    for (const announcement_title of ['Spring fair', 'Autumn fair', 'New prices'])
      await member.call('ip/announcementSave', {
        ...{ ip_id, announcement_title, announcement_content: 'Come and see.' },
      });
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const cards = main.getByRole('article');

    await test.step('a word narrows the list, and stays in the address', async () => {
      await page.goto(at(`${CONTENT_KINDS.announcement.listPage}?id=${ip_id}`));
      await expect(cards).toHaveCount(3);
      await main.getByRole('searchbox', { name: h('ui.search') }).fill('fair');
      await page.keyboard.press('Enter');
      await expect(cards).toHaveCount(2);
      await page.reload();
      await expect(cards).toHaveCount(2);
      await main.getByLabel(h('list.sort'), { exact: true }).selectOption('oldest');
      await expect(cards.first()).toContainText('Spring fair');
    });

    await test.step('the found ones are submitted together', async () => {
      await main.getByRole('button', { name: h('content.choose'), exact: true }).click();
      for (const name of ['Spring fair', 'Autumn fair'])
        await main.getByRole('checkbox', { name: h('content.choose_one', { name }) }).check();
      await expect(main.getByText(h('content.chosen', { count: 2 }))).toBeVisible();
      const bar = main.getByRole('group', { name: h('content.bulk') });
      const submit = h('action.revision.submit');
      await bar.getByRole('button', { name: submit }).click();
      await answer(page, h('content.bulk.title', { action: submit, count: 2 }), submit);
      for (const at of [0, 1]) await expect(cards.nth(at)).toContainText(h('state.revision.pending'));
    });

    await test.step('a card opens wherever it is pressed', async () => {
      await main.getByRole('button', { name: h('content.choose'), exact: true }).click();
      await cards.first().click({ position: { x: 6, y: 6 } });
      await expect(page).toHaveURL(
        new RegExp(`${CONTENT_KINDS.announcement.page}\\?id=${ip_id}&announcement=`),
      );
    });
  });
}
