import { claimApi, memberApi, type MemberInfo } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { dropped, refused } from '../testing/fake-api';
import { aMember, anIp, IP_ID, OTHER_IP_ID, otherIp, pageOf, TOKEN } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const mine = aMember();
const theirs = aMember({ member_id: '01K00000000000000000000000', member_name: 'Wang' });
const nothing = pageOf<never>([]);
const LINK = 'token-of-the-link';

/** Opens the app at an address with the token of `theirs`; `here` is signed in already. */
async function follow(address: string, here?: MemberInfo) {
  const api = fakeApi(here ?? theirs)
    .on(memberApi.info, ({ token }) => (token === LINK ? theirs : (here ?? theirs)))
    .on(claimApi.list, nothing);
  return { api, ...(await renderApp(address, { ...(here && { member: here }) })) };
}
const address = () => location.pathname + location.search + location.hash;
const stored = () => localStorage.getItem('worktable_token');

it.each([
  ['before the hash', `/?token=${LINK}&from=sister#${paths.claim}`, `/?from=sister#${paths.claim}`],
  ['behind the hash', `/?#${paths.claim}?token=${LINK}&page=1`, `/#${paths.claim}?page=1`],
])('a token %s signs in and leaves the address', async (_, link, clean) => {
  const app = await follow(link);
  await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
  expect(address()).toBe(clean);
  expect(stored()).toBe(LINK);
});

it('a token that is refused leaves the address, and the visitor is told', async () => {
  const api = fakeApi().on(memberApi.info, refused('TOKEN_EXPIRED'));
  const app = await renderApp(`/?token=${LINK}#${paths.aboutUs}`);
  expect((await screen.findByRole('alert')).textContent).toContain(app.t('session.link_refused'));
  expect(address()).toBe(`/#${paths.aboutUs}`);
  expect([stored(), api.calls(memberApi.info).length]).toEqual([null, 1]);
});

it('a token that is refused ends no session that holds', async () => {
  const api = fakeApi(mine).on(memberApi.info, ({ token }) =>
    token === LINK ? refused('TOKEN_EXPIRED') : mine,
  );
  const app = await renderApp(`/?token=${LINK}#${paths.aboutUs}`, { member: mine });
  expect((await screen.findByRole('alert')).textContent).toContain(app.t('session.link_kept'));
  expect(stored()).toBe(TOKEN);
  expect(api.calls(memberApi.info)[0]!.token).toBe(LINK);
});

it('a token stays in the address without an answer, for a reload', async () => {
  fakeApi().on(memberApi.info, dropped());
  await renderApp(`/?token=${LINK}#${paths.aboutUs}`);
  await screen.findByRole('alert');
  expect(address()).toBe(`/?token=${LINK}#${paths.aboutUs}`);
});

describe('where somebody else is signed in', () => {
  const names = { name: 'Wang', before: 'Lin' };

  it('nothing is replaced without a yes', async () => {
    const app = await follow(`/?token=${LINK}#${paths.claim}`, mine);
    const question = await screen.findByRole('dialog', { name: app.t('session.replace_title', names) });
    expect([address(), stored()]).toEqual([`/#${paths.claim}`, TOKEN]);
    await app.user.click(within(question).getByRole('button', { name: app.t('session.replace_no', names) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toBe(TOKEN);
    expect(globalThis).toHaveProperty('pageLoads', 0);
  });

  it('a yes stores their session, and their pages begin afresh', async () => {
    const app = await follow(`/?token=${LINK}#${paths.claim}`, mine);
    const question = await screen.findByRole('dialog', { name: app.t('session.replace_title', names) });
    await app.user.click(within(question).getByRole('button', { name: app.t('session.other_go', names) }));
    await waitFor(() => expect(globalThis).toHaveProperty('pageLoads', 1));
    expect(stored()).toBe(LINK);
  });

  it('a session of theirs that is over is replaced without a question', async () => {
    const api = fakeApi(theirs)
      .on(memberApi.info, ({ token }) => (token === LINK ? theirs : refused('TOKEN_EXPIRED')))
      .on(claimApi.list, nothing);
    const app = await renderApp(`/?token=${LINK}#${paths.claim}`, { member: mine });
    await screen.findByRole('heading', { level: 1, name: app.t('claim.title') });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([stored(), api.calls(claimApi.list)[0]!.token]).toEqual([LINK, LINK]);
  });
});

describe('the id of an IP beside a token', () => {
  const two = aMember({ member_id: theirs.user.member_id }, [anIp(), otherIp]);

  it('makes an IP of the member the current one', async () => {
    const api = fakeApi(two).on(claimApi.list, nothing);
    api.on(memberApi.switchIp, aMember({ ...two.user, use_ip_id: OTHER_IP_ID }, two.ips));
    await renderApp(`/?token=${LINK}&id=${OTHER_IP_ID}#${paths.aboutUs}`);
    expect(api.calls(memberApi.switchIp)).toMatchObject([{ token: LINK, input: { ip_id: OTHER_IP_ID } }]);
    expect(address()).toBe(`/#${paths.aboutUs}`);
  });

  it.each([
    ['is the current one', IP_ID],
    ['is somebody else’s', '01K00000000000000000000001'],
  ])('changes nothing where it %s', async (_, id) => {
    const api = fakeApi(two);
    await renderApp(`/?token=${LINK}&id=${id}#${paths.aboutUs}`);
    expect(api.calls(memberApi.switchIp)).toEqual([]);
    expect(stored()).toBe(LINK);
  });
});
