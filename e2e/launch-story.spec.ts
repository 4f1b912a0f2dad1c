import type { Page } from '@playwright/test';
import { expect, test, screensFor, wordsOf } from './fixtures';
import { newName } from './people';
import { png } from './pictures';
import { actByCall, addButton, answer, at, paths, pick, rowsByCall } from './ways';

/** The most screens and presses from an approved claim to a public page with one series. */
const MOST = { screens: 8, presses: 60 };

/** Counts pressed keys and pointers, and the different screens that were opened. */
async function countEffort(page: Page) {
  const effort = { presses: 0, screens: new Set<string>() };
  await page.exposeFunction('countPress', () => (effort.presses += 1));
  await page.addInitScript(() => {
    const count = () => void (window as unknown as { countPress: () => void }).countPress();
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, count, true);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) effort.screens.add(frame.url().replace(/\?.*/, ''));
  });
  return effort;
}

for (const [language, width] of screensFor('phone')) {
  test(`an approved claim becomes a public page with one series (${language}, ${String(width)} px)`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { h } = w;
    const name = newName('S');
    const member = await newMember({ verified: true });
    const { claim_id, ip_id, ip_name } = await member.claim();
    const desk = await staff('admin');
    await actByCall(desk, 'claims', claim_id, 'approve');
    const page = await holder({ token: member.token, language, width });
    const effort = await countEffort(page);
    const main = page.getByRole('main');
    const tile = (file: string) => main.getByRole('button', { name: h('upload.view', { name: file }) });

    await test.step('the approved claim opens on the checklist, without a dialog in the way', async () => {
      await page.goto(at(paths.claim));
      await main.getByRole('button', { name: h('claim.open_workbench') }).click();
      await expect(main.getByRole('heading', { name: h('steps.title') })).toBeVisible();
      await expect(main.getByText(h('steps.done', { done: 1, all: 9 }))).toBeVisible();
      await expect(main.getByText(h('steps.series.why'))).toBeVisible();
      // Done steps are folded.
      await expect(main.getByText(h('steps.ipInfo.why'))).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('one series is made and submitted', async () => {
      await main
        .getByRole('link', { name: h('content.series.new') })
        .first()
        .click();
      await main.getByLabel(h('field.series_name')).click();
      await page.keyboard.type(name);
      await pick(addButton(page, w, h('field.cover'), false), await png('cover.png', 320, 180));
      await expect(tile('cover.png')).toBeVisible();
      await pick(addButton(page, w, h('field.images')), await png('one.png'));
      await expect(tile('one.png')).toBeVisible();
      await pick(addButton(page, w, h('field.rights_documents')), await png('rights.png'));
      await expect(tile('rights.png')).toBeVisible();
      await main.getByRole('button', { name: h('action.revision.submit') }).click();
      await answer(page, h('review.submit.title'), h('ui.confirm'));
      await expect(page).toHaveURL(new RegExp(paths.assetsManage));
    });

    await test.step('the preview shows the whole page with it, and everybody else an empty one', async () => {
      await main.getByRole('link', { name: h('steps.preview') }).click();
      const preview = page.frameLocator('iframe');
      await expect(preview.getByRole('heading', { level: 1, name: ip_name })).toBeVisible();
      await expect(preview.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(preview.getByRole('note')).toContainText(name);
      await main.getByText(h('preview.desktop'), { exact: true }).click();
      await expect(preview.getByRole('img', { name: new RegExp(name) })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const answers = await desk.request.get(`/preview/${ip_id}`);
      expect(answers.status()).toBe(404);
      expect(await (await desk.request.get(`/ip/${ip_id}`)).text()).not.toContain(name);
    });

    await test.step('once approved, the page is public', async () => {
      const [review] = await rowsByCall<{ id: string }>(desk, 'reviews', { q: name });
      await actByCall(desk, 'reviews', review!.id, 'approve');
      await page.goto(`/ip/${ip_id}`);
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(effort.screens.size).toBeLessThanOrEqual(MOST.screens);
      expect(effort.presses).toBeLessThanOrEqual(MOST.presses);
      expect(effort.presses).toBeGreaterThan(10);
    });
  });
}
