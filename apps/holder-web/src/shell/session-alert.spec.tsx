import { claimApi, memberApi } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-api';
import { aMember, pageOf, signedIn, TOKEN } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp, type RenderedApp } from '../testing/render-app';
import { paths } from '../app/paths';

const member = aMember();
const other = aMember({ member_id: '01K00000000000000000000000', member_name: 'Wang' });
const page = pageOf<never>([]);
/** The choice of the sign-in method has the same label. */
const TYPED = { selector: 'input:not([type=radio])' };
const NEW = 'token-of-a-new-session';

/** A page whose session ends: calls are refused until there is a new token. */
async function ended(reason: 'TOKEN_ENDED' | 'TOKEN_EXPIRED' = 'TOKEN_EXPIRED') {
  const api = fakeApi(member);
  const app = await renderApp(`${paths.aboutUs}?from=here`, { member });
  await screen.findByRole('button', { name: app.t('nav.account') });
  const { api: call } = await import('../app/api');
  api.on(claimApi.list, ({ token }) => (token === TOKEN ? refused(reason) : page));
  return { api, call, ...app };
}

const alert = ({ t }: RenderedApp) => screen.findByRole('dialog', { name: t('session.prompt_title') });

/** Signs in within the dialog. */
async function signInAgain(app: RenderedApp, password = 'a calm fox') {
  const { t, user } = app;
  await user.click(within(await alert(app)).getByRole('button', { name: t('session.login_again') }));
  const form = within(await screen.findByRole('dialog', { name: t('session.login_again') }));
  await user.type(form.getByLabelText(t('field.phone')), member.user.phone_number);
  await user.type(form.getByLabelText(t('field.password'), TYPED), password);
  await user.click(form.getByRole('button', { name: t('login.submit') }));
  return form;
}

it('waits for the member to sign in, and then sends the refused call again', async () => {
  const app = await ended();
  app.api.on(memberApi.login, signedIn(member, NEW));
  const answered = app.call(claimApi.list, {});
  await signInAgain(app);
  expect(await answered).toEqual(page);
  expect(app.api.calls(claimApi.list).map(({ token }) => token)).toEqual([TOKEN, NEW]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.route()).toBe(`${paths.aboutUs}?from=here`);
});

it('asks once for many calls, and goes on with all of them', async () => {
  const app = await ended();
  app.api.on(memberApi.login, signedIn(member, NEW));
  const answered = Promise.all([1, 2, 3].map((number) => app.call(claimApi.list, { page: number })));
  await alert(app);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await signInAgain(app);
  expect(await answered).toEqual([page, page, page]);
  expect(app.api.calls(memberApi.login)).toHaveLength(1);
  expect(app.api.inputs(claimApi.list).map((input) => input.page)).toEqual([1, 2, 3, 1, 2, 3]);
});

it.each([
  ['TOKEN_ENDED', 'session.ended_elsewhere'],
  ['TOKEN_EXPIRED', 'session.expired'],
] as const)('says how the session ended: %s', async (reason, words) => {
  const app = await ended(reason);
  void app.call(claimApi.list, {}).catch(() => undefined);
  expect((await alert(app)).textContent).toContain(app.t(words));
});

it('cannot be closed without an answer', async () => {
  const app = await ended();
  void app.call(claimApi.list, {}).catch(() => undefined);
  await alert(app);
  await app.user.keyboard('{Escape}{Escape}');
  await alert(app);
});

it('says a wrong password at its field, and still waits', async () => {
  const app = await ended();
  app.api.on(memberApi.login, refused('PASSWORD'));
  void app.call(claimApi.list, {}).catch(() => undefined);
  const form = await signInAgain(app, 'not this one');
  await waitFor(() =>
    expect(document.activeElement).toBe(form.getByLabelText(app.t('field.password'), TYPED)),
  );
  expect(form.getByLabelText(app.t('field.password'), TYPED).getAttribute('aria-invalid')).toBe('true');
  expect(app.api.calls(claimApi.list)).toHaveLength(1);
});

it('not now: signed out, with the way back in the address; the call is refused', async () => {
  const app = await ended();
  const answered = app.call(claimApi.list, {}).catch((error: unknown) => error);
  await app.user.click(within(await alert(app)).getByRole('button', { name: app.t('session.not_now') }));
  expect(await answered).toMatchObject({ code: 50014 });
  await waitFor(() =>
    expect(app.route()).toBe(`${paths.login}?redirect=${encodeURIComponent(`${paths.aboutUs}?from=here`)}`),
  );
  expect(localStorage.getItem('worktable_token')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('somebody else signs in: nothing of this page is sent, and they begin at home', async () => {
  const app = await ended();
  app.api.on(memberApi.login, signedIn(other, NEW));
  const answered = app.call(claimApi.list, {}).catch((error: unknown) => error);
  await signInAgain(app);
  const notice = await screen.findByRole('dialog', { name: app.t('session.other_title', { name: 'Wang' }) });
  expect(await answered).toMatchObject({ code: 50014 });
  expect(app.api.calls(claimApi.list)).toHaveLength(1);
  await app.user.click(
    within(notice).getByRole('button', { name: app.t('session.other_go', { name: 'Wang' }) }),
  );
  // The front page may have taken the root's place already.
  expect([paths.root, paths.landing]).toContain(app.route());
  expect(localStorage.getItem('worktable_token')).toBe(NEW);
  expect(globalThis).toHaveProperty('pageLoads', 1);
});

describe('another tab', () => {
  /** Writes to local storage like another tab. */
  const writes = (token: string | null, who = member) => {
    const before = localStorage.getItem('worktable_token');
    if (token === null) localStorage.removeItem('worktable_token');
    else {
      localStorage.setItem('worktable_user', JSON.stringify(who.user));
      localStorage.setItem('worktable_token', token);
    }
    dispatchEvent(new StorageEvent('storage', { key: 'worktable_token', oldValue: before, newValue: token }));
  };

  it('signs the same member in again: the waiting ends here', async () => {
    const app = await ended();
    const answered = app.call(claimApi.list, {});
    await alert(app);
    writes(NEW);
    expect(await answered).toEqual(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('signs somebody else in: this page stops and says so', async () => {
    const app = await ended();
    writes(NEW, other);
    await screen.findByRole('dialog', { name: app.t('session.other_title', { name: 'Wang' }) });
    await expect(app.call(claimApi.list, {})).rejects.toMatchObject({ code: 50014 });
    expect(app.api.calls(claimApi.list).map(({ token }) => token)).toEqual([TOKEN]);
  });

  it('signs out: this one follows, without an alert', async () => {
    const app = await ended();
    writes(null);
    await screen.findByRole('link', { name: app.t('nav.login') });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
