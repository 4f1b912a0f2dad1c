import { expect, test, wordsOf } from './fixtures';
import { chooseFrom, pressOn, tabTo, typeInto } from './keyboard';
import { newDocumentNumber, newName, newPhone, PASSWORD } from './people';
import { png, pngs } from './pictures';
import { addButton, at, paths } from './ways';

const w = wordsOf('en');
const { h } = w;

test('from a visit to a submitted claim with the keyboard alone', async ({ holder, codeFor }) => {
  const page = await holder({ language: 'en' });
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const [ipName, phone] = [newName('Teahouse'), newPhone()];
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const tile = (name: string) => main.getByRole('button', { name: h('upload.view', { name }), exact: true });

  /** Opens the file chooser of a field with Enter. */
  const choose = async (label: string, files: Awaited<ReturnType<typeof pngs>>, many = true) => {
    await tabTo(page, addButton(page, w, label, many));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(files);
  };

  await test.step('skips the menu; then takes it to registration', async () => {
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: h('app.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await main.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await tabTo(page, banner.getByRole('link', { name: h('nav.register') }), 'Shift+Tab');
    await page.keyboard.press('Enter');
  });

  await test.step('registers', async () => {
    await expect(main).toBeFocused();
    await typeInto(page, field(h('field.phone')), phone);
    await pressOn(page, button(h('yzm.send')));
    await expect(field(h('yzm.label'))).toBeFocused();
    await page.keyboard.type(await codeFor(phone));
    await typeInto(page, field(h('field.password')), PASSWORD);
    await typeInto(page, field(h('field.confirm_password')), PASSWORD);
    await typeInto(page, main.getByLabel(h('field.username')), 'Mia');
    await chooseFrom(page, main.getByLabel(h('field.location')), 3);
    await pressOn(page, button(h('register.submit')));
    // The missing field is reported and has the focus.
    await expect(main.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await pressOn(page, button(h('register.submit')));
  });

  await test.step('describes a new IP', async () => {
    await pressOn(page, main.getByRole('link', { name: h('claim.new') }));
    await typeInto(page, main.getByLabel(h('claim.choose.label')), ipName);
    await pressOn(page, button(h('claim.choose.create')));
    const form = main.getByRole('region', { name: h('claim.new_ip.title') });
    await choose(h('claim.field.ip_image'), [await png('avatar.png', 320, 320)], false);
    await expect(tile('avatar.jpg')).toBeVisible();
    await typeInto(page, form.getByLabel(h('claim.field.intro')), 'A fox who keeps a tea house.');
    await typeInto(page, form.getByLabel(h('claim.field.core_audience')), 'People who like tea');
    await chooseFrom(page, form.getByLabel(h('claim.field.auth_field_id')), 2);
    await chooseFrom(page, form.getByLabel(h('claim.field.ip_origin')), 1);
    const born = form.getByLabel(h('claim.field.birth_time'));
    // The browser's date field, with its own order of parts.
    await typeInto(page, born, '03142021');
    await expect(born).toHaveValue('2021-03-14');
    await chooseFrom(page, form.getByLabel(h('claim.field.birth_area')), 1);
    for (const tags of [h('claim.field.ip_types'), h('claim.field.kernels')])
      await pressOn(page, form.getByRole('group', { name: tags }).getByRole('checkbox').first(), 'Space');
    await pressOn(page, form.getByRole('button', { name: h('claim.new_ip.submit') }));
  });

  await test.step('verifies the real name', async () => {
    await expect(dialog.getByRole('button', { name: h('guard.real_name_go') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await typeInto(page, main.getByLabel(h('auth.real_name')), '顾小满');
    await typeInto(page, main.getByLabel(h('auth.document_number')), newDocumentNumber());
    await pressOn(page, button(h('auth.submit')));
  });

  await test.step('uploads proof, puts it in order, takes one away', async () => {
    await expect(main.getByRole('heading', { name: ipName })).toBeVisible();
    const proof = h('claim.field.proof_images');
    await choose(proof, await pngs('front.png', 'back.png'));
    await expect(tile('back.png')).toBeVisible();
    await expect(tile('front.png')).toBeVisible();
    const grip = (position: number) => button(h('upload.move', { name: 'back.png', position, count: 2 }));
    await tabTo(page, grip(2), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(grip(2)).toHaveAttribute('aria-pressed', 'true');
    const moved = page.getByText(h('upload.moved', { name: 'back.png', position: 1, count: 2 }));
    // A lifted item reacts to arrow keys a moment later; at the first position a further one has no effect.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(moved).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(grip(1)).toBeFocused();
    await pressOn(page, button(h('upload.remove', { name: 'front.png' })));
    await expect(dialog.getByRole('button', { name: h('upload.remove_no') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(h('upload.remove', { name: 'front.png' }))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: h('upload.remove_no') })).toBeFocused();
    await pressOn(page, dialog.getByRole('button', { name: h('upload.remove_yes') }));
    await expect(addButton(page, w, proof)).toBeFocused();
    await tabTo(page, tile('back.png'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    // A message above the picture can be closed, too.
    await expect(dialog.getByRole('button', { name: h('upload.close') }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tile('back.png')).toBeFocused();
  });

  await test.step('agrees and submits', async () => {
    await pressOn(page, main.getByRole('checkbox'), 'Space');
    const submit = button(h('claim.submit'));
    await pressOn(page, submit);
    await expect(dialog.getByRole('button', { name: h('ui.confirm') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${paths.claimStep3}\\?id=`));
    await expect(main).toBeFocused();
  });
});

test('the top bar by keyboard: panels open, close, and give the focus back; a text’s contents lead on', async ({
  holder,
  newMember,
}) => {
  const { token } = await newMember();
  const page = await holder({ token, language: 'en' });
  await page.goto(at(paths.claim));
  const banner = page.getByRole('banner');
  for (const [title, whole] of [
    [h('systems.title'), h('systems.title')],
    // The consultant is loaded when the panel opens, and comes first in it, with its own links.
    [h('contact.title'), h('consultant.title')],
  ] as const) {
    const opener = banner.getByRole('button', { name: title });
    const panel = opener.locator('xpath=following-sibling::div');
    await pressOn(page, opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('heading', { name: whole })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
  const account = banner.getByRole('button', { name: h('nav.account') });
  const logout = banner.getByRole('button', { name: h('nav.logout') });
  await pressOn(page, account);
  await pressOn(page, logout);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, logout);
  await expect(page.getByRole('dialog').getByRole('button', { name: h('nav.logout') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${paths.login}$`));

  await page.goto(at(paths.disclaimer));
  await pressOn(
    page,
    page
      .getByRole('navigation', { name: h('legal.contents') })
      .getByRole('button')
      .last(),
  );
  await expect(page.getByRole('article').locator('section').last()).toBeFocused();
});
