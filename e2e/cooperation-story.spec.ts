/** Brand and holder pass drafts back and forth, from the award of a project to the sealed final draft. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { booklet, PAGE } from '../apps/api/src/db/seed/booklet';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { entrantOf, proposedAward } from './entrants';
import { forgetCodesSent } from './limits';
import { newPhone } from './people';
import { png } from './pictures';
import { decideTender } from './tenders';
import { watch } from './watch';
import { addButton, answer, at, paths, pick, rowsByCall } from './ways';

for (const language of languagesFor('zh-CN'))
  test(`three rounds of a draft with pins, then the final one sealed by both (${language})`, async ({
    holder,
    staff,
    newMember,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const desk = await staff('admin', { language });
    const reviewer = await staff('reviewer', { language });
    const entrant = await entrantOf(await newMember({ verified: true }), desk);
    const { member, ip_id } = entrant;
    const phone = newPhone();
    let coop_no = '';
    await test.step('a project is awarded, and staff enter whom the brand sends', async () => {
      const tender_id = await proposedAward(entrant, desk);
      await reviewer.goto(`/admin/#/awards/${tender_id}/show`);
      await decideTender(reviewer, w.c('action.tender_award.publish'));
      const begun = () =>
        rowsByCall<{ id: string; coop_no: string; version: number }>(desk, 'cooperations', {
          ip_id,
          origin: 'tender',
        });
      await expect.poll(async () => (await begun()).length).toBe(1);
      const [cooperation] = await begun();
      ({ coop_no } = cooperation!);
      const { csrf_token } = (await (await desk.request.get('/api/admin/auth/me')).json()) as {
        csrf_token: string;
      };
      const entered = await desk.request.put(`/api/admin/cooperations/${cooperation!.id}`, {
        headers: { 'x-csrf-token': csrf_token },
        data: {
          ...{ version: cooperation!.version, buyer_name: '林经理', company_name: '青禾文创' },
          ...{ area_code: '86', phone_number: phone },
        },
      });
      expect(entered.status(), await entered.text()).toBe(200);
    });

    const brand = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(brand);
    const product = `Bag ${coop_no}`;
    await test.step('the brand opens it by its phone, and provides the first round', async () => {
      await brand.goto(at(`${paths.cooperateRoom}?no=${coop_no}`));
      await expect(brand.getByRole('heading', { name: h('room.find') })).toBeVisible();
      await expect(brand.getByRole('heading', { level: 1, name: h('room.door') })).toBeVisible();
      const main = brand.getByRole('main');
      await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await forgetCodesSent();
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await main.getByRole('button', { name: h('room.find_submit') }).click();
      await brand.getByLabel(h('room.new_kind')).selectOption('product_design');
      await brand.getByLabel(h('room.new_product')).fill(product);
      await pick(addButton(brand, w, h('room.images'), 'files'), await png('first.png', 480, 360));
      await expect(brand.locator('.ui-upload-tile')).toHaveCount(1);
      // What is typed and uploaded stays over a reload.
      await brand.getByLabel(h('room.text')).fill('第一稿');
      await brand.reload();
      await expect(brand.getByLabel(h('room.text'))).toHaveValue('第一稿');
      await expect(brand.locator('.ui-upload-tile')).toHaveCount(1);
      expect(await faultsOf(brand)).toEqual([]);
      await brand.getByRole('button', { name: h('room.send') }).click();
      await brand.getByRole('link', { name: product }).click();
      await expect(brand.getByText(h('state.thread.waiting')).first()).toBeVisible();
    });

    const page = await holder({ token: member.token, language });
    await test.step('the holder pins what should change', async () => {
      await page.goto(at(`${paths.goodsDesignCheck}?id=${ip_id}`));
      await page.getByRole('link', { name: product }).click();
      await expect(page.getByText('第一稿')).toBeVisible();
      const picture = page.locator('.pin-board img');
      await picture.click({ position: { x: 60, y: 40 } });
      await page.getByLabel(h('thread.pin_text', { number: 1 })).fill('尾巴太短');
      const box = (await picture.boundingBox())!;
      await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.8, { steps: 4 });
      await page.mouse.up();
      await page.getByLabel(h('thread.box_text', { number: 2 })).fill('留出边距');
      await page.getByLabel(h('thread.reply.feedback'), { exact: true }).fill('请再改一稿');
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: h('thread.reply.send') }).click();
      await expect(page.getByText(h('thread.reply.sent'))).toBeVisible();
      await expect(page.getByText(h('thread.waiting_brand'))).toBeVisible();
    });

    const nextRound = async (file: Awaited<ReturnType<typeof png>>) => {
      await brand.reload();
      await pick(addButton(brand, w, h('room.images'), 'files'), file);
      await expect(brand.locator('.ui-upload-tile')).toHaveCount(1);
      await brand.getByRole('button', { name: h('room.send') }).click();
      await expect(brand.getByText(h('thread.waiting_holder'))).toBeVisible();
    };
    await test.step('a second round, which asks for a third, which is approved', async () => {
      await brand.reload();
      await expect(brand.getByText('尾巴太短')).toBeVisible();
      await brand.getByLabel(h('thread.pin_reply', { number: 1 })).fill('已加长');
      await brand.keyboard.press('Enter');
      await expect(brand.getByText('已加长')).toBeVisible();
      await brand.getByRole('button', { name: h('thread.pin_mark_done_of', { number: 2 }) }).click();
      await expect(brand.getByText(h('pin_state.done'), { exact: true })).toBeVisible();
      await nextRound(await twoPages());
      await page.reload();
      // What nobody has settled is carried to the new round.
      const open = page.getByRole('region', { name: h('thread.open_pins', { count: 1 }) });
      await expect(open.getByText('已加长')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByLabel(h('thread.compare_slider'), { exact: true }).click();
      await page.getByLabel(h('thread.compare_share')).fill('30');
      // A pin on the second page of the document, by keyboard.
      await page.getByLabel(h('thread.page', { number: 2, at: 1, page: 2 }), { exact: true }).click();
      await page.getByRole('button', { name: h('thread.pin_add') }).press('Enter');
      await page.keyboard.type('落款太小');
      await page.getByLabel(h('thread.reply.feedback'), { exact: true }).fill('还差一点');
      await page.getByRole('button', { name: h('thread.reply.send') }).click();
      await expect(page.getByText(h('thread.waiting_brand'))).toBeVisible();
      await expect(page.getByText('落款太小').first()).toBeVisible();
      await nextRound(await png('third.png', 480, 361));
      const place = h('thread.pin_at', { number: 1, x: 50, y: 50 });
      await expect(brand.getByText(h('thread.on_page', { place, page: 2 })).first()).toBeAttached();
      await page.reload();
      await page.getByLabel(h('thread.reply.approved')).click();
      await page.getByRole('button', { name: h('thread.reply.send') }).click();
      await expect(page.getByText(h('state.thread.approved')).first()).toBeVisible();
    });

    await test.step('both confirm, and nobody can change it any more', async () => {
      await brand.reload();
      const mark = h('room.mark_final', { number: 3 });
      await brand.getByRole('button', { name: mark }).click();
      await answer(brand, mark, mark);
      await expect(brand.getByText(h('state.thread.unconfirmed')).first()).toBeVisible();
      await page.reload();
      await page.getByLabel(h('thread.confirm_agree')).check();
      await page.getByRole('button', { name: h('thread.confirm'), exact: true }).click();
      await answer(page, h('thread.confirm_ask'), h('thread.confirm_do'));
      await expect(page.getByRole('heading', { name: h('thread.sealed') })).toBeVisible();
      await expect(page.getByRole('button', { name: h('thread.reply.send') })).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
      await brand.reload();
      await expect(brand.getByRole('heading', { name: h('thread.sealed') })).toBeVisible();
      await expect(brand.getByRole('link', { name: h('room.correct') })).toBeVisible();
      expect(await faultsOf(brand)).toEqual([]);
    });

    await test.step('anybody verifies the certificate, online and offline, and not one with a byte changed', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: h('thread.certificate') }).click();
      const pdf = await readFile(await (await download).path());
      const visitor = await holder({ language, width: PHONE_WIDTH });
      const sent = watchBodies(visitor);
      await visitor.goto(at(paths.verify));
      const choose = async (label: 'verify.choose' | 'verify.again', buffer: Buffer) =>
        visitor
          .getByLabel(h(label))
          .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer });
      await choose('verify.choose', pdf);
      await expect(visitor.getByRole('heading', { name: h('verify.valid') })).toBeVisible();
      await expect(visitor.getByText(product)).toBeVisible();
      expect(await faultsOf(visitor)).toEqual([]);
      const keys = await (await visitor.request.get('/api/certificate/keys')).body();
      expect(await verifiedOffline(pdf, keys)).toMatchObject({
        code: 0,
        said: expect.stringContaining(product),
      });
      pdf[pdf.indexOf('stream') + 40]! ^= 1;
      await choose('verify.again', pdf);
      await expect(visitor.getByText(h('certificate.refusal.altered'))).toBeVisible();
      expect(await verifiedOffline(pdf, keys)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^REFUSED, altered/),
      });
      expect(sent).toEqual([]);
    });

    await test.step('the brand chooses one text a day about replies', async () => {
      await brand.goto(at(`${paths.cooperateRoom}?no=${coop_no}`));
      const choice = brand.getByRole('checkbox', { name: h('room.daily'), exact: true });
      await choice.check();
      await expect(brand.getByText(h('room.daily_on'))).toBeVisible();
      await brand.reload();
      await expect(choice).toBeChecked();
      expect(await faultsOf(brand)).toEqual([]);
    });
    expect(wrong).toEqual([]);
  });

/** A document of two pages. */
async function twoPages() {
  const page = (background: string) =>
    sharp({ create: { ...PAGE, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const buffer = booklet([{ jpeg: await page('#FAF8F4') }, { jpeg: await page('#2F6F5E') }]);
  return { name: 'second.pdf', mimeType: 'application/pdf', buffer };
}

/** Bodies of a page's requests: what it verifies stays on the device. */
function watchBodies(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body && request.url().includes('certificate')) sent.push(body);
  });
  return sent;
}

/** The command that needs neither server nor database. */
async function verifiedOffline(pdf: Buffer, keys: Buffer): Promise<{ code: number; said: string }> {
  const [file, keyFile] = [test.info().outputPath('certificate.pdf'), test.info().outputPath('keys.json')];
  await writeFile(file, pdf);
  await writeFile(keyFile, keys);
  const program = join(import.meta.dirname, '../apps/api/dist/verify-certificate.js');
  const run = promisify(execFile)(process.execPath, [program, file, keyFile]);
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}
