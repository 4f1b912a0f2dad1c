import type { Challenge } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { dropped, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole, wordsOf, type RenderedConsole } from '../testing/render-console';

// The console's chunk takes seconds to load.
jest.mock('../Console', () => ({ default: () => null }));

const me = staffMember('reviewer', { must_enrol: true, must_set_password: true });

async function signIn({ user, t }: RenderedConsole, password = 'a calm fox') {
  await user.type(screen.getByLabelText(t('gate.username')), 'gu');
  await user.type(screen.getByLabelText(t('gate.password')), password);
  await user.click(screen.getByRole('button', { name: t('gate.enter') }));
}
const open = async (locale: 'en' | 'zh-CN' | 'zh-TW' = 'en') => {
  const api = fakeConsole();
  const app = await renderConsole('/', locale);
  await screen.findByRole('heading', { name: app.t('gate.enter') });
  return { api, ...app };
};

// Must be the first test: afterwards the console knows that nobody is signed in.
it('says that the server does not answer, and retries', async () => {
  const api = fakeConsole().once('auth.me', dropped());
  const { user, t } = await renderConsole();
  within(await screen.findByRole('alert')).getByText(t('error.unreachable'));
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await screen.findByRole('heading', { name: t('gate.enter') });
  expect(api.sent('auth.me')).toHaveLength(2);
});

it('says who is there, in the language chosen last', async () => {
  const { api, user, t } = await open('zh-TW');
  expect(api.sent('auth.me')[0]!.headers['accept-language']).toBe('zh-TW');
  await user.selectOptions(screen.getByRole('combobox'), 'en');
  await screen.findByRole('heading', { name: wordsOf('en')('gate.enter') });
  expect(screen.queryByText(t('gate.enter'))).toBeNull();
});

it('sends name and password, trimmed where that does no harm', async () => {
  const app = await open();
  app.api.on('auth.login', me);
  await signIn(app, ' a calm fox ');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(app.t('gate.enter'))).toBeNull());
  expect(app.api.sent('auth.login').map(({ body }) => body)).toEqual([
    { username: 'gu', password: ' a calm fox ' },
  ]);
});

it('shows a refusal and keeps the input', async () => {
  const app = await open();
  app.api.on('auth.login', refused('PASSWORD', { message: 'Wrong name or password' }));
  await signIn(app);
  expect((await screen.findByText('Wrong name or password')).getAttribute('role')).toBe('alert');
  expect(screen.getByLabelText(app.t('gate.password'))).toHaveProperty('value', 'a calm fox');
});

it('shows what is wrong with a field at it', async () => {
  const app = await open();
  app.api.on('auth.login', refused('VALIDATION', { message: '', errors: { username: 'Unknown name' } }));
  await signIn(app);
  await screen.findByText('Unknown name');
  expect(screen.getByLabelText(app.t('gate.username'), { exact: false }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

it('asks for the second factor only where the account has one, and sends it with the rest', async () => {
  const app = await open();
  app.api.on('auth.login', ({ body }) => ('totp' in body ? me : refused('TOTP_NEEDED')));
  await signIn(app);
  const code = await screen.findByLabelText(app.t('gate.code'), { exact: false });
  await waitFor(() => expect(document.activeElement).toBe(code));
  await app.user.type(code, '123456');
  await app.user.click(screen.getByRole('button', { name: app.t('gate.enter') }));
  await waitFor(() => expect(screen.queryByText(app.t('gate.enter'))).toBeNull());
  expect(app.api.sent('auth.login').map(({ body }) => body)).toEqual([
    { username: 'gu', password: 'a calm fox' },
    { username: 'gu', password: 'a calm fox', totp: '123456' },
  ]);
});

it('makes a proof of work when it is demanded', async () => {
  const challenge: Challenge = {
    parameters: {
      algorithm: 'SHA-256',
      nonce: 'ab'.repeat(16),
      salt: 'cd'.repeat(16),
      cost: 1,
      keyPrefix: '0',
    },
    signature: 'of the server',
  };
  const app = await open();
  app.api.on('auth.login', ({ body }) =>
    'captcha' in body ? me : refused('CAPTCHA', { data: { challenge } }),
  );
  await signIn(app);
  await waitFor(() => expect(screen.queryByText(app.t('gate.enter'))).toBeNull());
  expect(app.api.sent('auth.login')).toHaveLength(2);
});
