import { claimApi, memberApi, messageApi, type MemberInfo } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { dropped } from '../testing/fake-api';
import { aMember, anIp, IP_ID, pageOf, signedIn } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths, withQuery } from './paths';

const nothing = pageOf<never>([]);
const unread = { unread: 0, groups: {} } as never;

/** Opens the app at an address; the guards' target pages are reduced. */
async function openAt(path: string, member?: MemberInfo) {
  const api = fakeApi(member)
    .on(claimApi.list, nothing)
    .on(messageApi.list, nothing)
    .on(messageApi.unreadCount, unread);
  return { api, ...(await renderApp(path, { ...(member && { member }) })) };
}

const leadsTo = (app: { route: () => string }, path: string) => waitFor(() => expect(app.route()).toBe(path));

describe('a page for members', () => {
  it('asks a visitor to sign in, and opens afterwards where it was wanted', async () => {
    const wanted = `${paths.systemMsg}?page=2`;
    const app = await openAt(wanted);
    await leadsTo(app, withQuery(paths.login, { redirect: wanted }));
    const member = aMember();
    fakeApi(member)
      .on(messageApi.list, nothing)
      .on(messageApi.unreadCount, unread)
      .on(memberApi.login, signedIn(member));
    const main = within(screen.getByRole('main'));
    await app.user.type(await main.findByLabelText(app.t('field.phone')), '13912345678');
    await app.user.type(
      main.getByLabelText(app.t('field.password'), { selector: 'input:not([type=radio])' }),
      'a calm fox',
    );
    await app.user.click(main.getByRole('button', { name: app.t('login.submit') }));
    await leadsTo(app, wanted);
    await main.findByRole('heading', { name: app.t('centre.messages_all') });
  });

  it('waits until the server has said who is there', async () => {
    const member = aMember();
    const api = fakeApi(member);
    const held = api.hold(memberApi.info);
    const app = await renderApp(paths.claim, { member });
    await screen.findByRole('status', { name: app.t('ui.loading') });
    expect(app.route()).toBe(paths.claim);
    api.on(claimApi.list, nothing);
    held.release(member);
    await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
  });

  it('says that the server did not answer, and retries', async () => {
    const member = aMember();
    const api = fakeApi(member).on(claimApi.list, nothing);
    api.next(memberApi.info, dropped());
    const app = await renderApp(paths.claim, { member });
    const main = within(screen.getByRole('main'));
    await main.findByRole('alert');
    await app.user.click(main.getByRole('button', { name: app.t('ui.retry') }));
    await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
    expect(app.route()).toBe(paths.claim);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['where they wanted to go', `?redirect=${encodeURIComponent(paths.claim)}`, paths.claim],
    ['to the front page without a wish', '', paths.landing],
    ['to the front page for an address of another host', '?redirect=%2F%2Fevil.example%2F', paths.landing],
  ])('sends who is signed in %s', async (_, query, route) => {
    const member = aMember();
    const api = fakeApi(member).on(claimApi.list, nothing);
    // The landing page makes many calls, which need no answers here.
    api.elsewhere(() => new Promise(() => undefined));
    const app = await renderApp(paths.login + query, { member });
    await leadsTo(app, route);
  });
});

describe('the workbench', () => {
  it('without an IP leads to the claims, with a warning that goes by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
    // Waiting for the page moves the clock, so the warning may be gone when the page is there.
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.ui-toast')) seen.add(textContent.trim());
    }).observe(document.body, { childList: true, subtree: true });
    const app = await openAt(paths.assetsManage, aMember({}, []));
    await leadsTo(app, paths.claim);
    expect([...seen]).toEqual([app.t('guard.no_ip')]);
    await jest.advanceTimersByTimeAsync(4000);
    await waitFor(() => expect(app.toasts()).toEqual([]));
  });

  it('asks once more who is there before it sends anybody away: a claim may have been approved', async () => {
    const app = await openAt(paths.claim, aMember({}, []));
    await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
    app.api.on(memberApi.info, aMember());
    app.go(paths.arService);
    await screen.findByRole('navigation', { name: app.t('workbench.menu.label') });
    expect(app.route()).toBe(paths.arService);
    expect(app.toasts()).toEqual([]);
  });

  it('sends who waits for access to the page that says so', async () => {
    const app = await openAt(
      paths.assetsManage,
      aMember({ use_ip_id: null }, [anIp({ match_relation: null })]),
    );
    await leadsTo(app, paths.ipWaitPermission);
  });

  it('is open to the default kind of access', async () => {
    const member = aMember({}, [anIp({ match_relation: 0 })]);
    const app = await openAt(paths.arService, member);
    await screen.findByRole('navigation', { name: app.t('workbench.menu.label') });
    expect(app.route()).toBe(paths.arService);
  });
});

describe('an IP to claim before the member is verified', () => {
  const unverified = aMember({ is_auth: 0, auth_status: 'none' }, []);
  const named = `${paths.claim}?id=${IP_ID}`;

  it('asks for the verification, and takes the way back along', async () => {
    const app = await openAt(named, unverified);
    const question = await screen.findByRole('dialog', { name: app.t('guard.real_name_title') });
    await app.user.click(within(question).getByRole('button', { name: app.t('guard.real_name_go') }));
    const back = withQuery(paths.claimStep2, { id: IP_ID });
    await leadsTo(app, withQuery(paths.realNameIdentify, { redirect: back }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes home when that is declined, and asks no more', async () => {
    const app = await openAt(named, unverified);
    app.api.elsewhere(() => new Promise(() => undefined));
    await screen.findByRole('dialog');
    await app.user.keyboard('{Escape}');
    await leadsTo(app, paths.landing);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['is verified', { is_auth: 1, auth_status: 'verified' }],
    ['waits for the verification', { is_auth: 0, auth_status: 'pending' }],
  ] as const)('does not ask who %s', async (_, user) => {
    const app = await openAt(named, aMember(user, []));
    await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the pages of buyers', () => {
  const unverified = aMember({ is_auth: 0, auth_status: 'none' }, []);

  it.each([
    [paths.cooperate, 'cooperate.title'],
    [paths.cooperateDetail, 'cooperate.find_mine'],
  ] as const)('%s with an id in the address asks for no real name', async (path, title) => {
    const api = fakeApi(unverified).on(claimApi.list, nothing).on(messageApi.unreadCount, unread);
    api.elsewhere(() => new Promise(() => undefined));
    const app = await renderApp(withQuery(path, { id: IP_ID }), { member: unverified });
    await screen.findByRole('heading', { level: 1, name: app.t(title) });
    expect(screen.queryByRole('dialog')).toBeNull();
    // Of a page for members the same address asks.
    app.go(`${paths.claim}?id=${IP_ID}`);
    await screen.findByRole('dialog', { name: app.t('guard.real_name_title') });
  });
});

it('an unknown address leads to the page that says so, and from there home', async () => {
  const app = await openAt('/nowhere/at/all');
  await leadsTo(app, paths.notFound);
  app.api.elsewhere(() => new Promise(() => undefined));
  await app.user.click(await screen.findByRole('link', { name: app.t('notfound.home') }));
  await leadsTo(app, paths.landing);
});
