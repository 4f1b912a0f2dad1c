import { expect, test, languagesFor, wordsOf } from './fixtures';
import { beijing, copyTender, decideTender, tenderField } from './tenders';
import { actByCall, at, paths } from './ways';

const HOUR_MS = 3_600_000;

for (const language of languagesFor('en')) {
  test(`a holder finds a project, follows it, and sees a change of it and its end (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const words = wordsOf(language);
    const { c, h, ra } = words;
    const desk = await staff('admin', { language });
    const member = await newMember({ verified: true });
    const { claim_id, ip_id } = await member.claim();
    await actByCall(desk, 'claims', claim_id, 'approve');
    await member.call('gallery/seriesSave', { ip_id, series_name: 'Tea' });
    const brand = `Brand ${String(Date.now())}`;
    await copyTender(desk, words, brand);
    await tenderField(desk, c('field.opens_at')).fill(beijing(-1));
    await tenderField(desk, c('field.closing_time')).fill(beijing(30));
    await desk.getByRole('button', { name: ra.action.save }).click();
    await decideTender(desk, c('action.tender.publish'));
    await expect(desk.getByText(c('tender_time.in_progress')).first()).toBeVisible();

    const page = await holder({ token: member.token, language, width: 390 });
    await test.step('the board shows it, and follows it with a way back', async () => {
      await page.goto(at(`${paths.businessActivity}?id=${ip_id}&sort=newest`));
      const card = page.locator('.tender-card', { hasText: brand });
      await card.getByRole('button', { name: h('tender.follow') }).click();
      await expect(card.getByRole('button', { name: h('tender.unfollow') })).toBeVisible();
      await page.getByLabel(h('tender.followed_only')).click();
      await expect(page.locator('.tender-card')).toHaveCount(1);
      await card.getByRole('link').first().click();
      await expect(page.getByRole('timer')).toContainText(':');
      await expect(page.getByText(h('tender.changes.none'))).toBeVisible();
    });

    await test.step('a change stands on the open page, with its reason', async () => {
      await desk.getByRole('link', { name: c('edit'), exact: true }).click();
      await tenderField(desk, c('field.closing_time')).fill(beijing(60));
      await tenderField(desk, c('field.reason')).fill('Two days more');
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.locator('.tender-version', { hasText: 'Two days more' })).toBeVisible();
      await page.reload();
      await expect(page.getByText(/Two days more/)).toBeVisible();
      await expect(page.getByText(h('tender.field.closing_time')).first()).toBeVisible();
    });

    await test.step('an open form turns by itself when the end comes, and keeps what was typed', async () => {
      const tender_id = /tender_id=(\w{26})/.exec(page.url())![1]!;
      const story = page.getByLabel(h('entry.ip_intro'));
      await page.clock.install();
      await page.goto(at(`${paths.fastCoopSignUp}?id=${ip_id}&tender_id=${tender_id}`));
      await expect(page.getByRole('timer')).toBeVisible();
      await story.fill('A fox who keeps a tea house.');
      await page.clock.fastForward(70 * HOUR_MS);
      await expect(page.getByText(h('tender.over'))).toBeVisible();
      await expect(story).toHaveValue('A fox who keeps a tea house.');
      // The server has not ended it: the device's clock was wrong.
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(story).toHaveValue('A fox who keeps a tea house.');
    });

    await test.step('cancelled, it is closed and says why', async () => {
      await decideTender(desk, c('action.tender.cancel'), 'The brand withdrew');
      await expect(desk.getByText(c('state.tender.cancelled')).first()).toBeVisible();
      await page.goto(at(`${paths.fastCoopManagement}?id=${ip_id}&tab=closed`));
      await page.locator('.tender-card', { hasText: brand }).getByRole('link').first().click();
      await expect(page.getByText(h('tender.cancelled', { reason: 'The brand withdrew' }))).toBeVisible();
    });
  });
}
