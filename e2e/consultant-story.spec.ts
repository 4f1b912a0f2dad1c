import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test, languagesFor, wordsOf, type Words } from './fixtures';
import { newName } from './people';
import { plantedStaff } from './planted-staff';
import { at, enterConsole, paths } from './ways';

/** First sign-in of a new consultant, with enrolment of a second factor. */
async function enterWithSecondFactor(page: Page, w: Words, username: string): Promise<void> {
  const { c } = w;
  await enterConsole(page, w, await plantedStaff('consultant', username));
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: c('gate.code') }).fill(await generate({ secret }));
  await page.getByRole('button', { name: c('enrol.confirm') }).click();
  await page.getByRole('checkbox', { name: c('recovery.kept') }).check();
  await page.getByRole('button', { name: c('recovery.go_on') }).click();
  await expect(page.getByRole('heading', { name: c('dashboard.follow_ups') })).toBeVisible();
}

const idIn = (page: Page): string => /\/members\/(\w{26})/.exec(page.url())![1]!;

for (const language of languagesFor('en')) {
  test(`a consultant looks after one member, and loses sight of them when reassigned (${language})`, async ({
    browser,
    staff,
    holder,
    newMember,
  }) => {
    const w = wordsOf(language);
    const { c } = w;
    const mine = await newMember({ verified: true });
    const foreign = await newMember({ verified: true });
    const claim = await mine.claim();
    const foreignClaim = await foreign.claim();
    const [name, foreignName] = [mine.session.user.member_name, foreign.session.user.member_name];
    const [consultant, successor] = [newName('Chen'), newName('Lin')];
    await plantedStaff('consultant', successor);
    const desk = await (await browser.newContext()).newPage();
    const admin = await staff('admin', { language });

    const find = async (page: Page, resource: 'members' | 'claims' | 'ips', wanted: string) => {
      await page.goto(
        `/admin/#/${resource}?${new URLSearchParams({ filter: JSON.stringify({ q: wanted }) }).toString()}`,
      );
    };
    const assign = async (to: string, button: string) => {
      await find(admin, 'members', name);
      await admin.getByRole('link', { name, exact: true }).click();
      await admin.getByRole('button', { name: button }).click();
      const dialog = admin.getByRole('dialog', { name: c('assign.ask', { name }) });
      await dialog.getByRole('radio', { name: new RegExp(`^${to}`) }).check();
      await dialog.getByRole('button', { name: c('assign') }).click();
      await expect(admin.getByRole('alert').getByText(c('assign.done'))).toBeVisible();
      await expect(dialog).toBeHidden();
    };

    await test.step('signs in for the first time and has nobody', async () => {
      await desk.goto('/admin/');
      await desk.getByRole('combobox', { name: wordsOf('zh-CN').c('language') }).selectOption(language);
      await enterWithSecondFactor(desk, w, consultant);
      await expect(desk.getByText(c('dashboard.my_members.none'))).toBeVisible();
    });

    await test.step('is assigned a member by an administrator', () => assign(consultant, c('assign')));

    await test.step('sees that member, their claim and their IP, and nothing else', async () => {
      for (const [resource, wanted] of [
        ['members', name],
        ['claims', claim.ip_name],
        ['ips', claim.ip_name],
      ] as const) {
        await desk.goto(`/admin/#/${resource}`);
        await expect(desk.locator('[data-row]')).toHaveText([wanted]);
      }
    });

    await test.step('writes a note and plans a follow-up', async () => {
      await find(desk, 'members', name);
      await desk.getByRole('link', { name, exact: true }).click();
      const notes = desk.getByRole('region', { name: c('notes') });
      await notes.getByLabel(c('notes.new')).fill('Prefers calls after three.');
      await desk.reload();
      await expect(notes.getByLabel(c('notes.new'))).toHaveValue('Prefers calls after three.');
      await notes.getByRole('button', { name: c('notes.add') }).click();
      await expect(notes.getByLabel(c('notes.new'))).toHaveValue('');
      await expect(notes.getByText('Prefers calls after three.')).toBeVisible();

      const followUps = desk.getByRole('region', { name: c('menu.follow-ups') });
      await followUps
        .getByLabel(c('field.due_on'))
        .fill(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
      await followUps.getByLabel(c('field.about')).fill('Ask for the second certificate');
      await followUps.getByRole('button', { name: c('follow_up.add') }).click();
      await expect(followUps.getByText('Ask for the second certificate')).toBeVisible();
      await expect(followUps.getByText(c('follow_up.today'))).toBeVisible();
    });

    await test.step('looks at the phone for a reason, for a moment, on record', async () => {
      await expect(desk.getByText(mine.phone)).toHaveCount(0);
      await desk.getByRole('button', { name: c('reveal.of', { field: c('field.phone_number') }) }).click();
      const ask = desk.getByRole('dialog', {
        name: c('reveal.ask', { field: c('field.phone_number'), name }),
      });
      await ask.getByLabel(c('reveal.reason')).fill('to call back today');
      await ask.getByRole('button', { name: c('reveal') }).click();
      await expect(desk.getByText(mine.phone)).toBeVisible();
      await expect(desk.getByRole('listitem').filter({ hasText: c('action.reveal') })).toContainText(
        'to call back today',
      );
      await desk.getByRole('button', { name: /\(30|（30|\(2\d|（2\d/ }).click();
      await expect(desk.getByText(mine.phone)).toHaveCount(0);
    });

    await test.step('is reminded on the day', async () => {
      await desk.getByRole('link', { name: c('dashboard') }).click();
      await expect(desk.getByText('Ask for the second certificate')).toBeVisible();
      const menu = desk.getByRole('navigation', { name: c('menu'), exact: true });
      await expect(menu.getByRole('link', { name: c('menu.follow-ups') })).toContainText('1');
    });

    await test.step('reaches nobody else by address, search or filter', async () => {
      for (const [resource, wanted] of [
        ['members', foreignName],
        ['claims', foreignClaim.ip_name],
        ['ips', foreignClaim.ip_name],
      ] as const) {
        await find(desk, resource, wanted);
        await expect(desk.getByText(c('list.none.title'))).toBeVisible();
        await expect(desk.getByText(wanted)).toHaveCount(0);
      }
      const { member_id } = foreign.session.user;
      await desk.goto(`/admin/#/members/${member_id}/show`);
      await expect(desk.getByText(w.s('error.NOT_FOUND'))).toBeVisible();
      await desk.goto(`/admin/#/claims/${foreignClaim.claim_id}/show`);
      await expect(desk.getByText(w.s('error.NOT_FOUND'))).toBeVisible();
    });

    await test.step('the member sees who looks after them', async () => {
      const page = await holder({ token: mine.token, language });
      await page.goto(at(paths.userCenter));
      await expect(page.getByRole('complementary').getByText(consultant)).toBeVisible();
      await expect(page.getByText('Prefers calls after three.')).toHaveCount(0);
    });

    await test.step('sees nothing of it once somebody else takes over', async () => {
      await find(desk, 'members', name);
      await desk.getByRole('link', { name, exact: true }).click();
      const address = `/admin/#/members/${idIn(desk)}/show`;
      await assign(successor, c('assign.again'));
      await desk.goto('/admin/');
      await desk.reload();
      await expect(desk.getByText(c('dashboard.my_members.none'))).toBeVisible();
      await desk.goto(address);
      await expect(desk.getByText(w.s('error.NOT_FOUND'))).toBeVisible();
      for (const resource of ['members', 'claims', 'ips', 'follow-ups'] as const) {
        await desk.goto(`/admin/#/${resource}`);
        await expect(
          desk
            .getByRole('main')
            .getByText(new RegExp(`${c('list.none.title')}|${c(`${resource}.empty.title`)}`)),
        ).toBeVisible();
      }
    });
    await desk.context().close();
  });
}
