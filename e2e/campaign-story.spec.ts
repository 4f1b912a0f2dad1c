/** Somebody without an account enters a campaign from a phone; staff pass it, and it is on the wall. */
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newName, newPhone } from './people';
import { pngs } from './pictures';
import { watch } from './watch';
import { actByCall, at, rowsByCall } from './ways';

for (const language of languagesFor('zh-CN'))
  test(`a work goes from a phone to the wall in ${language}`, async ({ codeFor, holder, staff }) => {
    const { h } = wordsOf(language);
    const desk = await staff('admin');
    const [campaign] = await rowsByCall<{ id: string }>(desk, 'campaigns', { time: 'collecting' });
    const page = await holder({ language, width: language === 'en' ? 1440 : PHONE_WIDTH });
    const wrong = watch(page);
    const main = page.getByRole('main');
    const phone = newPhone();
    const work = newName('Harbour');
    const address = at(`/collectionEvent/index/${campaign!.id}`);

    await test.step('the page shows rules, a countdown and works, without an account', async () => {
      await page.goto(address);
      await expect(main.getByRole('timer')).toBeVisible();
      await expect(main.locator('.campaign-works img').first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('what is typed survives a reload', async () => {
      await main.getByRole('button', { name: h('campaign.enter') }).click();
      await main.getByLabel(h('campaign.work_name')).fill(work);
      await main.getByLabel(h('campaign.intro')).fill('Where I grew up.');
      await page.reload();
      await main.getByRole('button', { name: h('campaign.enter') }).click();
      await expect(main.getByLabel(h('campaign.work_name'))).toHaveValue(work);
    });

    await test.step('one code proves the phone, for pictures and entry', async () => {
      await forgetCodesSent();
      const proof = main.locator('.visitor-prove');
      // Phone and code are asked for once.
      await expect(main.getByLabel(h('field.phone'), { exact: true })).toHaveCount(1);
      await proof.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await proof.getByRole('button', { name: h('yzm.send') }).click();
      await proof.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await proof.getByRole('button', { name: h('campaign.verify') }).click();
      await expect(main.getByText(h('visitor.proven'))).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(await pngs('work.png'));
      await expect(main.locator('.ui-upload-tile')).toHaveCount(1);
      await main.getByLabel(h('campaign.entrant_name')).fill('Su Wan');
      for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
      expect(await faultsOf(page)).toEqual([]);
      await main.getByRole('button', { name: h('campaign.submit') }).click();
      await expect(main.getByText(h('campaign.sent'), { exact: true })).toBeVisible();
    });

    await test.step('passed, it is on the wall', async () => {
      const [entry] = await rowsByCall<{ id: string }>(desk, 'campaign-entries', { q: work });
      await actByCall(desk, 'campaign-entries', entry!.id, 'pass');
      await page.goto('about:blank');
      await page.goto(address);
      await expect(main.getByText(work)).toBeVisible();
      await expect(main.getByText('Su Wan')).toHaveCount(0);
    });
    expect(wrong).toEqual([]);
  });
