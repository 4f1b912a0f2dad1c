import { clockWords, commonApi, memberApi, type Language } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../app/paths';
import { dropped, refused } from '../testing/fake-api';
import { aMember, signedIn } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';

const PHONE = '13912345678';

async function openForm(language: Language = 'en', path: string = paths.login) {
  const api = fakeApi(aMember());
  const app = await renderApp(path, { language });
  const main = within(screen.getByRole('main'));
  const phone = await main.findByLabelText<HTMLInputElement>(app.t('field.phone'));
  const field = (label: string) =>
    main.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio])' });
  const press = (name: string) => app.user.click(main.getByRole('button', { name }));
  return {
    api,
    main,
    phone,
    field,
    press,
    submit: () => press(app.t('login.submit')),
    /** The error below a field. */
    problemOf: (input: HTMLElement) =>
      document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ...app,
  };
}

it('signs in with phone and password, and stores the session', async () => {
  const { api, user, t, phone, field, submit, route } = await openForm(
    'en',
    `${paths.login}?redirect=/aboutUs`,
  );
  api.on(memberApi.login, signedIn(aMember(), 'token'));
  await user.type(phone, '139 1234-5678');
  await user.type(field(t('field.password')), 'a calm fox');
  await submit();
  await waitFor(() => expect(route()).toBe('/aboutUs'));
  expect(api.inputs(memberApi.login)).toEqual([
    { area_code: '86', phone_number: PHONE, login_type: 'password', password: 'a calm fox' },
  ]);
  expect(localStorage.getItem('worktable_token')).toBe('token');
  expect(Object.values(localStorage).join()).not.toContain('a calm fox');
});

it.each<Language>(['en', 'zh-CN', 'zh-TW'])(
  'says what is missing at each field before anything is sent: %s',
  async (language) => {
    const { api, t, phone, field, submit, problemOf } = await openForm(language);
    await submit();
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    const password = field(t('field.password'));
    expect(problemOf(phone)).toContain(t('name.phone_number'));
    expect(problemOf(password)).toContain(t('name.password'));
    expect(document.activeElement).toBe(phone);
    expect(api.calls(memberApi.login)).toEqual([]);
  },
);

it('says problems anew in a language chosen since', async () => {
  const { user, t, phone, submit, problemOf } = await openForm('en');
  await submit();
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await user.selectOptions(screen.getByLabelText(t('lang.label')), 'zh-TW');
  await waitFor(() => expect(problemOf(phone)).toMatch(/[一-龥]/));
});

it.each([
  ['a wrong password', 'PASSWORD', 'field.password'],
  ['a phone nobody has', 'PHONE_UNKNOWN', null],
] as const)('%s belongs to what was typed', async (_, name, label) => {
  const { api, user, t, phone, field, submit } = await openForm();
  api.on(memberApi.login, refused(name));
  await user.type(phone, PHONE);
  await user.type(field(t('field.password')), 'not this one');
  await submit();
  if (label) {
    await waitFor(() => expect(document.activeElement).toBe(field(t(label))));
    expect(field(t(label)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  } else await screen.findByRole('dialog', { name: t('login.unknown_title') });
});

it('offers to register an unknown phone, and takes the number along', async () => {
  const { api, user, t, phone, field, submit, route } = await openForm();
  api.on(memberApi.login, refused('PHONE_UNKNOWN')).on(memberApi.consultants, []);
  api.on(commonApi.config, { uploads: {}, agreements: {}, features: { sts: false }, sign_secret: null });
  await user.type(phone, PHONE);
  await user.type(field(t('field.password')), 'a calm fox');
  await submit();
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('login.register_now') }));
  await waitFor(() => expect(route()).toBe(paths.register));
  const main = within(screen.getByRole('main'));
  expect(await main.findByLabelText(t('field.phone'))).toHaveProperty('value', PHONE);
});

it('counts a lock down, and offers the code as another way in', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  const { api, user, t, phone, field, press, submit, main } = await openForm();
  api.on(memberApi.login, refused('LOCKED', { retry_after: 300 }));
  await user.type(phone, PHONE);
  await user.type(field(t('field.password')), 'not this one');
  await submit();
  expect((await main.findByRole('timer')).textContent).toBe(clockWords(300));
  await jest.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(Number(main.getByRole('timer').textContent?.split(':')[1])).toBeGreaterThan(50));
  await press(t('login.use_code'));
  expect(main.getByLabelText(t('yzm.label'))).toBeInstanceOf(HTMLInputElement);
  expect(phone.value).toBe(PHONE);
});

describe('a code', () => {
  it('is sent to the phone typed, with a countdown and the focus in its field', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
    const { api, user, t, phone, field, press, main } = await openForm();
    api.on(memberApi.sendYzm, { countdown: 60 });
    await user.click(main.getByLabelText(t('login.by_yzm')));
    await user.type(phone, PHONE);
    await press(t('yzm.send'));
    await waitFor(() => expect(document.activeElement).toBe(field(t('yzm.label'))));
    expect(api.inputs(memberApi.sendYzm)).toEqual([{ area_code: '86', phone_number: PHONE, scene: 'login' }]);
    const again = main.getByRole('button', { name: new RegExp(t('yzm.wait', { seconds: '\\d+' })) });
    expect(again).toHaveProperty('disabled', true);
    await jest.advanceTimersByTimeAsync(61_000);
    await waitFor(() =>
      expect(main.getByRole('button', { name: t('yzm.send') })).toHaveProperty('disabled', false),
    );
  });

  it('is not sent to what is no phone: that is said at the field', async () => {
    const { api, user, t, phone, press, main, problemOf } = await openForm();
    await user.click(main.getByLabelText(t('login.by_yzm')));
    await user.type(phone, '12');
    await press(t('yzm.send'));
    await waitFor(() => expect(problemOf(phone)).toBe(t('rule.phone')));
    expect(api.calls(memberApi.sendYzm)).toEqual([]);
  });

  it('waits as long as the server says where too many were asked for', async () => {
    const { api, user, t, phone, press, main } = await openForm();
    api.on(memberApi.sendYzm, refused('TOO_MANY', { retry_after: 30 }));
    await user.click(main.getByLabelText(t('login.by_yzm')));
    await user.type(phone, PHONE);
    await press(t('yzm.send'));
    await main.findByRole('button', { name: new RegExp(t('yzm.wait', { seconds: '(30|29)' })) });
    await screen.findByRole('alert');
  });
});

it('keeps the input except the password when the page is left and opened again', async () => {
  const { user, t, phone, field, go } = await openForm();
  await user.type(phone, PHONE);
  await user.type(field(t('field.password')), 'a calm fox');
  go(paths.aboutUs);
  await screen.findByText(t('about.hero'));
  go(paths.login);
  const main = within(screen.getByRole('main'));
  expect(await main.findByLabelText(t('field.phone'))).toHaveProperty('value', PHONE);
  expect(main.getByLabelText(t('field.password'), { selector: 'input:not([type=radio])' })).toHaveProperty(
    'value',
    '',
  );
});

it('is sent once, however often the button is pressed', async () => {
  const { api, user, t, phone, field, submit } = await openForm();
  const held = api.hold(memberApi.login);
  await user.type(phone, PHONE);
  await user.type(field(t('field.password')), 'a calm fox');
  await submit();
  await submit();
  await waitFor(() => expect(api.calls(memberApi.login)).toHaveLength(1));
  held.release(dropped());
  await screen.findByRole('alert');
  expect(api.calls(memberApi.login)).toHaveLength(1);
});
