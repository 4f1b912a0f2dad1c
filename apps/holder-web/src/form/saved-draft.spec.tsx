import { shopApi, ulid, type Language } from '@ipw/domain';
import { setOnline } from '@ipw/ui/testing/browser';
import { turn } from '@ipw/ui/testing/turn';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../app/paths';
import { contactServer, openContactForm, type ContactForm } from '../testing/contact-form';
import { dropped, refused } from '../testing/fake-api';
import { aMember, signedIn } from '../testing/fixtures';

const REST_MS = 800;
const save = shopApi.ipLinkInfoUpdate;
const NOT_A_PHONE = 'call me';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const says = (text: string) => screen.findByText(text, { exact: false });

async function typeOver({ user }: ContactForm, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] }));

it('saves the input in one call, shortly after the last key', async () => {
  const form = await openContactForm();
  await form.user.type(await form.name(), ' and Wei');
  await pass(REST_MS - 1);
  expect(form.sent()).toEqual([]);
  await says(form.t('claim.saving.saving'));
  await pass(1);
  await says(form.t('claim.saving.saved'));
  expect(form.sent()).toMatchObject([{ link_name: 'Lin and Wei', version: 3, draft: true }]);
});

it('names the version of its last save with the next one', async () => {
  const form = await openContactForm();
  for (const text of ['Wei', 'Wang']) {
    await typeOver(form, await form.name(), text);
    await says(form.t('claim.saving.saved'));
  }
  expect(form.sent()).toMatchObject([
    { link_name: 'Wei', version: 3 },
    { link_name: 'Wang', version: 4 },
  ]);
});

it('saves after one another: what is typed during a save waits for its answer', async () => {
  const form = await openContactForm();
  const held = form.api.hold(save);
  await typeOver(form, await form.name(), 'Wei');
  await pass(REST_MS);
  await typeOver(form, await form.name(), 'Wang');
  await pass(5 * REST_MS);
  expect(form.sent()).toHaveLength(1);
  held.release({ state: 'draft', version: 7 });
  await says(form.t('claim.saving.saved'));
  expect(form.sent()).toMatchObject([{ link_name: 'Wei' }, { link_name: 'Wang', version: 7 }]);
});

it('keeps input typed just before a reload, and saves it afterwards', async () => {
  const form = await openContactForm();
  await typeOver(form, await form.name(), 'Wei');
  await form.reload();
  expect(await form.name()).toHaveProperty('value', 'Wei');
  expect(form.sent()).toEqual([]);
  await pass(REST_MS);
  await says(form.t('claim.saving.saved'));
  expect(form.sent()).toMatchObject([{ link_name: 'Wei' }]);
});

it('saves at once when the page is left', async () => {
  const form = await openContactForm();
  // A page that is loaded needs no time to appear.
  const here = location.hash;
  form.go(paths.aboutUs);
  await screen.findByText(form.t('about.hero'));
  form.go(here);
  await typeOver(form, await form.name(), 'Wei');
  const typed = Date.now();
  form.go(paths.aboutUs);
  await pass(1);
  // `waitFor` would advance the clock while the other page is drawn.
  for (let turns = 0; form.sent().length === 0 && turns < 10_000; turns++)
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(form.sent()).toMatchObject([{ link_name: 'Wei' }]);
  expect(Date.now() - typed).toBe(1);
  await screen.findByText(form.t('about.hero'));
});

it.each<Language>(['en', 'zh-CN', 'zh-TW'])(
  'leaves out a field the server would refuse, says so at the field, and saves the others: %s',
  async (language) => {
    const form = await openContactForm(contactServer(), { language });
    const phone = await form.phone();
    await form.user.type(phone, NOT_A_PHONE);
    await typeOver(form, await form.name(), 'Wei');
    await says(form.t('claim.saving.partly'));
    expect(form.sent()).toMatchObject([{ link_name: 'Wei' }]);
    expect(JSON.stringify(form.sent())).not.toContain(NOT_A_PHONE);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    const described = phone.getAttribute('aria-describedby')!.split(' ').at(-1)!;
    expect(document.getElementById(described)!.textContent).toContain(
      form.t('rule.dialled').replace('{field}', ''),
    );
    expect(phone.value).toBe(NOT_A_PHONE);
  },
);

it('keeps a refused value as it was typed over a reload', async () => {
  const form = await openContactForm();
  await form.user.type(await form.phone(), NOT_A_PHONE);
  await pass(REST_MS);
  await form.reload();
  expect(await form.phone()).toHaveProperty('value', NOT_A_PHONE);
  await says(form.t('claim.saving.partly'));
});

it('shows what only the server can refuse at its field, and saves the rest in a second call', async () => {
  const form = await openContactForm();
  form.api.next(save, refused('VALIDATION', { errors: [{ field: 'link_name', rule: 'text', args: {} }] }));
  await typeOver(form, await form.name(), 'Wei');
  await form.user.type(await form.phone(), '0571 8888 8888');
  await says(form.t('claim.saving.partly'));
  expect(form.sent()).toMatchObject([
    { link_name: 'Wei', link_phone_number: '0571 8888 8888' },
    { link_name: 'Lin', link_phone_number: '0571 8888 8888' },
  ]);
  expect((await form.name()).getAttribute('aria-invalid')).toBe('true');
  expect(await form.name()).toHaveProperty('value', 'Wei');
});

