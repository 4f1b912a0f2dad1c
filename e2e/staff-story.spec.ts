import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test, languagesFor, wordsOf, type Words } from './fixtures';
import { newName } from './people';
import { enterConsole } from './ways';

const OWN = 'harbour violet 31';
const menuOf = (page: Page, { c }: Words) => page.getByRole('navigation', { name: c('menu'), exact: true });

/** Sets the first password's replacement and the second factor; returns the secret and the recovery codes. */
async function enrolHere(page: Page, { c }: Words) {
  await page.getByLabel(c('account.password.new'), { exact: true }).fill(OWN);
  await page.getByLabel(c('account.password.again'), { exact: true }).fill(OWN);
  await page.getByRole('button', { name: c('first_password.save') }).click();
  await expect(page.getByRole('heading', { name: c('enrol.title') })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
  const secret = shown.replaceAll(' ', '');
  await page.getByRole('textbox', { name: c('gate.code') }).fill(await generate({ secret }));
  await page.getByRole('button', { name: c('enrol.confirm') }).click();
  const codes = page.getByRole('region', { name: c('recovery.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const saved = page.waitForEvent('download');
  await codes.getByRole('button', { name: c('recovery.save') }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const list = await codes.getByRole('listitem').allInnerTexts();
  for (const code of list) expect(file).toContain(code);
  const goOn = codes.getByRole('button', { name: c('recovery.go_on') });
  await expect(goOn).toBeDisabled();
  await codes.getByRole('checkbox', { name: c('recovery.kept') }).check();
  await goOn.click();
  return { secret, codes: list };
}

for (const language of languagesFor('en')) {
  test(`a new colleague, from the first password to another role (${language})`, async ({
    staff,
    browser,
    baseURL,
  }) => {
    const w = wordsOf(language);
    const { c, ra } = w;
    const username = newName('guard').toLowerCase();
    const desk = await staff('admin', { language });
    await desk.goto('/admin/#/staff/create');
    await desk.getByRole('textbox', { name: c('field.username') }).fill(username);
    await desk.getByRole('textbox', { name: c('field.name'), exact: true }).fill('林梅');
    await desk.getByRole('combobox', { name: c('field.role') }).click();
    await desk.getByRole('option', { name: c('role.reviewer') }).click();
    await desk.getByRole('textbox', { name: c('field.contact_phone') }).fill('138 0000 7001');
    await desk.getByRole('button', { name: ra.action.save }).click();
    const secret = desk.getByRole('dialog', { name: c('staff.first.title', { name: '林梅' }) });
    const first = await secret.getByText(/^\w{4}(-\w{4}){3}$/).innerText();
    await secret.getByRole('button', { name: c('staff.first.kept') }).click();
    await expect(desk.getByText(c('state.staff.invited')).first()).toBeVisible();
    await expect(desk.getByText(first)).toHaveCount(0);

    const localStorage = [{ name: 'worktable_.console.locale', value: language }];
    const storageState = { cookies: [], origins: [{ origin: baseURL!, localStorage }] };
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await enterConsole(page, w, { role: 'reviewer', username, password: first });
    await expect(page.getByRole('heading', { name: c('first_password.title') })).toBeVisible();
    const { codes } = await enrolHere(page, w);
    await expect(menuOf(page, w)).toBeVisible();

    // The device is lost: a recovery code replaces it, once.
    await page.getByRole('button', { name: c('user.menu', { name: '林梅' }) }).click();
    await page.getByRole('button', { name: c('user.sign_out') }).click();
    await enterConsole(page, w, { role: 'reviewer', username, password: OWN });
    await page.getByRole('button', { name: c('gate.use_recovery') }).click();
    await page.getByRole('textbox', { name: c('gate.recovery') }).fill(codes[0]!.toLowerCase());
    await page.getByRole('button', { name: c('gate.enter') }).click();
    await expect(page.getByText(c('recovery.used', { count: 9 }))).toBeVisible();
    await page.getByRole('link', { name: c('recovery.used.way') }).click();
    await expect(page.getByText(c('account.codes.left', { count: 9 }))).toBeVisible();
    await expect(page.getByText(c('account.session.this'))).toHaveCount(1);

    // A changed role ends the session; the next one has the new role.
    await desk.reload();
    await desk.getByRole('link', { name: c('edit') }).click();
    await desk.getByRole('combobox', { name: c('field.role') }).click();
    await desk.getByRole('option', { name: c('role.finance') }).click();
    await desk.getByRole('button', { name: ra.action.save }).click();
    await expect(desk.getByText(c('role.finance')).first()).toBeVisible();
    await page.goto('/admin/#/claims');
    const again = page.getByRole('dialog', { name: c('gate.again.title') });
    await again.getByLabel(c('gate.password'), { exact: true }).fill(OWN);
    await again.getByRole('button', { name: c('gate.enter'), exact: true }).click();
    await again.getByRole('button', { name: c('gate.use_recovery') }).click();
    await again.getByRole('textbox', { name: c('gate.recovery') }).fill(codes[1]!);
    await again.getByRole('button', { name: c('gate.enter'), exact: true }).click();
    await expect(page.getByText(c('denied.title'))).toBeVisible();
    await expect(menuOf(page, w).getByRole('link', { name: c('menu.claims') })).toHaveCount(0);
    await context.close();
  });
}

test('the audit log is filtered, saved and verified', async ({ staff }) => {
  const w = wordsOf('en');
  const { c } = w;
  const page = await staff('admin', { language: 'en' });
  await page.goto('/admin/#/audit');
  await page.getByRole('combobox', { name: c('filter.action') }).selectOption('approve');
  // Verifications are confirmed, all other records approved.
  const words = new RegExp(`${c('action.claim.approve')}|${c('action.verification.approve')}`);
  const rows = page.getByRole('row').filter({ hasText: words });
  // Only the head of the table and matching rows, so that the count below is right.
  await expect(page.getByRole('row').filter({ hasNotText: words })).toHaveCount(1);
  await expect(rows.first()).toBeVisible();
  const shown = /of (?<total>[\d,]+)$/.exec(await page.getByText(/^\d+–\d+ of/).innerText())!.groups![
    'total'
  ]!;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: c('export') }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(Number(shown.replace(',', '')) + 1);
  expect(lines.slice(1).every((line) => line.includes(',approve,'))).toBe(true);

  await page.getByRole('button', { name: c('audit.verify') }).click();
  await expect(page.getByRole('dialog', { name: c('audit.whole') })).toBeVisible();
});

test('a delicate step asks once more who sits there, and then goes on', async ({ staff }) => {
  const { c, ra } = wordsOf('en');
  const page = await staff('admin', { language: 'en' });
  const answer = { code: 41006, message: c('presence.title'), errors: {} };
  let first = true;
  await page.route('**/api/admin/staff', async (route) => {
    if (route.request().method() !== 'POST' || !first) return route.continue();
    first = false;
    return route.fulfill({ status: 403, json: answer });
  });
  await page.goto('/admin/#/staff/create');
  await page.getByRole('textbox', { name: c('field.username') }).fill(newName('late').toLowerCase());
  await page.getByRole('textbox', { name: c('field.name'), exact: true }).fill('Late');
  await page.getByRole('combobox', { name: c('field.role') }).click();
  await page.getByRole('option', { name: c('role.finance') }).click();
  await page.getByRole('textbox', { name: c('field.contact_phone') }).fill('138 0000 7002');
  await page.getByRole('button', { name: ra.action.save }).click();
  const dialog = page.getByRole('dialog', { name: c('presence.title') });
  await dialog.getByLabel(c('gate.password'), { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: c('presence.confirm') }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog.getByRole('button', { name: c('cancel') }).click();
  await expect(page.getByRole('textbox', { name: c('field.name'), exact: true })).toHaveValue('Late');
  await page.getByRole('button', { name: ra.action.save }).click();
  await expect(page.getByRole('dialog', { name: c('staff.first.title', { name: 'Late' }) })).toBeVisible();
});
