import { expect, test, screensFor, wordsOf } from './fixtures';
import { png } from './pictures';
import { actByCall, addButton, answer, at, openQueued, paths, pick } from './ways';

const REASONS = 'I drew this fox in 2019; the certificate carries my name.';
const ANSWER = 'Our studio drew it in 2018, by contract.';
const DECISION = 'The certificate of the objection is older.';

for (const [language, width] of screensFor('phone')) {
  test(`somebody else has claimed it: an objection is upheld (${language}, ${String(width)})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h, c } = w;
    const owner = await newMember({ verified: true });
    const { ip_name, claim_id } = await owner.claim();
    const desk = await staff('reviewer', { language });
    await desk.goto('/admin/');
    await actByCall(desk, 'claims', claim_id, 'approve');
    const objector = await newMember({ verified: true });
    const page = await holder({ token: objector.token, language, width });
    const main = page.getByRole('main');

    await test.step('the search offers an objection, and a reload keeps what was typed', async () => {
      await page.goto(at(paths.claimStep1));
      await main.getByRole('searchbox', { name: h('claim.choose.label') }).fill(ip_name);
      await main.getByRole('link', { name: h('claim.dispute.open') }).click();
      await main.getByLabel(h('claim.dispute.statement')).fill(REASONS);
      await pick(addButton(page, w, h('claim.field.proof_images')), await png('certificate.png'));
      await expect(
        main.getByRole('button', { name: h('upload.view', { name: 'certificate.png' }) }),
      ).toBeVisible();
      await page.reload();
      await expect(main.getByLabel(h('claim.dispute.statement'))).toHaveValue(REASONS);
    });

    await test.step('it is sent after a question, and listed with its date', async () => {
      await main.getByRole('button', { name: h('claim.dispute.submit') }).click();
      await answer(page, h('claim.dispute.ask', { name: ip_name }), h('ui.confirm'));
      const card = main.getByRole('listitem').filter({ hasText: ip_name });
      await expect(card.getByText(h('state.dispute.open'))).toBeVisible();
    });

    await test.step('the owner answers with proof, and may change the answer', async () => {
      const other = await holder({ token: owner.token, language, width });
      await other.goto(at(paths.claim));
      const ours = other.getByRole('main');
      await ours.getByRole('link', { name: h('claim.answer.open') }).click();
      await ours.getByLabel(h('claim.answer.text')).fill(ANSWER);
      await pick(addButton(other, w, h('claim.answer.proof')), await png('contract.png'));
      await expect(
        ours.getByRole('button', { name: h('upload.view', { name: 'contract.png' }) }),
      ).toBeVisible();
      await ours.getByRole('button', { name: h('claim.answer.send') }).click();
      await expect(ours.getByRole('link', { name: h('claim.answer.change') })).toBeVisible();
    });

    await test.step('staff compare both proofs and uphold it with a reason', async () => {
      await openQueued(desk, w, 'menu.disputes', ip_name);
      await expect(desk.getByText(REASONS)).toBeVisible();
      await expect(desk.getByText(ANSWER)).toBeVisible();
      const sides = ['objection', 'first_claim', 'owner_answer'] as const;
      for (const [place, title] of sides.map((side) => c(`evidence.${side}`)).entries())
        await expect(
          desk.getByRole('button', { name: c('evidence.thumb', { title, number: place + 1 }) }),
        ).toBeVisible();
      const action = h('action.dispute.uphold');
      await desk.getByRole('button', { name: action, exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: c('review.ask', { action, name: ip_name }) });
      await dialog.getByRole('textbox').fill(DECISION);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the objector goes on to a claim that holds the proof; the owner is told', async () => {
      await page.reload();
      const card = main.getByRole('listitem').filter({ hasText: DECISION });
      await card.getByRole('link', { name: h('claim.dispute.claim') }).click();
      await expect(
        main.getByRole('button', { name: h('upload.view', { name: 'certificate.png' }) }),
      ).toBeVisible();
      const other = await holder({ token: owner.token, language, width });
      await other.goto(at(paths.claim));
      const lost = other.getByRole('main').getByRole('listitem').filter({ hasText: ip_name });
      await expect(lost.getByText(h('state.claim.revoked'), { exact: true }).first()).toBeVisible();
      await expect(lost.getByText(DECISION)).toBeVisible();
    });
  });
}
