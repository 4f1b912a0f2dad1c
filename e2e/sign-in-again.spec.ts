import type { ClaimDetail, ClaimRow } from '@ipw/domain';
import type { Page } from '@playwright/test';
import { expect, test, wordsOf, type Member } from './fixtures';
import { PASSWORD } from './people';
import { png } from './pictures';
import { accountMenu, addButton, answer, at, paths, pick, signInHere, signInWithin } from './ways';

const w = wordsOf('en');
const { h } = w;
const language = 'en';

const alertOn = (page: Page) => page.getByRole('dialog', { name: h('session.prompt_title') });
const formOn = (page: Page) => page.getByRole('dialog', { name: h('session.login_again') });
const proofTile = (page: Page, name: string) =>
  page.getByRole('button', { name: h('upload.view', { name }), exact: true });

/** From the message to the sign-in form on top of the same page. */
async function openForm(page: Page): Promise<void> {
  await alertOn(page)
    .getByRole('button', { name: h('session.login_again') })
    .click();
  await expect(formOn(page).getByLabel(h('field.phone'), { exact: true })).toBeFocused();
}

/** All changing requests, with the token they were sent with. */
function sentFrom(page: Page): { path: string; token: string }[] {
  const sent: { path: string; token: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '') ?? '';
    if (request.method() === 'POST' && pathname.startsWith('/api/')) sent.push({ path: pathname, token });
  });
  return sent;
}

