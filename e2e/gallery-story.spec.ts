import type { Page } from '@playwright/test';
import { expect, test, languagesFor, wordsOf, type Words } from './fixtures';
import { newName } from './people';
import { png, pngs } from './pictures';
import { actByCall, addButton, answer, at, confirmApproval, decide, openQueued, paths, pick } from './ways';

const ADVICE = 'The second picture shows the logo of another brand.';

async function approve(desk: Page, w: Words, name: string): Promise<void> {
  await desk.goto('/admin/#/');
  await openQueued(desk, w, 'menu.reviews', name);
  await decide(desk, w, 'approve', 'revision');
  await confirmApproval(desk, w, name, 'revision');
  await expect(desk.getByRole('dialog')).toBeHidden();
}

for (const language of languagesFor('zh-CN')) {
  test(`a series is rejected, mended, approved, and edited while the old one shows (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h, c } = w;
    const name = newName('Seasons');
    const renamed = newName('Winters');
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    const desk = await staff('reviewer', { language });
    await desk.goto('/admin/');
    await actByCall(desk, 'claims', claim_id, 'approve');
    const page = await holder({ token: member.token, language });
    const main = page.getByRole('main');
    const card = (title: string) => main.getByRole('listitem').filter({ hasText: title });
    const submit = async () => {
      await main.getByRole('button', { name: h('action.revision.submit') }).click();
      await answer(page, h('review.submit.title'), h('ui.confirm'));
      await expect(page).toHaveURL(new RegExp(paths.assetsManage));
    };
    // A file that is still being uploaded has no such button.
    const tile = (name: string) => main.getByRole('button', { name: h('upload.view', { name }) });

    await test.step('the workbench asks for pictures, over an article too, and leads to the gallery', async () => {
      const { list } = await member.call<{ list: { article_id: string }[] }>('content/articleList');
      await page.goto(at(`${paths.articleDetail}?id=${ip_id}&article=${list[0]!.article_id}`));
      await expect(page.getByRole('dialog', { name: h('workbench.notice.resources.title') })).toBeVisible();
      await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
      await answer(page, h('workbench.notice.resources.title'), h('workbench.notice.resources.go'));
      await expect(main.getByRole('heading', { name: h('content.series.empty.public.title') })).toBeVisible();
    });

    await test.step('a series is put together, kept, and submitted', async () => {
      await main
        .getByRole('link', { name: h('content.series.new') })
        .first()
        .click();
      await main.getByRole('button', { name: h('action.revision.submit') }).click();
      await expect(main.getByText(h('rule.upload_required', { field: h('name.cover') }))).toBeVisible();
      await main.getByLabel(h('field.series_name')).fill(name);
      await pick(addButton(page, w, h('field.cover'), false), await png('cover.png', 320, 180));
      await pick(addButton(page, w, h('field.images')), await pngs('one.png', 'two.png'));
      for (const name of ['one.png', 'two.png']) await expect(tile(name)).toBeVisible();
      await pick(addButton(page, w, h('field.rights_documents')), await png('rights.png'));
      await expect(tile('rights.png')).toBeVisible();
      await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
      await page.reload();
      await expect(main.getByLabel(h('field.series_name'))).toHaveValue(name);
      await expect(tile('rights.png')).toBeVisible();
      await submit();
      await expect(card(name).getByText(h('state.revision.pending'))).toBeVisible();
    });

    await test.step('the reviewer rejects it and points at a picture', async () => {
      await desk.goto('/admin/#/');
      await openQueued(desk, w, 'menu.reviews', name);
      await decide(desk, w, 'reject', 'revision');
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('radio', { name: c('revision_reason.content_unsuitable') }).check();
      await dialog.getByRole('textbox').fill(ADVICE);
      const picture = c('marks.picture', { field: h('name.images'), number: 2 });
      await dialog.getByRole('checkbox', { name: picture }).check();
      await dialog.getByRole('button', { name: c('action.revision.reject') }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the holder reads it, mends the marked picture, and submits again', async () => {
      await page.goto(at(`${paths.assetsManage}?id=${ip_id}`));
      await page.reload();
      await expect(card(name).getByText(h('state.revision.rejected'))).toBeVisible();
      await card(name)
        .getByRole('button', { name: h('action.series.edit') })
        .click();
      await expect(main.getByRole('note').getByText(ADVICE)).toBeVisible();
      await expect(main.getByText(h('claim.mark.open'))).toBeVisible();
      await main.getByRole('button', { name: h('upload.remove', { name: 'two.png' }) }).click();
      await answer(page, h('upload.remove_title'), h('upload.remove_yes'));
      await pick(addButton(page, w, h('field.images')), await png('better.png'));
      await expect(tile('better.png')).toBeVisible();
      await expect(main.getByText(h('claim.mark.changed'))).toBeVisible();
      await submit();
    });

    await test.step('approved, it is in the public library', async () => {
      await approve(desk, w, name);
      await page.reload();
      await expect(card(name).getByText(h('state.revision.approved'))).toBeVisible();
      await expect(card(name).getByText(h('state.shelf.listed'))).toBeVisible();
    });

    await test.step('to be edited it goes private first, by review', async () => {
      await card(name)
        .getByRole('button', { name: h('action.series.to_private'), exact: true })
        .click();
      await answer(page, h('gallery.to_private.title', { name }), h('action.series.to_private'));
      await expect(card(name).getByText(h('gallery.becomes.private'))).toBeVisible();
      await approve(desk, w, name);
    });

    await test.step('an edit keeps showing the old one until it is approved', async () => {
      await page.goto(at(`${paths.assetsManage}?id=${ip_id}&library=private`));
      await page.reload();
      await card(name)
        .getByRole('button', { name: h('action.series.edit') })
        .click();
      await main.getByLabel(h('field.series_name')).fill(renamed);
      await submit();
      await expect(card(name).getByText(h('state.revision.pending'))).toBeVisible();
      await expect(card(renamed)).toHaveCount(0);
      await card(name).getByRole('link', { name }).click();
      const live = main.getByRole('complementary');
      await expect(live.getByRole('heading', { name })).toBeVisible();
      await expect(main.getByRole('heading', { name: renamed })).toBeVisible();
    });

    await test.step('the reviewer sees both side by side and approves', async () => {
      await approve(desk, w, renamed);
      await page.goto(at(`${paths.assetsManage}?id=${ip_id}&library=private`));
      await page.reload();
      await expect(card(renamed).getByText(h('state.revision.approved'))).toBeVisible();
    });
  });
}
