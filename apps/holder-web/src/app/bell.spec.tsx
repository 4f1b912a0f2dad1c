import { memberApi, messageApi, type Unread } from '@ipw/domain';
import { FakeEventSource } from '@ipw/ui/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { dropped } from '../testing/fake-api';
import { aMember } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const count = (unread: number) => ({ unread, groups: {} }) as Unread;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] }));

async function openPage(message_read: 0 | 1 = 1) {
  const member = aMember({ message_read });
  const api = fakeApi(member).on(messageApi.unreadCount, count(0));
  api.on(messageApi.streamTicket, () => ({ ticket: `ticket ${String(tickets())}` }));
  const tickets = () => api.calls(messageApi.streamTicket).length;
  const app = await renderApp(paths.aboutUs, { member });
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const bell = (isUnread: boolean) =>
    screen.findByRole('link', { name: app.t(isUnread ? 'nav.messages_unread' : 'nav.messages') });
  return { api, bell, tickets, ...app };
}
const stream = () => FakeEventSource.opened.at(-1)!;

it.each([
  [0, true],
  [1, false],
] as const)(
  'shows what the member’s data say until the stream speaks: %i',
  async (message_read, isUnread) => {
    const { bell } = await openPage(message_read);
    await bell(isUnread);
  },
);

it('follows the stream, opened with a ticket of its own', async () => {
  const { bell } = await openPage();
  expect(stream().url).toBe('/api/message/stream?ticket=ticket%201');
  stream().send('unread', { unread: 2 });
  await bell(true);
  stream().send('unread', { unread: 0 });
  await bell(false);
});

it('asks again who this is when a message came: it often means a decision', async () => {
  const { api } = await openPage();
  const before = api.calls(memberApi.info).length;
  stream().send('unread', { unread: 1 });
  await pass(0);
  expect(api.calls(memberApi.info)).toHaveLength(before);
  stream().send('unread', { unread: 2 });
  await waitFor(() => expect(api.calls(memberApi.info)).toHaveLength(before + 1));
  stream().send('unread', { unread: 1 });
  await pass(1000);
  expect(api.calls(memberApi.info)).toHaveLength(before + 1);
});

it('connects again after a break, with a new ticket, and asks what it missed', async () => {
  const { api, bell, tickets } = await openPage();
  api.on(messageApi.unreadCount, count(3));
  stream().dispatchEvent(new Event('error'));
  expect(stream().isClosed).toBe(true);
  await pass(1999);
  expect(tickets()).toBe(1);
  await pass(1);
  await bell(true);
  expect(tickets()).toBe(2);
  expect(FakeEventSource.opened).toHaveLength(2);
});

it('waits longer from one try to the next, silently, and begins anew once it stood', async () => {
  const { api, tickets } = await openPage();
  api.on(messageApi.unreadCount, dropped());
  stream().dispatchEvent(new Event('error'));
  const tries = () => api.calls(messageApi.unreadCount).length;
  for (const [wait, made] of [
    [2000, 1],
    [5000, 2],
    [15_000, 3],
    [60_000, 4],
    [60_000, 5],
  ] as const) {
    await pass(wait - 10);
    expect(tries()).toBe(made - 1);
    await pass(10);
    expect(tries()).toBe(made);
  }
  expect(screen.queryByRole('alert')).toBeNull();
  expect(tickets()).toBe(1);
  api.on(messageApi.unreadCount, count(0));
  await pass(60_000);
  expect(tickets()).toBe(2);
  stream().dispatchEvent(new Event('open'));
  stream().dispatchEvent(new Event('error'));
  await pass(2000);
  expect(tickets()).toBe(3);
});

it('ends with the session', async () => {
  await openPage();
  const { endSession } = await import('./session');
  endSession();
  await waitFor(() => expect(stream().isClosed).toBe(true));
  await pass(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});
