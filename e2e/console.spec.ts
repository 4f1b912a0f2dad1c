import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, test, wordsOf, type Words } from './fixtures';
import { newName } from './people';
import { plantedStaff } from './planted-staff';
import { at, enterConsole, paths } from './ways';

const language = 'en';
const w = wordsOf(language);
const { c, h, ra } = w;

const menuOf = (page: Page, words: Words = w) =>
  page.getByRole('navigation', { name: words.c('menu'), exact: true });
const queue = (name: string) =>
  `/admin/#/claims?${new URLSearchParams({ filter: JSON.stringify({ state: 'submitted', q: name }) }).toString()}`;

test('an account that must have a second factor sets it up, then needs it', async ({ browser }) => {
  const account = await plantedStaff('reviewer', newName('guard'));
  const page = await (await browser.newContext()).newPage();
  await page.goto('/admin/');
  await page.getByRole('combobox', { name: wordsOf('zh-CN').c('language') }).selectOption(language);
  await enterConsole(page, w, account);
  await expect(page.getByRole('heading', { name: c('enrol.title') })).toBeVisible();
  await expect(page.getByRole('img', { name: c('enrol.qr') })).toBeVisible();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '');
  // The second code is one of the next step: each works once, and the server accepts codes one step early or late.
  const code = (steps: number) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

  await page.getByLabel(c('gate.code')).fill('000000');
  await page.getByRole('button', { name: c('enrol.confirm') }).click();
  await expect(page.getByRole('alert').filter({ hasText: h('rule.totp') })).toBeVisible();
  await page.getByLabel(c('gate.code')).fill(await code(0));
  await page.getByRole('button', { name: c('enrol.confirm') }).click();
  await page.getByRole('checkbox', { name: c('recovery.kept') }).check();
  await page.getByRole('button', { name: c('recovery.go_on') }).click();
  await expect(menuOf(page)).toBeVisible();

  await page.getByRole('button', { name: c('user.menu', { name: account.username! }) }).click();
  await page.getByRole('button', { name: c('user.sign_out') }).click();
  await enterConsole(page, w, account);
  await page.getByLabel(c('gate.code')).fill(await code(1));
  await page.getByRole('button', { name: c('gate.enter') }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.context().close();
});

test('the queue and a claim are worked with the keyboard alone', async ({ staff, newMember }) => {
  const member = await newMember({ verified: true });
  const prefix = newName('Keys');
  const names = [];
  for (const letter of ['A', 'B', 'C', 'D']) names.push((await member.claim(`${prefix}${letter}`)).ip_name);
  const page = await staff('reviewer', { language });
  await page.goto(queue(prefix));
  const rows = page.getByRole('link', { name: new RegExp(`^${prefix}[ABCD]$`) });
  await expect(rows).toHaveCount(4);

  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(c('bulk.count', { count: 1 }))).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: c('bulk') })).toBeHidden();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  const question = (action: string, name: string) =>
    page.getByRole('dialog', { name: c('review.ask', { action, name }) });
  const decided = await rows.nth(0).innerText();
  await page.keyboard.press('r');
  await expect(question(c('action.claim.reject'), decided)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('a');
  await expect(question(c('action.claim.approve'), decided)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  // The row that replaces it has the focus.
  await expect(rows.nth(0)).toBeFocused();
  const first = await rows.nth(0).innerText();
  await page.keyboard.press('o');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(first);

  await page.keyboard.press('r');
  await expect(question(c('action.claim.reject'), first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(title).not.toHaveText(first);
  await expect(title).toHaveText(new RegExp(`^${prefix}`));
  const second = await title.innerText();
  await page.keyboard.press('a');
  await expect(question(c('action.claim.approve'), second)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(c('review.done', { name: second, action: c('action.claim.approve') })),
  ).toBeVisible();
  await expect(title).not.toHaveText(second);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: c('keys') })).toBeVisible();
});

