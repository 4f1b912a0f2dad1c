import { createConnection } from 'mysql2/promise';
import { ERRORS } from '@ipw/domain';
import { expect, test, languagesFor, wordsOf } from './fixtures';
import { newPhone } from './people';
import { accountMenu, at, paths, signInHere } from './ways';
import { stage } from './stage';

/** Resets rate limits, because the other specs use the same address. */
async function forgetCounts(): Promise<void> {
  const connection = await createConnection(stage.databaseUrl!);
  await connection.query('DELETE FROM rate_limit');
  await connection.end();
}

test.beforeEach(forgetCounts);
test.afterEach(forgetCounts);

for (const language of languagesFor('en'))
  test(`wrong passwords: a puzzle nobody sees, then a wait; a code still opens, in ${language}`, async ({
    holder,
    request,
    newMember,
    codeFor,
  }) => {
    const member = await newMember();
    // Simulates attempts with many phones from this address.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const data = { area_code: '86', phone_number: newPhone(), login_type: 'password', password: 'x' };
      await request.post('/api/member/login', { data });
    }
    const w = wordsOf(language);
    const { h } = w;
    const page = await holder({ language });
    const answers: number[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/member/login')) return;
      answers.push(((await response.json()) as { code: number }).code);
    });
    await page.goto(at(paths.login));
    const main = page.getByRole('main');
    await signInHere(page, w, member.phone, 'not the password');
    await expect(main.getByText(w.s('error.PASSWORD'))).toBeVisible();
    await expect.poll(() => answers).toEqual([ERRORS.CAPTCHA.code, ERRORS.PASSWORD.code]);

    const submit = main.getByRole('button', { name: h('login.submit') });
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      const answered = answers.length;
      await submit.click();
      await expect
        .poll(() => answers.slice(answered).at(-1))
        .toBe(attempt < 6 ? ERRORS.PASSWORD.code : ERRORS.LOCKED.code);
    }
    await expect(main.getByText(h('login.locked'))).toBeVisible();
    const left = main.getByRole('timer');
    await expect(left).toHaveText(/^1[45]:\d\d$/);
    const shown = await left.textContent();
    await expect(left).not.toHaveText(shown!);
    await page.getByLabel(h('lang.label')).selectOption('zh-TW');
    await expect(main.getByText(wordsOf('zh-TW').h('login.locked'))).toBeVisible();
    await page.getByLabel(wordsOf('zh-TW').h('lang.label')).selectOption(language);

    await main.getByRole('button', { name: h('login.use_code') }).click();
    await main.getByRole('button', { name: h('yzm.send') }).click();
    await main.getByRole('textbox', { name: h('yzm.label') }).fill(await codeFor(member.phone));
    await submit.click();
    await expect(accountMenu(page, w)).toBeVisible();
  });

test('the console solves its puzzle in silence, too', async ({ page, request, account }) => {
  const { username, password } = account('reviewer');
  for (let attempt = 0; attempt < 20; attempt += 1)
    await request.post('/api/admin/auth/login', {
      data: { username: `nobody${String(attempt)}`, password: 'x' },
    });
  const { c } = wordsOf('zh-CN');
  const codes: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/login')) codes.push(response.status());
  });
  await page.goto('/admin/');
  await page.getByLabel(c('gate.username')).fill(username!);
  await page.getByLabel(c('gate.password')).fill(password);
  await page.getByRole('button', { name: c('gate.enter') }).click();
  await expect(page.getByRole('navigation', { name: c('menu'), exact: true })).toBeVisible();
  expect(codes).toEqual([400, 200]);
});
