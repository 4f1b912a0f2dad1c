import { readFile } from 'node:fs/promises';
import { unzip } from '../apps/api/testing/zip';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newName, PASSWORD } from './people';
import { answer, at, paths } from './ways';

for (const language of languagesFor('zh-CN')) {
  test(`a member looks after the account, and thinks twice about leaving (${language})`, async ({
    holder,
    staff,
    newMember,
    codeFor,
  }) => {
    const w = wordsOf(language);
    const { h, c, s } = w;
    const member = await newMember();
    const page = await holder({ language, token: member.token });
    const main = page.getByRole('main');
    const menu = page.getByRole('navigation', { name: h('user.menu') });
    const channel = (group: 'reviews' | 'security' | 'announcements', by: 'in_app' | 'sms' | 'email') =>
      main.getByRole('switch', { name: `${h(`message_group.${group}`)}: ${h(`channel.${by}`)}` });

    await test.step('reads what is new, by group', async () => {
      await page.goto(at(paths.systemMsg));
      const group = menu.getByRole('link', { name: h('message_group.announcements') });
      await expect(group).toContainText(h('message.unread_count', { count: 1 }));
      await group.click();
      await expect(main.getByRole('heading', { name: h('message_group.announcements') })).toBeVisible();
      await main.getByRole('button', { name: h('message.read_all') }).click();
      await expect(group).not.toContainText(h('message.unread_count', { count: 1 }));
      await expect(page.getByRole('link', { name: h('nav.messages'), exact: true })).toBeVisible();
      await main.getByRole('radio', { name: h('message.show_unread'), exact: true }).click();
      await expect(main.getByRole('heading', { name: h('message.empty_filtered') })).toBeVisible();
      await main.getByRole('radio', { name: h('message.show_read'), exact: true }).click();
      await expect(main.getByRole('heading', { name: s('message.welcome.title') })).toBeVisible();
    });

    await test.step('confirms an address, and chooses what goes there', async () => {
      const email = `${newName('reader').toLowerCase()}@example.com`;
      await menu.getByRole('link', { name: h('centre.notifications') }).click();
      await expect(channel('security', 'in_app')).toBeDisabled();
      await expect(channel('reviews', 'email')).toBeDisabled();
      await main.getByRole('button', { name: h('email.add') }).click();
      await main.getByRole('textbox', { name: h('email.address') }).fill(email);
      await main.getByRole('textbox', { name: h('field.password') }).fill(PASSWORD);
      await main.getByRole('button', { name: h('email.send') }).click();
      await expect(main.getByText(h('email.sent', { email }))).toBeVisible();
      await main.getByLabel(h('yzm.label')).fill('000000');
      await main.getByRole('button', { name: h('email.confirm') }).click();
      await expect(main.getByLabel(h('yzm.label'))).toHaveAttribute('aria-invalid', 'true');
      await main.getByLabel(h('yzm.label')).fill(await codeFor(email));
      await main.getByRole('button', { name: h('email.confirm') }).click();
      await expect(main.getByText('r***@example.com')).toBeVisible();
      await channel('announcements', 'email').click();
      await expect(channel('announcements', 'email')).toBeChecked();
      await channel('reviews', 'sms').click();
      await expect(channel('reviews', 'sms')).not.toBeChecked();
      await page.reload();
      await expect(channel('announcements', 'email')).toBeChecked();
      await expect(channel('reviews', 'sms')).not.toBeChecked();
      // One channel of security messages can be switched off, the last cannot.
      await channel('security', 'sms').click();
      await expect(channel('security', 'email')).toBeDisabled();
    });

    await test.step('downloads a copy of everything', async () => {
      await menu.getByRole('link', { name: h('centre.my_data') }).click();
      await main.getByRole('radio', { name: h('proof.yzm') }).check();
      await main.getByRole('button', { name: h('yzm.send') }).click();
      await main.getByRole('textbox', { name: h('yzm.label') }).fill(await codeFor(member.phone));
      await main.getByRole('button', { name: h('data.ask') }).click();
      const link = main.getByRole('link', { name: h('data.download') });
      await expect(link).toBeVisible();
      const download = page.waitForEvent('download');
      await link.click();
      const files = unzip(await readFile(await (await download).path()));
      expect(JSON.parse(files.get('profile.json')!.toString())).toMatchObject({
        phone_number: member.phone,
        notifications: { reviews: { sms: false }, announcements: { email: true } },
      });
      expect([...files.keys()]).toContain('claims.json');
    });

    await test.step('asks for the account to be closed', async () => {
      await menu.getByRole('link', { name: h('centre.close_account') }).click();
      await main.getByRole('button', { name: h('close.ask') }).click();
      await expect(main.getByText(h('close.must_agree'))).toBeVisible();
      await main.getByRole('checkbox').check();
      await main.getByRole('textbox', { name: h('proof.password') }).fill('not my password');
      await main.getByRole('button', { name: h('close.ask') }).click();
      await answer(page, h('close.sure'), h('close.ask'));
      await expect(main.getByText(h('rule.old_password'))).toBeVisible();
      await main.getByRole('textbox', { name: h('proof.password') }).fill(PASSWORD);
      await main.getByRole('button', { name: h('close.ask') }).click();
      await answer(page, h('close.sure'), h('close.ask'));
      await expect(main.getByText(h('state.closure.requested'), { exact: true })).toBeVisible();
      await page.goto(at(paths.landing));
      await expect(page.getByRole('complementary', { name: h('banner.label') })).toBeVisible();
    });

    await test.step('is told that staff hold it', async () => {
      const desk = await staff('admin', { language });
      await desk.goto('/admin/#/closures');
      await desk.getByRole('searchbox', { name: c('filter.q') }).fill(member.session.user.member_name);
      await expect(desk).toHaveURL(new RegExp(member.session.user.member_name));
      await desk.getByRole('link', { name: member.session.user.member_name, exact: true }).click();
      await desk.getByRole('button', { name: c('action.closure.hold') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('radio', { name: c('closure_reason.dispute') }).check();
      await dialog.getByRole('textbox').fill('Case 12');
      await dialog.getByRole('button', { name: c('action.closure.hold') }).click();
      await expect(desk.getByRole('button', { name: c('action.closure.resume') })).toBeVisible();
      await page
        .getByRole('complementary', { name: h('banner.label') })
        .getByRole('link')
        .click();
      await expect(main.getByText(h('closure_reason.dispute'))).toBeVisible();
      await expect(main.getByText('Case 12')).toBeVisible();
    });

    await test.step('and stays', async () => {
      await main.getByRole('button', { name: h('action.closure.withdraw') }).click();
      await answer(page, h('close.keep_title'), h('action.closure.withdraw'));
      await expect(main.getByRole('button', { name: h('close.ask') })).toBeVisible();
      await expect(page.getByRole('complementary', { name: h('banner.label') })).toBeHidden();
    });
  });
}
