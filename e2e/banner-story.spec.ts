import { LANGUAGES } from '@ipw/domain';
import sharp from 'sharp';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { at, paths } from './ways';

const drawn = (height: number) =>
  sharp({ create: { width: 600, height, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();

for (const language of languagesFor('en')) {
  test(`a banner is uploaded, shown at the side and taken down (${language})`, async ({
    holder,
    staff,
    newMember,
  }) => {
    const { c, ra } = wordsOf(language);
    const member = await newMember();
    const title = `Banner ${String(Date.now())}`;
    const desk = await staff('admin', { language });

    await test.step('staff make it', async () => {
      await desk.goto('/admin/#/banners/create');
      const picture = desk.getByLabel(c('field.image_id'));
      await picture.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await drawn(600) });
      await expect(desk.locator('.picture-input [role=alert]')).not.toBeEmpty();
      await picture.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await drawn(300) });
      await expect(desk.locator('.picture-frame img')).toBeVisible();
      const names = desk.locator('.titles input');
      for (const index of LANGUAGES.keys()) await names.nth(index).fill(title);
      await desk.getByLabel(c('field.link')).fill('javascript:alert(1)');
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.getByText(/https:\/\//).last()).toBeVisible();
      await desk.getByLabel(c('field.link')).fill('/userCenter/systemMsg');
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('a member sees it, and it leads where it says', async () => {
      const page = await holder({ token: member.token, language });
      await page.goto(at(paths.realNameIdentify));
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(/systemMsg/);
    });

    await test.step('it is taken down', async () => {
      await desk.getByRole('button', { name: c('remove') }).click();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: c('remove') })
        .click();
      await expect(desk.getByRole('heading', { level: 1, name: c('menu.banners') })).toBeVisible();
      const page = await holder({ token: member.token, language, width: 390 });
      await page.goto(at(paths.realNameIdentify));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });
  });
}
