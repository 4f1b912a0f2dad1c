import { expect, test, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { addButton, answer, at, confirmApproval, decide, openQueued, paths, pick } from './ways';

test('a shop gets its pictures, its contact and a private link', async ({ holder, staff, newMember }) => {
  const w = wordsOf('zh-TW');
  const { h } = w;
  const member = await newMember({ verified: true });
  const { claim_id, ip_id } = await member.claim();
  const desk = await staff('reviewer', { language: 'zh-TW' });
  await desk.goto('/admin/');
  const me = (await (await desk.request.get('/api/admin/auth/me')).json()) as { csrf_token: string };
  const claim = `/api/admin/claims/${claim_id}`;
  const { version } = (await (await desk.request.get(claim)).json()) as { version: number };
  const headers = { 'x-csrf-token': me.csrf_token };
  await desk.request.post(`${claim}/approve`, { headers, data: { version } });
  // The workbench asks for a series first; a draft is enough.
  await member.call('gallery/seriesSave', { ip_id, series_name: newName('Sea') });
  const page = await holder({ token: member.token, language: 'zh-TW' });
  const main = page.getByRole('main');
  const form = main.locator('form');
  const crop = async (field: 'base_image' | 'main_image', name: string) => {
    const label = h(`field.${field}`);
    await pick(addButton(page, w, label, false), await png(name, 900, 900));
    const dialog = page.getByRole('dialog', { name: h('shop.crop.title', { name: label }) });
    await dialog.getByTestId('container').press('ArrowRight');
    await dialog.getByRole('button', { name: h('shop.crop.take') }).click();
    await expect(
      form.getByRole('button', { name: h('upload.view', { name: name.replace('png', 'jpg') }) }),
    ).toBeVisible();
  };
  const submit = async () => {
    await form.getByRole('button', { name: h('action.revision.submit') }).click();
    await answer(page, h('review.submit.title'), h('ui.confirm'));
    await expect(main.getByText(h('state.revision.pending'), { exact: true })).toBeVisible();
  };

  await test.step('both pictures are cropped to their shape and submitted', async () => {
    await page.goto(at(`${paths.onepage}?id=${ip_id}`));
    await crop('base_image', 'base.png');
    await crop('main_image', 'main.png');
    await expect(main.getByRole('img', { name: h('field.base_image') })).toBeVisible();
    await submit();
  });

  await test.step('a private link is made, and replaced', async () => {
    await main.getByRole('button', { name: h('action.shop_link.issue') }).click();
    const link = main.getByRole('link', { name: /k=/ });
    const first = await link.textContent();
    await main.getByRole('button', { name: h('action.shop_link.renew') }).click();
    await answer(page, h('shop.link.renew.title'), h('action.shop_link.renew'));
    await expect(link).not.toHaveText(first!);
  });

  await test.step('a business password is set, and changed while it is known', async () => {
    const card = main.getByRole('region', { name: h('business.title') });
    const save = async (act: 'business.set' | 'business.change', word: string) => {
      await card.getByRole('button', { name: h(act) }).click();
      await card.getByLabel(h('business.new')).fill(word);
      await card.getByLabel(h('field.confirm_password')).fill(word);
      await card.getByRole('button', { name: h('ui.save') }).click();
      await expect(card.getByRole('button', { name: h('business.change') })).toBeVisible();
    };
    await save('business.set', 'tulip-orchard-7');
    await expect(card.getByText(h('business.is_set'), { exact: true })).toBeVisible();
    await save('business.change', 'maple-harbour-9');
    const input = { ip_id, private_business_password: 'maple-harbour-9' };
    await member.call('ip/checkPrivateBussinessPassword', input);
  });

  await test.step('the contact is approved by name', async () => {
    const name = newName('Lin');
    await page.goto(at(`${paths.shopContact}?id=${ip_id}`));
    await form.getByLabel(h('field.link_name')).fill(name);
    await form.getByLabel(h('field.link_phone_number')).fill('02 2345 6789');
    await submit();
    await openQueued(desk, w, 'menu.reviews', name);
    await decide(desk, w, 'approve', 'revision');
    await confirmApproval(desk, w, name, 'revision');
    await expect(desk.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(main.getByRole('complementary').getByRole('heading', { name })).toBeVisible();
  });
});
