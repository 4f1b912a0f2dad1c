import { CONTENT_KINDS, dayAfter, shanghaiDay } from '@ipw/domain';
import { paths } from '../apps/holder-web/src/app/paths';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, rowsByCall } from './ways';

for (const [language, width] of screensFor('phone')) {
  test(`deleted content comes back, is copied, begins by itself, and its changes are told (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const { h } = wordsOf(language);
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const title = newName('Fair');
    const { announcement_id } = await member.call<{ announcement_id: string }>('ip/announcementSave', {
      ...{ ip_id, announcement_title: title, announcement_content: 'Come and see.' },
      show_from: dayAfter(shanghaiDay(new Date()), 30),
    });
    await member.call('ip/announcementSubmit', { ip_id, announcement_id });
    const [waiting] = await rowsByCall<{ id: string }>(desk, 'reviews', { subject_id: announcement_id });
    await actByCall(desk, 'reviews', waiting!.id, 'approve');
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const card = main.getByRole('article').filter({ hasText: title });
    const remove = async () => {
      await card.getByRole('button', { name: h('action.content_item.delete') }).click();
      await answer(page, h('content.delete.title', { name: title }), h('action.content_item.delete'));
      await expect(card).toHaveCount(0);
    };

    await test.step('an announcement says that it begins later', async () => {
      await page.goto(at(`${CONTENT_KINDS.announcement.listPage}?id=${ip_id}`));
      await expect(card).toContainText(h('phase.scheduled'));
    });

    await test.step('deleted by mistake, it is back with one press', async () => {
      await remove();
      await page.getByRole('button', { name: h('ui.undo') }).click();
      await expect(card).toContainText(h('state.revision.approved'));
    });

    await test.step('deleted again, it is restored from the trash', async () => {
      await remove();
      // The menu on a desk has a link to the whole trash.
      await main
        .getByRole('link', { name: h('content.trash') })
        .last()
        .click();
      await expect(main.getByRole('heading', { level: 1, name: h('workbench.menu.trash') })).toBeVisible();
      await main.getByRole('button', { name: h('trash.restore_one', { name: title }) }).click();
      await expect(main.getByText(h('trash.none'), { exact: true })).toBeVisible();
      await main.getByRole('link', { name: `← ${h('content.announcement.list')}` }).click();
      await expect(card).toContainText(h('state.revision.approved'));
    });

    await test.step('a copy opens as a draft', async () => {
      await card.getByRole('button', { name: h('action.content_item.duplicate') }).click();
      await expect(page).toHaveURL(new RegExp(`${CONTENT_KINDS.announcement.page}\\?`));
      await expect(main.getByLabel(h('field.announcement_title'))).toHaveValue(new RegExp(`^${title}.+`));
    });

    await test.step('the changes of the IP name it, with what was proposed', async () => {
      await page.goto(at(`${paths.changes}?id=${ip_id}&by=me`));
      const line = main.getByRole('listitem').filter({ hasText: h('ipinfo.log.action.submit') });
      await line.getByRole('button').click();
      await expect(line).toContainText('Come and see.');
      await main.getByLabel(h('changes.by'), { exact: true }).selectOption('staff');
      await expect(main.getByText(h('ipinfo.log.action.approve')).first()).toBeVisible();
    });
  });
}
