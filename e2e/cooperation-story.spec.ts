/** Brand and holder pass drafts back and forth, from a contract that staff entered to the sealed final draft. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe';
import { PHONE_WIDTH } from './buyer-form';
import { expect, LANGUAGES_TOLD, test, wordsOf } from './fixtures';
import { forgetCodesSent } from './limits';
import { newPhone } from './people';
import { png } from './pictures';
import { watch } from './watch';
import { actByCall, addButton, answer, at, paths, pick } from './ways';

for (const language of LANGUAGES_TOLD)
  test(`three rounds of a draft with pins, then the final one sealed by both (${language})`, async ({
    holder,
    staff,
    newMember,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const desk = await staff('admin', { language });
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: 'Tea' });
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

    const brand = await holder({ language, width: PHONE_WIDTH });
    const wrong = watch(brand);
    const product = `Bag ${coop_no}`;
    await test.step('the brand opens it by its phone, and provides the first round', async () => {
      await brand.goto(at(`${paths.cooperateRoom}?no=${coop_no}`));
      await expect(brand.getByText(h('room.no_link'))).toBeVisible();
      const main = brand.getByRole('main');
      await main.getByLabel(h('field.phone'), { exact: true }).fill(phone);
      await forgetCodesSent();
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await main.getByLabel(h('yzm.label')).fill(await codeFor(phone));
      await main.getByRole('button', { name: h('room.find_submit') }).click();
      await brand.getByLabel(h('room.new_kind')).selectOption('product_design');
      await brand.getByLabel(h('room.new_product')).fill(product);
      await pick(addButton(brand, w, h('room.images')), await png('first.png', 480, 360));
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

    const nextRound = async (name: string) => {
      await brand.reload();
      await pick(addButton(brand, w, h('room.images')), await png(name, 480, 361));
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
      await nextRound('second.png');
      await page.reload();
      // What nobody has settled is carried to the new round.
      const open = page.getByRole('region', { name: h('thread.open_pins', { count: 1 }) });
      await expect(open.getByText('已加长')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByLabel(h('thread.compare_slider'), { exact: true }).click();
      await page.getByLabel(h('thread.compare_share')).fill('30');
      await page.getByLabel(h('thread.reply.feedback'), { exact: true }).fill('还差一点');
      await page.getByRole('button', { name: h('thread.reply.send') }).click();
      await expect(page.getByText(h('thread.waiting_brand'))).toBeVisible();
      await nextRound('third.png');
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
    expect(wrong).toEqual([]);
  });

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
