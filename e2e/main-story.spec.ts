import { expect, test, wordsOf } from './fixtures';
import { newDocumentNumber, newName, newPhone } from './people';
import { png, pngs } from './pictures';
import {
  addButton,
  answer,
  confirmApproval,
  decide,
  enterConsole,
  fillRegistration,
  moveForward,
  openClaim,
  paths,
  pick,
} from './ways';

/** On a phone in Chinese, at a desk in English. */
const SEEN = [
  ['zh-CN', 390],
  ['en', 1440],
] as const;

for (const [language, width] of SEEN) {
  test(`from a phone number to an open workbench (${language}, ${String(width)})`, async ({
    holder,
    browser,
    account,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h, c, s } = w;
    const ipName = newName('Teahouse');
    const phone = newPhone();
    const page = await holder({ width });
    const main = page.getByRole('main');

    await test.step('a visitor chooses a language and registers', async () => {
      await page.goto('/');
      if (width === 390) {
        await page.getByRole('button', { name: h('nav.toggle'), exact: true }).click();
        const drawer = page.getByRole('dialog', { name: h('nav.toggle') });
        await drawer.getByLabel(h('lang.label')).selectOption(language);
        await page.keyboard.press('Escape');
        await main
          .getByRole('link', { name: h('landing.start') })
          .first()
          .click();
      } else {
        await page.getByRole('combobox').first().selectOption(language);
        await page
          .getByRole('banner')
          .getByRole('link', { name: h('nav.register') })
          .click();
      }
      await fillRegistration(page, w, phone, 'Mia', codeFor);
      await main.getByRole('button', { name: h('register.submit') }).click();
      await expect(main.getByText(h('register.must_agree'))).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('register.submit') }).click();
      await expect(page.getByText(h('register.done'))).toBeVisible();
      await expect(main.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();
    });

    await test.step('describes a new IP, avatar included', async () => {
      await main.getByRole('link', { name: h('claim.new') }).click();
      await main.getByLabel(h('claim.choose.label')).fill(ipName);
      await expect(main.getByText(h('claim.choose.none', { name: ipName }))).toBeVisible();
      await main.getByRole('button', { name: h('claim.choose.create') }).click();
      const form = main.getByRole('region', { name: h('claim.new_ip.title') });
      await pick(addButton(page, w, h('claim.field.ip_image'), false), await png('avatar.png', 320, 320));
      // A picture is uploaded as JPEG when that makes it smaller.
      await expect(
        form.getByRole('button', { name: h('upload.view', { name: 'avatar.jpg' }) }),
      ).toBeVisible();
      await expect(form.getByRole('textbox', { name: h('claim.field.ip_name'), exact: true })).toHaveValue(
        ipName,
      );
      await form.getByLabel(h('claim.field.intro')).fill('A fox who keeps a tea house.');
      await form.getByLabel(h('claim.field.core_audience')).fill('People who like tea');
      await form.getByLabel(h('claim.field.auth_field_id')).selectOption({ index: 2 });
      await form.getByLabel(h('claim.field.ip_origin')).selectOption({ index: 1 });
      await form.getByLabel(h('claim.field.birth_time')).fill('2021-03-14');
      await form.getByLabel(h('claim.field.birth_area')).selectOption({ index: 1 });
      for (const tags of [h('claim.field.ip_types'), h('claim.field.kernels')])
        for (const nth of [0, 2])
          await form.getByRole('group', { name: tags }).getByRole('checkbox').nth(nth).press('Space');
      await form.getByRole('button', { name: h('claim.new_ip.submit') }).click();
    });

    await test.step('verifies the real name on the way, and comes back', async () => {
      await answer(page, h('guard.real_name_title'), h('guard.real_name_go'));
      await expect(main.getByRole('heading', { name: h('user.real_name_mainland') })).toBeVisible();
      await main.getByLabel(h('auth.real_name')).fill('顾小满');
      await main.getByLabel(h('auth.document_number')).fill(newDocumentNumber());
      // The phone was proven at registration.
      await expect(main.getByText(h('auth.phone_proven'))).toBeVisible();
      await main.getByRole('button', { name: h('auth.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`#${paths.claimStep2}\\?id=`));
      await expect(main.getByRole('heading', { name: ipName })).toBeVisible();
    });

    await test.step('uploads proof: reorders, deletes, adds again', async () => {
      const add = addButton(page, w, h('claim.field.proof_images'));
      const tile = (name: string) => main.getByRole('button', { name: h('upload.view', { name }) });
      await pick(add, await pngs('front.png', 'back.png'));
      for (const name of ['front.png', 'back.png']) await expect(tile(name)).toBeVisible();
      await moveForward(page, w, { name: 'back.png', from: 2, to: 1, count: 2 });
      await main.getByRole('button', { name: h('upload.remove', { name: 'front.png' }) }).click();
      await answer(page, h('upload.remove_title'), h('upload.remove_yes'));
      await expect(tile('front.png')).toHaveCount(0);
      await pick(add, await png('again.png'));
      await expect(tile('again.png')).toBeVisible();
      await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
    });

    await test.step('ticks, submits, sees what happens next', async () => {
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: h('claim.submit') }).click();
      await answer(page, h('claim.submit.ask'), h('ui.confirm'));
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
      await expect(main.getByText(h('claim.next.open'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${paths.claimStep3}\\?id=`));
    });

    const bell = (unread: boolean) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: h(unread ? 'nav.messages_unread' : 'nav.messages'), exact: true });
    await test.step('reads the messages so far; the bell is quiet', async () => {
      await bell(true).click();
      await main.getByRole('button', { name: h('message.read_all') }).click();
      await expect(bell(false)).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    });

    await test.step('a reviewer finds it, looks closely, approves', async () => {
      const desk = await (await browser.newContext()).newPage();
      await desk.goto('/admin/');
      await desk.getByRole('combobox').selectOption(language);
      await enterConsole(desk, w, account('reviewer'));
      await openClaim(desk, w, ipName);
      const proof = desk.getByRole('img', { name: 'back.png' });
      await expect(proof).toBeVisible();
      const width = async () => (await proof.boundingBox())?.width ?? 0;
      const before = await width();
      await desk.getByRole('button', { name: c('evidence.zoom_in') }).click();
      await expect.poll(width).toBeGreaterThan(before * 1.2);
      await decide(desk, w, 'approve');
      await confirmApproval(desk, w, ipName);
      await expect(desk.getByText(c('action.claim.approve')).first()).toBeVisible();
      await desk.context().close();
    });

    await test.step('the open page hears of it, and the message leads into the workbench', async () => {
      await expect(bell(true)).toBeVisible();
      await bell(true).click();
      const title = s('message.claim_approved.title', { ip_name: ipName });
      await main.getByRole('link', { name: `${h('message.open')}: ${title}` }).click();
      await expect(page).toHaveURL(new RegExp(`#${paths.dashboardHome}\\?id=`));
      await expect(main.getByRole('heading', { level: 2, name: ipName, exact: true })).toBeVisible();
      await expect(main.getByText(h('relation.1'))).toBeVisible();
      await expect(bell(false)).toBeVisible();
    });
  });
}
