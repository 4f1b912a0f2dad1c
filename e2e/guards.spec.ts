import { expect, test, wordsOf } from './fixtures';
import { PASSWORD } from './people';
import { accountMenu, answer, at, paths, signInHere } from './ways';

const w = wordsOf('en');
const { h } = w;
const language = 'en';
/** The demo member whose relation to an IP waits for access. */
const WAITING = '13900001007';

test('a page for members asks a visitor to sign in, and opens afterwards', async ({ holder, newMember }) => {
  const member = await newMember();
  const page = await holder({ language });
  await page.goto(at(`${paths.systemMsg}?page=1`));
  await expect(page).toHaveURL(
    new RegExp(`#${paths.login}\\?redirect=${encodeURIComponent(`${paths.systemMsg}?page=1`)}$`),
  );
  await signInHere(page, w, member.phone, PASSWORD);
  await expect(page.getByRole('heading', { name: h('centre.messages_all') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${paths.systemMsg}\\?page=1$`));
});

test('a hard refresh of the workbench throws nobody out', async ({ holder, demoMember }) => {
  const { token } = await demoMember();
  const page = await holder({ token, language });
  await page.goto(at(paths.dashboardHome));
  const greeting = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(greeting).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(greeting).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${paths.dashboardHome}$`));
  }
  await expect(page.getByText(h('guard.no_ip'))).toHaveCount(0);
});

test('access that is not assigned waits at its own page', async ({ holder, demoMember }) => {
  const { token } = await demoMember(WAITING);
  const page = await holder({ token, language });
  await page.goto(at(paths.dashboardHome));
  await expect(page.getByRole('heading', { name: h('workbench.wait.title') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${paths.ipWaitPermission}$`));
  await page.getByRole('button', { name: h('workbench.wait.again') }).click();
  await expect(page.getByText(h('workbench.wait.not_yet'))).toBeVisible();
});

test('a token and an id in the address are taken over and removed', async ({ holder, newMember }) => {
  const { token } = await newMember();
  const page = await holder({ language });
  await page.goto(`/?token=${token}&id=01K00000000000000000000000&from=sister#${paths.claim}`);
  await expect(accountMenu(page, w)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/\\?from=sister#${paths.claim}$`));
  // Not verified, with an IP to claim: asked to verify first.
  await expect(page.getByRole('dialog', { name: h('guard.real_name_title') })).toBeVisible();
  await page.getByRole('button', { name: h('ui.cancel') }).click();
  await expect(page).toHaveURL(new RegExp(`#${paths.landing}$`));
  await page.reload();
  await expect(accountMenu(page, w)).toBeVisible();
});

test('a token the server does not know signs nobody in', async ({ holder }) => {
  const page = await holder({ language });
  await page.goto(`/?token=${'x'.repeat(43)}#${paths.landing}`);
  await expect(page.getByText(h('session.link_refused'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: h('nav.login') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/#${paths.landing}$`));
});

test('a token the server does not know leaves who is signed in alone', async ({ holder, newMember }) => {
  const { token } = await newMember();
  const page = await holder({ token, language });
  await page.goto(`/?token=${'x'.repeat(43)}&id=1%20or%201=1#${paths.claim}`);
  await expect(page.getByText(h('session.link_kept'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/#${paths.claim}$`));
  await expect(page.getByRole('heading', { name: h('claim.empty.title') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('worktable_token'))).toBe(token);
});

test('another member’s token asks before it replaces anybody', async ({ holder, newMember }) => {
  const [mine, other] = [await newMember(), await newMember()];
  const page = await holder({ token: mine.token, language });
  const names = { name: other.session.user.member_name, before: mine.session.user.member_name };
  const address = `/?token=${other.token}&id=01K00000000000000000000000#${paths.devices}`;
  const card = page.locator('.user-card');
  const stored = () => page.evaluate(() => localStorage.getItem('worktable_token'));
  await page.goto(at(paths.devices));
  await expect(card).toContainText(names.before);

  await page.goto('about:blank');
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/#${paths.devices}$`));
  await expect(page.getByText(h('session.replace_text', names))).toBeVisible();
  await answer(page, h('session.replace_title', names), h('session.replace_no', names));
  await expect(card).toContainText(names.before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored()).toBe(mine.token);

  await page.goto('about:blank');
  await page.goto(address);
  await answer(page, h('session.replace_title', names), h('session.other_go', names));
  await expect(card).toContainText(names.name);
  expect(await stored()).toBe(other.token);
});

test('an IP named beside a token becomes the current one of whoever runs it; a page keeps the id it is about', async ({
  holder,
  demoMember,
}) => {
  const { token, session } = await demoMember();
  const other = session.ips.find((ip) => ip.match_relation && ip.ip_id !== session.user.use_ip_id)!;
  const page = await holder({ language });
  await page.goto(`/?id=${other.ip_id}#${paths.dashboardHome}?token=${token}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: other.ip_name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/#${paths.dashboardHome}$`));
  const back = await holder({ language });
  await back.goto(`/?token=${token}&id=${session.user.use_ip_id!}#${paths.claim}`);
  await expect(back.getByRole('heading', { name: h('claim.title') })).toBeVisible();

  const about = await holder({ language });
  await about.goto(at(`${paths.claimStep2}?token=${token}&id=01K00000000000000000000000`));
  await expect(about.getByRole('heading', { name: h('claim.refused.NOT_FOUND.title') })).toBeVisible();
  await expect(about).toHaveURL(new RegExp(`/#${paths.claimStep2}\\?id=01K00000000000000000000000$`));
});

test('an id the member has nothing to do with opens nothing', async ({ holder, demoMember, newMember }) => {
  const stranger = await newMember({ verified: true });
  const { ip_id } = await stranger.claim();
  const { token, session } = await demoMember();
  const page = await holder({ language });
  await page.goto(`/?token=${token}&id=${ip_id}#${paths.dashboardHome}`);
  const own = session.ips.find((ip) => ip.ip_id === session.user.use_ip_id)!;
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: own.ip_name, exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/#${paths.dashboardHome}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