test.describe('over a claim being filled in', () => {
  let page: Page;
  let member: Member;
  let ipId: string;

  const claimed = async (who: Member): Promise<ClaimDetail | undefined> => {
    const { list } = await who.call<{ list: ClaimRow[] }>('claim/list');
    const row = list.find(({ ip_id }) => ip_id === ipId);
    return row && who.call<ClaimDetail>('claim/detail', { claim_id: row.claim_id });
  };

  test.beforeEach(async ({ holder, newMember }) => {
    member = await newMember({ verified: true });
    ipId = (await member.addIp()).ip_id;
    page = await holder({ token: member.token, language });
    await page.goto(at(`${paths.claimStep2}?id=${ipId}`));
    await pick(addButton(page, w, h('claim.field.proof_images')), await png('first.png'));
    await expect(proofTile(page, 'first.png')).toBeVisible();
    await expect(page.getByText(h('claim.saving.saved'))).toBeVisible();
  });

  test('one alert, the form in the same dialog, and the submission goes on', async () => {
    const elsewhere = await member.elsewhere();
    await elsewhere.call('member/revokeOthers');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: h('claim.submit') }).click();
    await answer(page, h('claim.submit.ask'), h('ui.confirm'));

    await expect(alertOn(page).getByText(h('session.ended_elsewhere'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(alertOn(page)).toBeVisible();
    await openForm(page);
    await signInWithin(formOn(page), w, member.phone, 'not this one');
    await expect(formOn(page).locator('[aria-invalid]')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#${paths.claimStep2}`));
    await signInWithin(formOn(page), w, member.phone, PASSWORD);

    await expect(page.getByRole('heading', { name: h('claim.result.submitted') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await claimed(elsewhere)).toMatchObject({ state: 'submitted' });
  });

  test('an upload waits for the code and arrives', async ({ codeFor }) => {
    const elsewhere = await member.elsewhere();
    await elsewhere.call('member/revokeOthers');
    await pick(addButton(page, w, h('claim.field.proof_images')), [
      await png('second.png'),
      await png('third.png'),
    ]);
    await openForm(page);
    const form = formOn(page);
    await form.getByLabel(h('login.by_yzm')).check();
    await form.getByLabel(h('field.phone'), { exact: true }).fill(member.phone);
    await form.getByRole('button', { name: h('yzm.send') }).click();
    await form.getByLabel(h('yzm.label')).fill(await codeFor(member.phone));
    await form.getByRole('button', { name: h('login.submit') }).click();
    for (const name of ['first.png', 'second.png', 'third.png'])
      await expect(proofTile(page, name)).toBeVisible();
    await expect(page.getByText(h('claim.saving.saved'))).toBeVisible();
    expect((await claimed(elsewhere))?.proof_images).toHaveLength(3);
  });

  test('somebody else signs in: nothing of the page is sent, and they begin at home', async ({
    newMember,
  }) => {
    const other = await newMember();
    await (await member.elsewhere()).call('member/revokeOthers');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: h('claim.submit') }).click();
    await answer(page, h('claim.submit.ask'), h('ui.confirm'));
    await openForm(page);
    const sent = sentFrom(page);
    await signInWithin(formOn(page), w, other.phone, PASSWORD);
    const name = other.session.user.member_name;
    const notice = page.getByRole('dialog', { name: h('session.other_title', { name }) });
    await notice.getByRole('button', { name: h('session.other_go', { name }) }).click();
    await expect(page).toHaveURL(new RegExp(`#${paths.landing}$`));
    await expect(accountMenu(page, w)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(at(paths.claim));
    await expect(page.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();
    expect(sent.filter(({ path }) => path.startsWith('/api/claim/') && !/list|detail/.test(path))).toEqual(
      [],
    );
    expect(await claimed(await member.elsewhere())).toMatchObject({ state: 'new' });
  });

  test('somebody else signs in in another tab: this page stops and says so', async ({ newMember }) => {
    const other = await newMember();
    const tab = await page.context().newPage();
    await tab.goto(at(paths.landing));
    await accountMenu(tab, w).waitFor();
    const sent = sentFrom(page);
    await tab.goto(`/?token=${other.token}#${paths.claim}`);
    const name = other.session.user.member_name;
    await tab
      .getByRole('dialog', { name: h('session.replace_title', { name }) })
      .getByRole('button', { name: h('session.other_go', { name }) })
      .click();
    await expect(tab.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();

    const notice = page.getByRole('dialog', { name: h('session.other_title', { name }) });
    await expect(notice).toBeVisible();
    await expect(proofTile(page, 'first.png')).toBeAttached();
    await notice.getByRole('button', { name: h('session.other_go', { name }) }).click();
    await expect(page).toHaveURL(new RegExp(`#${paths.landing}$`));
    await page.goto(at(paths.claim));
    await expect(page.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();
    const changing = sent.filter(({ path }) => /claim\/(save|submit)|common\/upload/.test(path));
    expect(changing.filter(({ token }) => token !== member.token)).toEqual([]);
    expect(await claimed(other)).toBeUndefined();
  });

  test('signing in again in another tab ends the waiting here', async () => {
    const tab = await page.context().newPage();
    await tab.goto(at(paths.claim));
    await expect(tab.getByRole('heading', { name: h('claim.title') })).toBeVisible();
    await (await member.elsewhere()).call('member/revokeOthers');
    await pick(addButton(page, w, h('claim.field.proof_images')), await png('second.png'));
    await expect(alertOn(page)).toBeVisible();
    await tab.reload();
    await openForm(tab);
    await signInWithin(formOn(tab), w, member.phone, PASSWORD);
    await expect(tab.getByRole('heading', { name: h('claim.title') })).toBeVisible();
    await expect(alertOn(page)).toBeHidden();
    await expect(proofTile(page, 'second.png')).toBeVisible();
    await expect(page.getByText(h('claim.saving.saved'))).toBeVisible();
  });
});

test('not now: signed out, and back where it was with everything typed', async ({ holder, newMember }) => {
  const member = await newMember({ verified: true });
  const page = await holder({ token: member.token, language });
  await page.goto(at(paths.realNameIdentify));
  await page
    .getByRole('navigation', { name: h('nav.main') })
    .getByRole('link', { name: h('nav.claim') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: h('claim.new') })
    .click();
  const main = page.getByRole('main');
  await main.getByLabel(h('claim.choose.label')).fill('Moonbear7');
  await expect(main.getByText(h('claim.choose.none', { name: 'Moonbear7' }))).toBeVisible();
  await main.getByRole('button', { name: h('claim.choose.create') }).click();
  await main.getByLabel(h('claim.field.intro')).fill('A bear on the moon.');
  await (await member.elsewhere()).call('member/revokeOthers');
  await pick(addButton(page, w, h('claim.field.ip_image'), false), await png('moon.png'));
  await alertOn(page)
    .getByRole('button', { name: h('session.not_now') })
    .click();
  await expect(page).toHaveURL(new RegExp(`#${paths.login}\\?redirect=`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((name) => /token|user|relation/.test(name))).toEqual([]);
  await signInHere(page, w, member.phone, PASSWORD);
  await expect(page).toHaveURL(new RegExp(`#${paths.claimStep1}$`));
  await expect(main.getByLabel(h('claim.field.intro'))).toHaveValue('A bear on the moon.');
});

test('many refusals, one alert; a hard refresh with a session that is over is answered the same way', async ({
  holder,
  newMember,
}) => {
  const member = await newMember();
  const page = await holder({ token: member.token, language });
  await page.goto(at(paths.passwordEdit));
  await expect(page.getByRole('heading', { name: h('user.password') })).toBeVisible();
  await (await member.elsewhere()).call('member/revokeOthers');
  let refused = 0;
  page.on('response', (response) => {
    if (response.status() === 401) refused += 1;
  });
  await page
    .getByRole('navigation', { name: h('user.menu') })
    .getByRole('link', { name: h('user.devices') })
    .click();
  await expect(alertOn(page)).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.reload();
  await expect(alertOn(page)).toBeVisible();
  await openForm(page);
  await signInWithin(formOn(page), w, member.phone, PASSWORD);
  await expect(page.getByRole('heading', { name: h('user.devices') })).toBeVisible();
  await expect(page.getByText(h('devices.here'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
