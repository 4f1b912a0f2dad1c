import { expect, test, toldIn, wordsOf } from './fixtures';
import { rowsByCall } from './ways';

const HOUR_MS = 3_600_000;
/** A Beijing time as the input takes it. */
const beijing = (hours: number) => new Date(Date.now() + (hours + 8) * HOUR_MS).toISOString().slice(0, 16);

for (const language of toldIn('zh-CN')) {
  test(`a project is copied, published, changed with a reason and cancelled (${language})`, async ({
    staff,
  }) => {
    const { c, ra } = wordsOf(language);
    const desk = await staff('admin', { language });
    const [project] = (await rowsByCall<{ id: string }>(desk, 'tenders', { time: 'in_progress' })) as [
      { id: string },
    ];
    const save = () => desk.getByRole('button', { name: ra.action.save }).click();
    const label = (name: string) => desk.getByLabel(new RegExp(`^${name}`)).first();
    const brand = `Brand ${String(Date.now())}`;

    await test.step('a copy has everything but its times', async () => {
      await desk.goto(`/admin/#/tenders/${project.id}/show`);
      await desk.getByRole('link', { name: c('tender.copy') }).click();
      await expect(desk.getByText('logo.png')).toBeVisible();
      await label(c('field.brand_name')).fill(brand);
      await label(c('field.opens_at')).fill(beijing(-1));
      await label(c('field.closing_time')).fill(beijing(-2));
      await save();
      await expect(desk.getByText(beijing(-1).slice(0, 10)).first()).toBeVisible();
      await label(c('field.closing_time')).fill(beijing(100));
      await save();
      await expect(desk.getByText(c('state.tender.draft')).first()).toBeVisible();
    });

    await test.step('it is published', async () => {
      await desk.getByRole('button', { name: c('action.tender.publish') }).click();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: c('action.tender.publish') })
        .click();
      await expect(desk.getByText(c('tender_time.in_progress')).first()).toBeVisible();
      await expect(desk.getByRole('heading', { name: c('tender.version_first') })).toBeVisible();
    });

    await test.step('a change says why, and stands beside what it changed', async () => {
      await desk.getByRole('link', { name: c('edit'), exact: true }).click();
      await label(c('field.brand_name')).fill(`${brand} 2`);
      await label(c('field.reason')).fill('The brand has a new name');
      await save();
      const version = desk.locator('.tender-version', { hasText: 'The brand has a new name' });
      await expect(version).toContainText(`${brand} 2`);
    });

    await test.step('it is cancelled with a reason', async () => {
      await desk.getByRole('button', { name: c('action.tender.cancel') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('textbox').fill('The brand withdrew');
      await dialog.getByRole('button', { name: c('action.tender.cancel') }).click();
      await expect(desk.getByText(c('state.tender.cancelled')).first()).toBeVisible();
      await expect(desk.getByText('The brand withdrew').first()).toBeVisible();
    });
  });
}
