import { formatLimit, UPLOADS, type ClaimDetail } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { expect, test, wordsOf, type Member } from './fixtures';
import { noise, png, pngs } from './pictures';
import { addButton, answer, at, moveForward, paths, pick } from './ways';

const w = wordsOf('en');
const { h } = w;
const proof = h('claim.field.proof_images');
const { accept, count, max, scaled } = UPLOADS.rights_proof;

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: h('upload.view', { name }), exact: true });

test.describe('proof of rights', () => {
  let page: Page;
  let member: Member;
  let claimOf: string;

  test.beforeEach(async ({ holder, newMember }) => {
    member = await newMember({ verified: true });
    claimOf = (await member.addIp()).ip_id;
    page = await holder({ token: member.token, language: 'en' });
    await page.goto(at(`${paths.claimStep2}?id=${claimOf}`));
  });

  test('what does not fit is refused with its reason, and the rest arrives', async () => {
    const text = Buffer.from('This is not a picture, whatever it is called.');
    await pick(addButton(page, w, proof), [
      await noise('huge.png', max + 100_000),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: text },
      { name: 'disguised.png', mimeType: 'image/png', buffer: text },
      await png('good.png'),
    ]);
    // Scaled within the limit it would have too few pixels for a proof.
    await expect(page.getByText(h('upload.scale_how', { max: formatLimit(max), min: scaled }))).toBeVisible();
    await expect(tile(page, 'good.png')).toBeVisible();
    const types = page
      .getByRole('alert')
      .filter({ hasText: h('rule.file_type', { accept: accept.join(', ') }) });
    await expect(types).toHaveCount(2);
    for (const name of ['huge.png', 'notes.txt', 'disguised.png']) {
      await page.getByRole('button', { name: `${h('upload.dismiss')} ${name}` }).click();
      await expect(page.getByText(name)).toHaveCount(0);
    }
  });

  test('the button hides at the limit, and the order chosen is the order submitted', async () => {
    const names = Array.from({ length: count + 2 }, (_, at) => `page-${String(at + 1)}.png`);
    const add = addButton(page, w, proof);
    await pick(add, await pngs(...names));
    await expect(page.getByText(h('upload.over', { max: count, left: 2 }))).toBeVisible();
    await expect(page.getByText(h('upload.counter', { count, max: count }))).toBeVisible();
    await expect(add).toBeHidden();

    await moveForward(page, w, { name: 'page-3.png', from: 3, to: 1, count });
    // From the second row into the first.
    await moveForward(page, w, { name: 'page-7.png', from: 7, to: 5, count });

    await page.getByRole('button', { name: h('upload.remove', { name: 'page-5.png' }) }).click();
    await answer(page, h('upload.remove_title'), h('upload.remove_no'));
    await page.getByRole('button', { name: h('upload.remove', { name: 'page-5.png' }) }).click();
    await answer(page, h('upload.remove_title'), h('upload.remove_yes'));
    await expect(add).toBeVisible();

    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: h('claim.submit') }).click();
    await answer(page, h('claim.submit.ask'), h('ui.confirm'));
    await expect(page.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    const { list } = await member.call<{ list: { claim_id: string }[] }>('claim/list');
    const claim = await member.call<ClaimDetail>('claim/detail', { claim_id: list[0]!.claim_id });
    expect(claim.proof_images.map(({ file_name }) => file_name)).toEqual(
      [3, 1, 2, 4, 7, 6, 8, 9, 10].map((number) => `page-${String(number)}.png`),
    );
  });
});
