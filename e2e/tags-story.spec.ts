import { expect, test, wordsOf } from './fixtures';
import { ipOf, newName } from './people';
import { actByCall, at, paths, rowsByCall } from './ways';

test('own tags become core tags, and a core tag takes the place of another', async ({
  holder,
  staff,
  newMember,
}) => {
  const language = 'en';
  const { c, h } = wordsOf(language);
  const member = await newMember({ verified: true });
  const desk = await staff('admin', { language });
  const { claim_id, ip_id, ip_name } = await member.claim();
  await actByCall(desk, 'claims', claim_id, 'approve');
  const [slow, warm] = [newName('s'), newName('w')];
  const { image_id } = await member.upload('tagged.png', 'avatar');
  await member.call('ip/update', {
    ip_id,
    kind: 'normal',
    ...ipOf(ip_name, image_id),
    own_kernels: [slow, warm],
  });
  const [review] = await rowsByCall<{ id: string }>(desk, 'reviews', { ip_id, state: 'pending' });
  await actByCall(desk, 'reviews', review!.id, 'approve');
  const row = (tag: string) => desk.getByRole('row').filter({ hasText: tag });
  const search = desk.getByRole('searchbox', { name: c('filter.q') });
  const dialog = desk.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('an own tag is found by its name and made a core tag', async () => {
    await desk.goto('/admin/#/own-tags');
    await search.fill(slow);
    await expect(row(warm)).toHaveCount(0);
    await row(slow)
      .getByRole('button', { name: c('own_tag.promote') })
      .click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue(slow);
    await press(c('own_tag.promote'));
    await expect(dialog).toBeHidden();
    await expect(row(slow)).toHaveCount(0);
  });

  await test.step('another is merged into it', async () => {
    await search.fill(warm);
    await row(warm)
      .getByRole('button', { name: c('own_tag.merge') })
      .click();
    await expect(dialog.getByRole('button', { name: c('reference.merge'), exact: true })).toBeDisabled();
    await dialog.getByLabel(c('reference.merge_into')).selectOption({ label: slow });
    await press(c('reference.merge'));
    await expect(dialog).toBeHidden();
    await expect(row(warm)).toHaveCount(0);
  });

  await test.step('the new core tag gives its place to a built-in one', async () => {
    await desk.goto('/admin/#/references');
    await search.fill(slow);
    await desk.getByRole('link', { name: slow, exact: true }).click();
    await desk.getByRole('button', { name: c('reference.merge'), exact: true }).click();
    await dialog.getByLabel(c('reference.merge_into')).selectOption('kernel.11');
    await press(c('reference.merge'));
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(c('state.reference.merged'), { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: c('reference.merge'), exact: true })).toHaveCount(0);
  });

  await test.step('the holder sees the tag that is there now', async () => {
    const { kernels, own_kernels } = await member.call<Record<string, unknown>>('ip/detail', { ip_id });
    expect({ kernels, own_kernels }).toEqual({ kernels: [1, 8, 11], own_kernels: [] });
    const page = await holder({ token: member.token, language });
    await page.goto(at(`${paths.dashboardHome}?id=${ip_id}`));
    await expect(
      page.getByRole('list', { name: h('claim.field.kernels') }).getByRole('listitem'),
    ).toHaveCount(3);
  });
});
