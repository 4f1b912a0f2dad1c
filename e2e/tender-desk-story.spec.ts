import { expect, test, languagesFor, wordsOf } from './fixtures';
import { beijing, copyTender, decideTender, tenderField } from './tenders';

for (const language of languagesFor('zh-CN')) {
  test(`a project is copied, published, changed with a reason and cancelled (${language})`, async ({
    staff,
  }) => {
    const words = wordsOf(language);
    const { c, ra } = words;
    const desk = await staff('admin', { language });
    const save = () => desk.getByRole('button', { name: ra.action.save }).click();
    const brand = `Brand ${String(Date.now())}`;

    await test.step('a copy has everything but its times', async () => {
      await copyTender(desk, words, brand);
      await tenderField(desk, c('field.opens_at')).fill(beijing(-1));
      await tenderField(desk, c('field.closing_time')).fill(beijing(-2));
      await save();
      await expect(desk.getByText(beijing(-1).slice(0, 10)).first()).toBeVisible();
      await tenderField(desk, c('field.closing_time')).fill(beijing(100));
      await save();
      await expect(desk.getByText(c('state.tender.draft')).first()).toBeVisible();
    });

    await test.step('it is published', async () => {
      await decideTender(desk, c('action.tender.publish'));
      await expect(desk.getByText(c('tender_time.in_progress')).first()).toBeVisible();
      await expect(desk.getByRole('heading', { name: c('tender.version_first') })).toBeVisible();
    });

    await test.step('a change says why, and stands beside what it changed', async () => {
      await desk.getByRole('link', { name: c('edit'), exact: true }).click();
      await tenderField(desk, c('field.brand_name')).fill(`${brand} 2`);
      await tenderField(desk, c('field.reason')).fill('The brand has a new name');
      await save();
      const version = desk.locator('.tender-version', { hasText: 'The brand has a new name' });
      await expect(version).toContainText(`${brand} 2`);
    });

    await test.step('it is cancelled with a reason', async () => {
      await decideTender(desk, c('action.tender.cancel'), 'The brand withdrew');
      await expect(desk.getByText(c('state.tender.cancelled')).first()).toBeVisible();
      await expect(desk.getByText('The brand withdrew').first()).toBeVisible();
    });
  });
}
