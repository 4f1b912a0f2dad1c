import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newName } from './people';
import { pngs } from './pictures';
import { addButton, answer, at, confirmApproval, decide, openClaim, paths, pick } from './ways';

for (const language of languagesFor('zh-CN')) {
  test(`a contract signed on paper becomes an open workbench (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const name = newName('Cloud');
    const page = await holder({ token: member.token, language });
    const main = page.getByRole('main');

    await test.step('finds the way from the first step and names the IP', async () => {
      await page.goto(at(paths.claimStep1));
      await main.getByRole('link', { name: h('claim.ways.offline') }).click();
      await expect(main.getByRole('heading', { name: h('claim.offline.which') })).toBeVisible();
      await main.getByLabel(h('claim.choose.label')).fill(name);
      await main.getByRole('button', { name: h('claim.offline.use_name', { name }) }).click();
      await expect(main.getByRole('heading', { name })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${paths.claimOffline}\\?claim=`));
    });

    await test.step('is told what is missing', async () => {
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await expect(main.getByLabel(h('claim.field.contract_number'))).toBeFocused();
      await expect(
        main.getByText(h('rule.upload_required', { field: h('name.contract_images') })),
      ).toBeVisible();
    });

    await test.step('fills in the contract; a reload loses nothing', async () => {
      await main.getByLabel(h('claim.field.contract_number')).fill('HT-2026-007');
      await main.getByLabel(h('claim.field.consultant_name')).fill('Chen');
      await pick(
        addButton(page, w, h('claim.field.contract_images')),
        await pngs('page-1.png', 'page-2.png'),
      );
      for (const file of ['page-1.png', 'page-2.png'])
        await expect(main.getByRole('button', { name: h('upload.view', { name: file }) })).toBeVisible();
      await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
      await expect(main.getByText(h('claim.consultant_unknown'))).toBeVisible();
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: name });
      await expect(card.getByText(h('claim_kind.offline'))).toBeVisible();
      await card.getByRole('button', { name: h('claim.act.submit.new') }).click();
      await expect(main.getByLabel(h('claim.field.contract_number'))).toHaveValue('HT-2026-007');
      await expect(main.getByLabel(h('claim.field.consultant_name'))).toHaveValue('Chen');
    });

    await test.step('submits', async () => {
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await answer(page, h('claim.submit.ask'), h('ui.confirm'));
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
      await expect(main.getByText(h('claim.steps.prove'), { exact: true })).toBeVisible();
    });

    await test.step('the reviewer approves; it is claimed offline', async () => {
      const desk = await staff('reviewer', { language });
      await desk.goto('/admin/');
      await openClaim(desk, w, name);
      await expect(desk.getByText(w.c('claim.consultant_unknown'))).toBeVisible();
      await decide(desk, w, 'approve');
      await confirmApproval(desk, w, name);
      await expect
        .poll(async () => (await member.call<{ list: { state: string }[] }>('claim/list')).list[0]?.state)
        .toBe('offline_claimed');
      await page.goto(at(paths.claim));
      const card = main.getByRole('listitem').filter({ hasText: name });
      await expect(card.getByText(h('state.claim.offline_claimed'))).toBeVisible();
      await card.getByRole('button', { name: h('claim.open_workbench') }).click();
      await expect(main.getByRole('heading', { level: 2, name: h('steps.title') })).toBeVisible();
    });
  });
}
