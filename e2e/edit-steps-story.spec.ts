import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { actByCall, answer, at, paths, rowsByCall } from './ways';

for (const [language, width] of screensFor('phone')) {
  test(`a public series is made private and edited in two reviewed steps (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
    request,
  }) => {
    const { h } = wordsOf(language);
    const [name, renamed] = [newName('Seasons'), newName('Winters')];
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    const approve = async (title: string) => {
      const [review] = await rowsByCall<{ id: string }>(desk, 'reviews', { q: title, state: 'pending' });
      await actByCall(desk, 'reviews', review!.id, 'approve');
    };
    const file = async (usage: Parameters<typeof member.upload>[1]) =>
      (await member.upload(`${usage}.png`, usage)).image_id;
    const { series_id } = await member.call<{ series_id: string }>('gallery/seriesSave', {
      ...{ ip_id, series_name: name, visibility: 'public', cover: await file('gallery_cover') },
      ...{ images: [await file('series_image')], rights_documents: [await file('rights_document')] },
    });
    await member.call('gallery/seriesSubmit', { ip_id, series_id });
    await approve(name);
    const shown = async () => (await request.get(`/ip/${ip_id}`)).text();
    const page = await holder({ token: member.token, language, width });
    const main = page.getByRole('main');
    const card = main.getByRole('listitem').filter({ hasText: name });
    const current = main.getByRole('list', { name: h('gallery.edit_steps') }).locator('[aria-current=step]');

    await test.step('one press asks for the first step, which leaves the series public until its review', async () => {
      await page.goto(at(`${paths.assetsManage}?id=${ip_id}`));
      await card.getByRole('button', { name: h('action.series.edit_private'), exact: true }).click();
      await answer(page, h('gallery.edit_private.title', { name }), h('action.series.edit_private'));
      await expect(card.getByText(h('gallery.becomes.private'))).toBeVisible();
      await card.getByRole('link', { name }).click();
      await expect(current).toContainText(h('gallery.edit_step.1'));
      expect(await shown()).toContain(name);
    });

    await test.step('its approval hides the series and opens the edit, to which a message leads', async () => {
      await approve(name);
      expect(await shown()).not.toContain(name);
      await page.goto(at(paths.systemMsg));
      await main
        .getByRole('link', { name: new RegExp(`^${h('message.open')}`) })
        .first()
        .click();
      await expect(current).toContainText(h('gallery.edit_step.2'));
      await expect(main.getByLabel(h('field.series_name'))).toHaveValue(name);
    });

    await test.step('approved after the edit, it is public again by itself', async () => {
      await main.getByLabel(h('field.series_name')).fill(renamed);
      await main.getByRole('button', { name: h('action.revision.submit') }).click();
      await answer(page, h('review.submit.title'), h('ui.confirm'));
      await expect(page).toHaveURL(new RegExp(paths.assetsManage));
      await approve(renamed);
      expect(await shown()).toContain(renamed);
    });
  });
}
