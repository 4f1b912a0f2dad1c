/** A picture that was somebody else's is seen by staff in every review, beside the earlier one; nothing is refused. */
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './axe';
import { expect, test, languagesFor, wordsOf, type Words } from './fixtures';
import { newName } from './people';
import { scene, stolen } from './pictures';
import { actByCall, addButton, answer, at, paths, pick, rowsByCall } from './ways';

/** The hint on an open record; its comparison runs some seconds after the upload. */
async function hintOn(desk: Page, { c }: Words, address: string, count: number): Promise<Locator> {
  await desk.goto(address);
  const hint = desk.locator('section').filter({
    has: desk.getByRole('heading', { name: c('lookalikes', { count }) }),
  });
  await expect(async () => {
    await desk.reload();
    await expect(hint).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return hint;
}

/** Both pictures are there, and drawn. */
async function bothShown(hint: Locator, { c }: Words, owner: string): Promise<void> {
  for (const label of ['lookalikes.this', 'lookalikes.other'] as const) {
    const picture = hint.getByRole('img', { name: c(label) }).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(300);
  }
  await expect(hint.getByText(owner).first()).toBeVisible();
}

for (const language of languagesFor('zh-CN'))
  test(`a stolen picture is found in the reviews of claim, gallery and filing (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const [ann, ben] = [await newMember({ verified: true }), await newMember({ verified: true })];
    const desk = await staff('admin', { language });
    await desk.goto('/admin/');
    const picture = await scene(newName('original'));
    const original = await ann.claim();
    await actByCall(desk, 'claims', original.claim_id, 'approve');
    const { image_id } = await ann.upload({ ...picture, name: 'original.png' }, 'series_image');
    await ann.call('gallery/seriesSave', {
      ip_id: original.ip_id,
      series_name: newName('Seasons'),
      images: [image_id],
    });

    const claimed = await test.step('as the picture of an IP that is claimed', async () => {
      const claim = await ben.claim(undefined, await stolen(picture, 'face.jpg'));
      const hint = await hintOn(desk, w, `/admin/#/claims/${claim.claim_id}/show`, 1);
      await bothShown(hint, w, original.ip_name);
      expect(await faultsOf(desk)).toEqual([]);
      await actByCall(desk, 'claims', claim.claim_id, 'approve');
      return claim;
    });

    const page = await holder({ token: ben.token, language, width: language === 'en' ? 1440 : 390 });
    const main = page.getByRole('main');
    const series = newName('Mine');
    await test.step('in a series, uploaded in the browser', async () => {
      await page.goto(at(`${paths.assetsManage}?id=${claimed.ip_id}`));
      await main
        .getByRole('link', { name: h('content.series.new') })
        .first()
        .click();
      await main.getByLabel(h('field.series_name')).fill(series);
      await pick(addButton(page, w, h('field.cover'), false), {
        ...(await scene(series)),
        name: 'cover.png',
      });
      await pick(addButton(page, w, h('field.images')), await stolen(picture, 'mine.jpg'));
      await expect(main.getByRole('button', { name: h('upload.view', { name: 'mine.jpg' }) })).toBeVisible();
      await pick(addButton(page, w, h('field.rights_documents')), {
        ...(await scene(`${series} rights`)),
        name: 'rights.png',
      });
      await expect(
        main.getByRole('button', { name: h('upload.view', { name: 'rights.png' }) }),
      ).toBeVisible();
      await expect(main.getByText(h('claim.saving.saved'))).toBeVisible();
      await main.getByRole('button', { name: h('action.revision.submit') }).click();
      await answer(page, h('review.submit.title'), h('ui.confirm'));
      await expect(page).toHaveURL(new RegExp(paths.assetsManage));
      const [revision] = await rowsByCall<{ id: string }>(desk, 'reviews', { q: series });
      const hint = await hintOn(desk, w, `/admin/#/reviews/${revision!.id}/show`, 1);
      await bothShown(hint, w, original.ip_name);
      expect(await faultsOf(desk)).toEqual([]);
    });

    await test.step('in a filing, which can still be sent', async () => {
      const mine = await ben.upload(await stolen(picture, 'mine.jpg'), 'filing_image');
      const { filing_id } = await ben.call<{ filing_id: string }>('filing/save', {
        title: newName('Mine'),
        work_kind: 'art',
        completed_on: '2026-01-02',
        holder_kind: 'self',
        pictures: [mine.image_id],
      });
      await ben.call('filing/submit', { filing_id, version: 1, pay: 'credit', declare: 1 });
      const hint = await hintOn(desk, w, `/admin/#/filings/${filing_id}/show`, 1);
      await bothShown(hint, w, original.ip_name);
      await actByCall(desk, 'filings', filing_id, 'send');
    });

    await test.step('the earlier picture raises no hint', async () => {
      const { csrf_token } = (await (await desk.request.get('/api/admin/auth/me')).json()) as {
        csrf_token: string;
      };
      const found = await desk.request.post('/api/admin/lookalikes', {
        headers: { 'x-csrf-token': csrf_token },
        data: { files: [image_id] },
      });
      expect(await found.json()).toEqual([]);
    });
  });
