import { LANGUAGES } from '@ipw/domain';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { at, paths } from './ways';

for (const language of languagesFor('zh-CN')) {
  test(`an announcement is written, sent and read (${language})`, async ({ holder, staff, newMember }) => {
    const { h, c, ra } = wordsOf(language);
    const member = await newMember();
    const name = member.session.user.member_name;
    const title = `Maintenance ${String(Date.now())}`;
    const page = await holder({ token: member.token, language });
    await page.goto(at(paths.claim));
    const desk = await staff('admin', { language });

    await test.step('staff write it for one member', async () => {
      await desk.goto('/admin/#/messages');
      await desk
        .getByRole('link', { name: c('create.messages') })
        .first()
        .click();
      for (const [index, one] of LANGUAGES.entries()) {
        const part = desk.locator(`fieldset[lang="${one}"]`);
        await part.getByLabel(c('field.title')).fill(one === language ? title : `Title ${String(index)}`);
        await part.getByLabel(c('field.body')).fill('On Saturday from 2:00 to 4:00.');
      }
      await desk.getByLabel(c('field.link')).fill('javascript:alert(1)');
      await desk.getByLabel(c('field.audience')).click();
      await desk.getByRole('option', { name: c('audience.list') }).click();
      await desk.getByRole('combobox', { name: c('field.member_ids'), exact: true }).fill(name);
      await desk.getByRole('option', { name, exact: true }).click();
      await expect(desk.getByText(c('broadcast.estimate', { count: 1 }))).toBeVisible();
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.getByText(/https:\/\//).last()).toBeVisible();
      await desk.getByLabel(c('field.link')).fill('/userCenter/systemMsg');
      await desk.getByRole('button', { name: ra.action.save }).click();
      await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    await test.step('and send it', async () => {
      await desk.getByRole('button', { name: c('broadcast.send'), exact: true }).click();
      const dialog = desk.getByRole('dialog');
      await expect(dialog.getByText(c('broadcast.send.text', { count: 1 }))).toBeVisible();
      await dialog.getByRole('button', { name: c('broadcast.send'), exact: true }).click();
      await expect(desk.getByText(c('state.broadcast.sent')).first()).toBeVisible();
      await expect(desk.getByText(c('broadcast.progress', { sent: 1, total: 1 }))).toBeVisible();
    });

    await test.step('the bell of the open page moves, and the message is there', async () => {
      await page.getByRole('link', { name: h('nav.messages_unread') }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  });
}
