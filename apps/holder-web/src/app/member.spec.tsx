import { memberApi } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { refused } from '../testing/fake-api';
import { aMember, signedIn } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const member = aMember();

async function openPage() {
  const api = fakeApi(member);
  const app = await renderApp(paths.aboutUs, { member });
  await waitFor(() => expect(api.calls(memberApi.info)).toHaveLength(1));
  const [{ refreshMember }, session] = await Promise.all([import('./member'), import('./session')]);
  await waitFor(() => expect(session.memberStore.get().status).toBe('ready'));
  return { api, refreshMember, session, ...app };
}

it('asks once for many that want to know', async () => {
  const { api, refreshMember } = await openPage();
  const held = api.hold(memberApi.info);
  const answers = Promise.all([refreshMember(), refreshMember(), refreshMember()]);
  held.release(aMember({ member_name: 'Lin the second' }));
  expect((await answers).map((info) => info?.user.member_name)).toEqual(Array(3).fill('Lin the second'));
  expect(api.calls(memberApi.info)).toHaveLength(2);
});

it('keeps what is known while an answer is on its way, and after a failure', async () => {
  const { api, refreshMember, session } = await openPage();
  api.next(memberApi.info, refused('BUSY'));
  expect(await refreshMember()).toBeUndefined();
  expect(session.memberStore.get()).toMatchObject({
    status: 'ready',
    info: { user: { member_name: 'Lin' } },
  });
});

it('takes no answer that comes after somebody else has signed in', async () => {
  const { api, refreshMember, session } = await openPage();
  const held = api.hold(memberApi.info);
  const answered = refreshMember();
  const other = aMember({ member_id: '01K00000000000000000000000', member_name: 'Wang' });
  session.signIn(signedIn(other));
  held.release(member);
  await answered;
  expect(session.memberStore.get().info?.user.member_name).toBe('Wang');
});

describe('back at the tab', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  it('asks again after a minute, not before', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
    const { api } = await openPage();
    jest.setSystemTime(Date.now() + 59_000);
    look();
    expect(api.calls(memberApi.info)).toHaveLength(1);
    jest.setSystemTime(Date.now() + 2000);
    look();
    await waitFor(() => expect(api.calls(memberApi.info)).toHaveLength(2));
  });
});

it('signing out forgets the member in this browser, whatever the server answers', async () => {
  const { api, user, t, route } = await openPage();
  api.on(memberApi.logout, refused('INTERNAL'));
  await user.click(await screen.findByRole('button', { name: t('nav.account') }));
  const out = screen.getByRole('button', { name: t('nav.logout') });
  await user.click(out);
  const dialog = await screen.findByRole('dialog', { name: t('nav.logout') });
  await user.click([...dialog.querySelectorAll('button')].at(-1)!);
  await screen.findByText(t('logout.done'));
  expect(route()).toBe(paths.login);
  expect(Object.keys(localStorage)).toEqual(['worktable_lang']);
});
