import { screen, waitFor } from '@testing-library/react';
import { session } from '../http/session';
import { dropped, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const me = staffMember();
const open = async (query = '') => {
  const api = fakeConsole(me).on('account.account', {
    sessions: [],
    totp_enabled: true,
    recovery_codes_left: 8,
  });
  const app = await renderConsole(`/account${query}`);
  await screen.findByRole('heading', { level: 1, name: app.t('account.title') });
  return { api, ...app };
};

it('stays signed in and says so while the server did not end the session', async () => {
  const { api, t, user } = await open();
  api.on('auth.logout', {}).once('auth.logout', dropped());
  await user.click(screen.getByText(t('user.sign_out')));
  expect((await screen.findByText(t('user.still_in'))).getAttribute('role')).toBe('alert');
  expect(session.me()?.id).toBe(me.id);
  await user.click(screen.getByText(t('user.sign_out')));
  await screen.findByRole('heading', { name: t('gate.enter') });
});

it('signs out where the session has ended already', async () => {
  const { api, t, user } = await open();
  api.on('auth.logout', refused('TOKEN_ENDED'));
  await user.click(screen.getByText(t('user.sign_out')));
  await screen.findByRole('heading', { name: t('gate.enter') });
  await waitFor(() => expect(session.get()).toEqual({ status: 'out' }));
});

it('leaves nothing that was searched in the address', async () => {
  const { api, route, t, user } = await open('?filter=13800138000');
  api.on('auth.logout', {});
  await user.click(screen.getByText(t('user.sign_out')));
  await screen.findByRole('heading', { name: t('gate.enter') });
  expect(route()).toBe('/');
});

it('leaves nothing behind either where somebody else has signed in elsewhere', async () => {
  const { api, route, t, user } = await open('?filter=13800138000');
  const typed = `worktable_.console.note.${me.id}.x.new`;
  localStorage.setItem(typed, 'A note');
  api.on('auth.logout', refused('FORBIDDEN')).on('auth.me', staffMember('reviewer'));
  await user.click(screen.getByText(t('user.sign_out')));
  await screen.findByRole('heading', { name: t('gate.enter') });
  expect([route(), localStorage.getItem(typed)]).toEqual(['/', null]);
});
