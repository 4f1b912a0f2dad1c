/** A brand asks for pictures in full resolution; the holder grants them marked, sees the download, revokes, and traces a leaked copy. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { entrantOf } from './entrants';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newPhone } from './people';
import { watch } from './watch';
import { answer, at, paths } from './ways';

for (const language of languagesFor('zh-CN'))
  test(`pictures are asked for, granted, downloaded and revoked (${language})`, async ({
    holder,
    staff,
    newMember,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const desk = await staff('admin', { language });
    const { member, ip_id, series_name } = await entrantOf(await newMember({ verified: true }), desk);
    const phone = newPhone();
    const { csrf_token } = (await (await desk.request.get('/api/admin/auth/me')).json()) as {
      csrf_token: string;
    };
    const entered = await desk.request.post('/api/admin/cooperations', {
      headers: { 'x-csrf-token': csrf_token },
      data: {
        ...{ ip_id, title: '春季联名', source: 'platform', buyer_name: '林经理', company_name: '青禾文创' },
        ...{ area_code: '86', phone_number: phone },
      },
    });
    const { coop_no } = (await entered.json()) as { coop_no: string };
    const purpose = `Bag ${coop_no}`;

    const brand = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(brand);
    await test.step('the brand opens its room and asks', async () => {
      await brand.goto(at(`${paths.cooperateRoom}?no=${coop_no}`));
      const main = brand.getByRole('main');
      await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await forgetCodesSent();
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await main.getByRole('button', { name: h('room.find_submit') }).click();
      await brand.getByRole('link', { name: h('images.room') }).click();
      await expect(brand.getByLabel(h('images.column.series'), { exact: true })).toContainText(series_name);
      await brand.getByRole('button', { name: h('images.send') }).click();
      await expect(brand.getByText(h('images.choose'))).toBeVisible();
      await brand.getByLabel(h('images.picture', { at: 1 })).check();
      await brand.getByLabel(h('images.column.purpose'), { exact: true }).fill(purpose);
      await brand.getByLabel(h('images.column.used_in'), { exact: true }).fill('Shanghai');
      const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
      await brand.getByLabel(h('images.column.until'), { exact: true }).fill(until);
      await expect(brand.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOf(brand)).toEqual([]);
      await brand.getByRole('button', { name: h('images.send') }).click();
      await expect(brand.getByText(h('state.image_request.waiting')).first()).toBeVisible();
    });

    const page = await holder({ token: member.token, language });
    await test.step('the holder grants it, with a mark on each copy', async () => {
      await page.goto(at(`${paths.fastCoopProgress}?id=${ip_id}`));
      await page.getByRole('link', { name: h('thread_kind.image_usage') }).click();
      await page.getByRole('link', { name: series_name }).click();
      await expect(page.getByText(purpose)).toBeVisible();
      const grant = page.getByRole('button', { name: h('images.grant', { count: 1 }) });
      // The list, which shows the purpose too, has gone.
      await expect(grant).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await grant.click();
      await expect(page.getByText(h('images.decided'))).toBeVisible();
    });

    const download = brand.getByRole('button', { name: h('images.download') });
    let copy = Buffer.alloc(0);
    await test.step('the brand downloads its copy', async () => {
      await brand.reload();
      const [file] = await Promise.all([brand.waitForEvent('download'), download.click()]);
      expect(file.suggestedFilename()).toContain(coop_no);
      copy = await readFile(await file.path());
      expect(copy.subarray(1, 4).toString()).toBe('PNG');
    });

    await test.step('the holder sees the download and revokes', async () => {
      await page.reload();
      await expect(page.getByText(h('images.downloaded', { count: 1 }))).toBeVisible();
      await page.getByLabel(h('images.answer')).fill('The key visual has changed');
      await page.getByRole('button', { name: h('images.revoke_all') }).click();
      await answer(page, h('images.revoke_ask'), h('images.revoke'));
      await expect(page.getByText(h('images.revoked'))).toBeVisible();
      await brand.reload();
      await expect(brand.getByText(h('state.image_request.revoked')).first()).toBeVisible();
      await expect(download).toHaveCount(0);
    });

    await test.step('a leaked copy, smaller and compressed again, is traced to its recipient', async () => {
      const { width = 0 } = await sharp(copy).metadata();
      const buffer = await sharp(copy)
        .resize(Math.round(width / 2))
        .jpeg({ quality: 80 })
        .toBuffer();
      await page.reload();
      const part = page.getByRole('region', { name: h('images.trace') });
      const found = { name: 'found.jpg', mimeType: 'image/jpeg', buffer };
      await part.locator('input[type=file]').setInputFiles(found);
      await part.getByRole('button', { name: h('images.trace_do') }).click();
      await expect(part.getByRole('status')).toContainText('青禾文创');
      await expect(part.getByRole('status')).toContainText(coop_no);
      expect(await faultsOf(page)).toEqual([]);
    });
    expect(wrong).toEqual([]);
  });