test('a bulk decision says item by item what became of it', async ({ staff, newMember }) => {
  const member = await newMember({ verified: true });
  const prefix = newName('Bulk');
  const claims = [await member.claim(`${prefix}A`), await member.claim(`${prefix}B`)];
  const page = await staff('reviewer', { language });
  await page.goto(queue(prefix));
  await expect(page.getByRole('link', { name: claims[1]!.ip_name, exact: true })).toBeVisible();
  await member.call('claim/withdraw', { claim_id: claims[0]!.claim_id });

  await page.getByRole('checkbox', { name: c('select.all') }).check();
  const bar = page.getByRole('region', { name: c('bulk') });
  await expect(bar.getByText(c('bulk.count', { count: 2 }))).toBeVisible();
  await bar.getByRole('button', { name: c('action.claim.approve') }).click();
  const action = c('action.claim.approve');
  const ask = page.getByRole('dialog', { name: c('bulk.ask', { action, count: 2 }) });
  await ask.getByRole('button', { name: action }).click();

  const result = page.getByRole('dialog', { name: c('bulk.result', { done: 1, all: 2 }) });
  const line = (name: string) => result.getByRole('listitem').filter({ hasText: name });
  await expect(line(claims[1]!.ip_name).getByText(c('state.claim.claimed'))).toBeVisible();
  await expect(line(claims[0]!.ip_name).getByRole('link', { name: c('open') })).toBeVisible();
  await result.getByRole('button', { name: c('close') }).click();
  await expect(page.getByText(c('list.none.title'))).toBeVisible();
});

test('access that staff assign opens the workbench of the member who waits', async ({
  staff,
  holder,
  newMember,
}) => {
  const member = await newMember();
  const owner = await newMember({ verified: true });
  const { ip_name } = await owner.claim();
  const name = member.session.user.member_name;
  const desk = await staff('admin', { language });
  const choose = async (label: string, wanted: string) => {
    await desk.getByRole('combobox', { name: label }).fill(wanted);
    await desk.getByRole('option', { name: wanted }).click();
  };
  await desk.goto('/admin/#/operators/create');
  await choose(c('field.ip_id'), ip_name);
  await choose(c('field.member_id'), name);
  await desk.getByRole('button', { name: ra.action.save }).click();
  await expect(desk.getByText(c('state.operator.waiting')).first()).toBeVisible();

  const page = await holder({ token: member.token, language });
  await page.goto(at(paths.ipWaitPermission));
  await expect(page.getByRole('heading', { name: h('workbench.wait.title') })).toBeVisible();

  await desk.getByRole('link', { name: c('edit') }).click();
  await desk.getByRole('radio', { name: new RegExp(`^${c('relation.2')}`) }).check();
  await desk.getByRole('button', { name: ra.action.save }).click();
  await expect(desk.getByText(c('state.operator.assigned')).first()).toBeVisible();

  // The member's page updates by itself.
  await expect(page.getByRole('heading', { level: 2, name: ip_name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${paths.dashboardHome}`));
  await expect(page.getByText(h('relation.2'))).toBeVisible();
});

test('an address that is not a web page is refused on its field, by page and server', async ({ staff }) => {
  const page = await staff('admin', { language });
  await page.goto('/admin/#/ips/create');
  const site = page.getByRole('textbox', { name: c('field.official_site') });
  await page.getByRole('textbox', { name: c('field.ip_name') }).fill(newName('Safe'));
  await page.getByRole('textbox', { name: c('field.intro') }).fill('A careful fox.');
  await site.fill('javascript:alert(1)');
  await page.getByRole('button', { name: ra.action.save }).click();
  await expect(page.getByText(c('ip.site_rule'))).toBeVisible();
  await expect(site).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/#\/ips\/create$/);

  const me = (await (await page.request.get('/api/admin/auth/me')).json()) as { csrf_token: string };
  const refused = await page.request.post('/api/admin/ips', {
    headers: { 'x-csrf-token': me.csrf_token, 'accept-language': language },
    data: { ip_name: newName('Safe'), kind: 'normal', intro: 'x', official_site: 'javascript:alert(1)' },
  });
  expect(refused.status()).toBe(400);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['official_site']);
});
