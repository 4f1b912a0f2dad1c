import { expect, test, languagesFor, wordsOf } from './fixtures';
import { png } from './pictures';
import { addButton, answer, at, confirmApproval, decide, openClaim, paths, pick } from './ways';

const ADVICE = 'Page 2 of the certificate is cut off.';

for (const language of languagesFor('zh-CN')) {
  test(`rejected with a reason, claimed again, approved (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h, c } = w;
    const member = await newMember({ verified: true });
    const { ip_name, ip_id } = await member.claim();
    const page = await holder({ token: member.token, language });
    const main = page.getByRole('main');
    const desk = await staff('reviewer', { language });
    const reason = h('claim_reason.proof_incomplete');

    await test.step('the reviewer says no, and why', async () => {
      await desk.goto('/admin/');
      await openClaim(desk, w, ip_name);
      await decide(desk, w, 'reject');
      const action = c('action.claim.reject');
      const dialog = desk.getByRole('dialog', { name: c('review.ask', { action, name: ip_name }) });
      await dialog.getByRole('radio', { name: reason }).check();
      // By keyboard: the picture's box takes the focus, Space marks it.
      const picture = { field: h('name.proof_images'), number: 1 };
      await dialog.getByRole('checkbox', { name: c('marks.picture', picture) }).press('Space');
      await dialog.getByRole('textbox').fill(ADVICE);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the holder reads it and claims again with better proof', async () => {
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: ip_name });
      await expect(card.getByText(h('claim.failed.title')).first()).toBeVisible();
      await expect(card.getByText(reason)).toBeVisible();
      await expect(card.getByText(ADVICE)).toBeVisible();
      await card.getByRole('button', { name: h('claim.act.submit.failed') }).click();
      await expect(main.getByRole('note').getByText(ADVICE)).toBeVisible();
      await expect(main.getByText(h('claim.mark.open'))).toBeVisible();
      await expect(main.locator('.up-tile-marked, [data-marked]').first()).toBeVisible();
      await pick(addButton(page, w, h('claim.field.proof_images')), await png('page-2.png'));
      await expect(
        main.getByRole('button', { name: h('upload.view', { name: 'page-2.png' }) }),
      ).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await answer(page, h('claim.submit.ask'), h('ui.confirm'));
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    });

    await test.step('the reviewer comes back, sees both pictures and approves', async () => {
      await desk.goto('/admin/#/');
      await openClaim(desk, w, ip_name);
      const strip = (number: number) =>
        desk.getByRole('button', { name: c('evidence.thumb', { title: c('evidence.proof'), number }) });
      await expect(
        desk.getByText(c('marks.count', { field: h('name.proof_images'), count: 1 })).first(),
      ).toBeVisible();
      await expect(
        desk.getByRole('button', {
          name: c('evidence.marked', {
            title: c('evidence.thumb', { title: c('evidence.proof'), number: 1 }),
          }),
        }),
      ).toBeVisible();
      await strip(2).click();
      await expect(desk.getByRole('img', { name: 'page-2.png' })).toBeVisible();
      await decide(desk, w, 'approve');
      await confirmApproval(desk, w, ip_name);
    });

    await test.step('the page that was open leads into the workbench', async () => {
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: ip_name });
      await card.getByRole('button', { name: h('claim.open_workbench') }).click();
      await expect(page).toHaveURL(new RegExp(`#${paths.assetsManage}\\?id=${ip_id}`));
      await expect(main.getByRole('heading', { level: 2, name: h('steps.title') })).toBeVisible();
    });
  });
}

test('a submitted claim is withdrawn and goes back to the drafts', async ({ holder, newMember }) => {
  const { h } = wordsOf('en');
  const member = await newMember({ verified: true });
  const { ip_name } = await member.claim();
  const page = await holder({ token: member.token, language: 'en' });
  await page.goto(at(paths.claim));
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: ip_name });
  await card.getByRole('button', { name: h('claim.act.withdraw.submitted') }).click();
  await answer(page, h('claim.withdraw.title', { name: ip_name }), h('action.claim.withdraw'));
  await expect(page.getByText(h('claim.withdraw.done'))).toBeVisible();
  await expect(card.getByText(h('state.claim.new'))).toBeVisible();
  await card.getByRole('button', { name: h('claim.act.submit.new') }).click();
  await expect(
    page.getByRole('button', { name: h('upload.view', { name: `certificate-${ip_name}.png` }) }),
  ).toBeVisible();
});
