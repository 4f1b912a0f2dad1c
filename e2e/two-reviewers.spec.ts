import { expect, test, wordsOf } from './fixtures';
import { confirmApproval, decide, openClaim } from './ways';

test('two reviewers open a claim; the slower one is told who was faster', async ({ staff, newMember }) => {
  const w = wordsOf('en');
  const { c } = w;
  const member = await newMember({ verified: true });
  const { ip_name } = await member.claim();
  const [fast, slow] = [
    await staff('admin', { language: 'en' }),
    await staff('reviewer', { language: 'en' }),
  ];
  for (const desk of [fast, slow]) {
    await desk.goto('/admin/');
    await openClaim(desk, w, ip_name);
  }
  const name = await fast.getByRole('banner').getByRole('button').last().getAttribute('aria-label');

  await decide(fast, w, 'approve');
  await confirmApproval(fast, w, ip_name);
  await expect(fast.getByRole('heading', { level: 1, name: ip_name })).toBeHidden();

  await decide(slow, w, 'reject');
  const action = c('action.claim.reject');
  const dialog = slow.getByRole('dialog', { name: c('review.ask', { action, name: ip_name }) });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();

  const alert = slow.getByRole('alert').filter({ hasText: c('conflict.title') });
  await expect(alert).toBeVisible();
  const faster = alert.locator('strong');
  await expect(faster).toContainText(',');
  expect(name).toContain((await faster.innerText()).split(',')[0]!.trim());
  await expect(alert.getByText(c('state.claim.claimed'))).toBeVisible();
  await expect(alert.getByText(c('conflict.nothing'))).toBeVisible();
  await expect(
    slow
      .getByRole('group', { name: c('review.actions') })
      .getByRole('button')
      .first(),
  ).toBeDisabled();

  await alert.getByRole('button', { name: c('conflict.show') }).click();
  await expect(alert).toBeHidden();
  await expect(slow.getByText(c('review.no_actions'))).toBeVisible();
});