it('takes the problem off a field that is typed in again', async () => {
  const form = await openContactForm();
  const phone = await form.phone();
  await form.user.type(phone, NOT_A_PHONE);
  await says(form.t('claim.saving.partly'));
  await typeOver(form, phone, '0571');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
});

describe('without an answer', () => {
  async function cut() {
    const form = await openContactForm();
    form.api.next(save, dropped());
    await typeOver(form, await form.name(), 'Wei');
    await pass(REST_MS);
    await says(form.t('claim.saving.failed'));
    return form;
  }

  it('says so in the form alone, and tries again by itself after two seconds', async () => {
    const form = await cut();
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['']);
    await pass(1900);
    expect(form.sent()).toHaveLength(1);
    await pass(100);
    await says(form.t('claim.saving.saved'));
    expect(form.sent()).toHaveLength(2);
  });

  it('waits longer from one try to the next', async () => {
    const form = await cut();
    form.api.next(save, dropped(), dropped());
    for (const [wait, tries] of [
      [2000, 2],
      [5000, 3],
      [15_000, 4],
    ] as const) {
      await pass(wait - 100);
      expect(form.sent()).toHaveLength(tries - 1);
      await pass(100);
      expect(form.sent()).toHaveLength(tries);
    }
  });

  it('tries again at once when the machine is back on the network', async () => {
    const form = await cut();
    setOnline(true);
    await pass(0);
    expect(form.sent()).toHaveLength(2);
    await says(form.t('claim.saving.saved'));
  });

  it('tries again at once when the member asks for it', async () => {
    const form = await cut();
    await form.user.click(screen.getByRole('button', { name: form.t('ui.retry') }));
    await pass(0);
    expect(form.sent()).toHaveLength(2);
  });

  it('keeps the input over a reload, and saves it afterwards', async () => {
    const form = await cut();
    await form.reload();
    expect(await form.name()).toHaveProperty('value', 'Wei');
    await says(form.t('claim.saving.saved'));
    expect(form.sent()).toHaveLength(2);
  });
});

it('says that the server refused the whole, and tries that again only when asked', async () => {
  const form = await openContactForm();
  form.api.next(save, refused('STATE'));
  await typeOver(form, await form.name(), 'Wei');
  await pass(REST_MS);
  await says(form.t('claim.saving.refused'));
  await pass(60_000);
  expect(form.sent()).toHaveLength(1);
  await form.user.click(screen.getByRole('button', { name: form.t('ui.retry') }));
  await says(form.t('claim.saving.saved'));
});

it('deletes the input at sign-out, so that no other member sees it', async () => {
  const form = await openContactForm();
  form.api.next(save, dropped());
  await typeOver(form, await form.name(), 'Wei');
  await pass(REST_MS);
  const { endSession } = await import('../app/session');
  endSession({ drafts: true });
  expect(Object.values(localStorage).join()).not.toContain('Wei');
  expect(form.route()).toContain(paths.shopContact);
});

describe('an invalid value, which only the browser has', () => {
  const typed = async () => {
    const form = await openContactForm();
    await form.user.type(await form.phone(), NOT_A_PHONE);
    await says(form.t('claim.saving.partly'));
    expect(stored()).toContain(NOT_A_PHONE);
    return form;
  };
  const stored = () => Object.values(localStorage).join();
  /** The sign-in page has taken the form's place, and the form has saved once more. */
  const closed = async (form: ContactForm) => {
    await waitFor(() => expect(form.route()).toContain(paths.login));
    await screen.findByRole('button', { name: form.t('login.submit') });
    for (let turns = 0; turns < 20; turns += 1) await turn();
  };
  /** What another tab does to the shared storage, and its events. */
  const elsewhere = (...names: string[]) => {
    for (const name of names) {
      localStorage.removeItem(`worktable_${name}`);
      dispatchEvent(new StorageEvent('storage', { key: `worktable_${name}` }));
    }
  };

  it('is deleted when the member signs out, and shown to nobody who signs in afterwards', async () => {
    const form = await typed();
    const session = await import('../app/session');
    session.endSession({ drafts: true });
    await closed(form);
    session.signIn(signedIn(aMember({ member_id: ulid(), member_name: 'Wang' })));
    form.go(paths.shopContact);
    await form.phone();
    await pass(REST_MS);
    expect(await form.phone()).toHaveProperty('value', '');
  });

  it('is deleted when the member signs out in another tab', async () => {
    const form = await typed();
    elsewhere('token', 'user', 'relation', 'recent.');
    await closed(form);
    expect(stored()).not.toContain(NOT_A_PHONE);
  });

  it('stays when another tab leaves a session that ended', async () => {
    const form = await typed();
    elsewhere('token', 'user', 'relation');
    await closed(form);
    expect(stored()).toContain(NOT_A_PHONE);
    const { signIn } = await import('../app/session');
    signIn(signedIn(aMember()));
    form.go(paths.shopContact);
    await screen.findByDisplayValue(NOT_A_PHONE);
  });
});
