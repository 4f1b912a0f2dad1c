/** A buyer comes by a shop's private link, shows earlier work, and both sides see that no share follows. */
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { fill, PHONE_WIDTH } from './buyer-form';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newName, newPhone } from './people';
import { pngs } from './pictures';
import { watch } from './watch';
import { actByCall, at, paths, rowsByCall } from './ways';

const PASSWORD = 'maple-harbour-9';

const isShown = (page: Page, css: string) =>
  expect
    .poll(() =>
      page.locator(css).evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

for (const language of languagesFor('en'))
  test(`a buyer by the private link in ${language} sends pictures, and no share follows`, async ({
    codeFor,
    holder,
    newMember,
    staff,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: newName('Tea') });
    const { private_path } = await member.call<{ private_path: string }>('ip/shopLinkMove', {
      ...{ ip_id, version: 0, action: 'issue', days: 30 },
    });
    const phone = newPhone();
    const page = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(page);
    const main = page.getByRole('main');

    await test.step('the address to share leads to the form with the IP and the link', async () => {
      await page.goto(private_path.replace('?', `/cooperate?lang=${language}&`));
      expect(await faultsOf(page)).toEqual([]);
      await page.locator('.hero a.button').click();
      await expect(main.getByText(h('cooperate.private'))).toBeVisible();
    });

    await test.step('pictures follow the code of the phone, and survive a reload', async () => {
      await forgetCodesSent();
      await main.getByRole('button', { name: h('cooperate.add_pictures') }).click();
      const proof = main.locator('.visitor-prove');
      await proof.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await proof.getByRole('button', { name: h('yzm.send') }).click();
      await proof.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await proof.getByRole('button', { name: h('cooperate.pictures_verify') }).click();
      await expect(main.getByText(h('visitor.proven'))).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(await pngs('bag.png', '13800138000.png'));
      await expect(main.locator('.ui-upload-tile')).toHaveCount(2);
      await page.reload();
      await expect(main.locator('.ui-upload-tile')).toHaveCount(2);
      await isShown(page, '.ui-upload-tile img');
      expect(await faultsOf(page)).toEqual([]);
    });

    const number = await test.step('it is sent without a second code, and carries no share', async () => {
      await fill(page, w, phone);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await main.getByRole('button', { name: h('cooperate.submit') }).click();
      await page.getByRole('link', { name: h('cooperate.progress') }).click();
      await expect(main.getByText(h('cooperate.share_none'))).toBeVisible();
      await expect(main.locator('.request-pictures img')).toHaveCount(2);
      await isShown(page, '.request-pictures img');
      return new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('no')!;
    });

    const [sheet] = await rowsByCall<{ id: string; source: string; contacts: number }>(desk, 'sheets', {
      q: number,
    });
    expect(sheet).toMatchObject({ source: 'private_link', contacts: 1 });
    await actByCall(desk, 'sheets', sheet!.id, 'pass');

    await test.step('the holder sees both behind the business password, after the supplement', async () => {
      const own = await holder({ token: member.token, language, width: PHONE_WIDTH });
      const part = own.getByRole('main');
      await own.goto(at(`${paths.onepageCoop}?id=${ip_id}`));
      await part.getByLabel(h('business.new')).fill(PASSWORD);
      await part.getByLabel(h('field.confirm_password')).fill(PASSWORD);
      await part.getByRole('button', { name: h('ui.save') }).click();
      await part.getByRole('checkbox').check();
      await part.getByRole('button', { name: h('sheet.supplement.agree') }).click();
      await part.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
      await expect(part.getByText(h('sheet.share.none'))).toBeVisible();
      await expect(part.locator('.sheet-pictures img')).toHaveCount(2);
      await isShown(own, '.sheet-pictures img');
    });
    expect(wrong).toEqual([]);
  });
