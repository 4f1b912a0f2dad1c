import { type FriendLinkRow, ROLES, SHOWN_STATES } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { ra } from '../i18n/ra.en';
import { keyOf } from '../i18n/words';
import { resources } from '../resources';
import { may } from '../http/may';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole, wordsOf } from '../testing/render-console';

const link: FriendLinkRow = {
  id: '01K00000000000000000000000',
  version: 2,
  title: 'Sister system',
  names: { 'zh-CN': '姊妹系统', 'zh-TW': '姊妹系統', en: 'Sister system' },
  url: 'https://sister.example/',
  sort: 1,
  starts_at: null,
  ends_at: null,
  active: 1,
  state: SHOWN_STATES[0],
  created_at: '2026-11-01T08:00:00.000Z',
  actions: ['delete'],
};

const server = (role: (typeof ROLES)[number] = 'admin') => {
  const me = staffMember(role);
  const api = fakeConsole(me)
    .on('links.list', listed('links', [link]))
    .on('links.one', link)
    .on('account.account', { sessions: [], totp_enabled: true, recovery_codes_left: 8 });
  return { me, api };
};

it.each(ROLES)('the menu shows what a person may read, and nothing else: %s', async (role) => {
  const { me } = server(role);
  const { t } = await renderConsole('/account');
  const menu = within(await screen.findByRole('navigation', { name: t('menu') }));
  const shown = menu.getAllByRole('link').map((one) => one.textContent);
  const readable = resources.filter(({ name }) => may(me, name, 'list'));
  expect(shown.sort()).toEqual(
    [t('dashboard'), ...readable.map(({ name }) => t(keyOf('menu', name)))].sort(),
  );
});

it('the menu says how many wait', async () => {
  const { api } = server();
  api.on('claims.counts', { submitted: 7 });
  const { t } = await renderConsole('/account');
  await screen.findByRole('link', { name: new RegExp(`${t('menu.claims')}\\s*7`) });
});

it.each(ROLES.filter((role) => role !== 'admin'))('a page that may not be read says so: %s', async (role) => {
  const { me } = server(role);
  const barred = resources.find(({ name }) => !may(me, name, 'list'))!.name;
  const { t } = await renderConsole(`/${barred}`);
  await screen.findByText(t('denied.title'));
});

it('a language chosen keeps an open form as it is typed, and asks for the server’s words anew', async () => {
  const { api } = server();
  const { t, user } = await renderConsole(`/links/${link.id}`);
  const url = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(t('field.url')) });
  await user.type(url, 'typed');
  await user.selectOptions(within(screen.getByRole('banner')).getByRole('combobox'), 'zh-CN');
  const cn = wordsOf('zh-CN');
  await screen.findByRole('textbox', { name: new RegExp(cn('field.url')) });
  expect(screen.getByRole('textbox', { name: new RegExp(cn('field.url')) })).toBe(url);
  expect(url.value).toBe('https://sister.example/typed');
  await waitFor(() =>
    expect(api.sent('links.one').at(-1)).toMatchObject({
      params: { id: link.id },
      headers: { 'accept-language': 'zh-CN' },
    }),
  );
  expect(url.value).toBe('https://sister.example/typed');
});

it("a form shows the server's errors at its fields and keeps the input", async () => {
  const { api } = server();
  api.on(
    'links.update',
    refused('VALIDATION', { message: 'Please check', errors: { url: ['Not reachable'] } }),
  );
  const { t, user, route } = await renderConsole(`/links/${link.id}`);
  const url = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(t('field.url')) });
  await user.type(url, 'typed');
  await user.click(screen.getByRole('button', { name: ra.action.save }));
  await screen.findByText('Not reachable');
  expect(url.getAttribute('aria-invalid')).toBe('true');
  expect(url.value).toBe('https://sister.example/typed');
  expect(route()).toBe(`/links/${link.id}`);
});

it('a form that could not be saved says so once, and still asks before it is left', async () => {
  const { api } = server();
  // A key of a word, because polyglot logs every other text it is given without a default.
  api.on('links.update', refused('BUSY', { message: 'error.server' }));
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { t, user, route } = await renderConsole(`/links/${link.id}`);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(t('field.url')) }), 'typed');
  await user.click(screen.getByRole('button', { name: ra.action.save }));
  expect(await screen.findAllByText(t('error.server'))).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: t('form.back') }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(route()).toBe(`/links/${link.id}`);
});

describe('a list', () => {
  it('that is empty says what comes here', async () => {
    const { api } = server();
    api.on('links.list', listed('links', []));
    const { t } = await renderConsole('/links');
    await screen.findByText(t('links.empty.title'));
  });

  it('that fails says why, and is asked for again', async () => {
    const { api } = server();
    api.on('links.list', refused('FORBIDDEN', { message: 'Not for you' }));
    const { t, user } = await renderConsole('/links');
    await screen.findByText('Not for you');
    api.on('links.list', listed('links', [link]));
    await user.click(screen.getByRole('button', { name: t('retry') }));
    await screen.findByText('Sister system');
  });
});

it('a session that ends is renewed over the page', async () => {
  const { me, api } = server();
  const { t, user, route } = await renderConsole('/account');
  api.on('auth.login', { ...me, csrf_token: 'new' });
  await screen.findByRole('navigation', { name: t('menu') });
  api.once('links.list', refused('TOKEN_EXPIRED'));
  await user.click(screen.getByRole('link', { name: t('menu.links') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('gate.again.title') }));
  expect(document.activeElement).toBe(dialog.getByLabelText(t('gate.password')));
  await user.type(dialog.getByLabelText(t('gate.password')), 'a calm fox');
  await user.click(dialog.getByRole('button', { name: t('gate.enter') }));
  await screen.findByText('Sister system');
  expect(route()).toBe('/links');
  expect(screen.queryByRole('dialog')).toBeNull();
});
