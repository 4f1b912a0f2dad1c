import { messageApi, ulid, type MessageRow, type Unread } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused, type Rule } from '../../testing/fake-api';
import { aMember, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember({ message_read: 0 });
const message = (part: Partial<MessageRow> = {}): MessageRow => ({
  message_id: ulid(),
  key: 'claim_approved' as MessageRow['key'],
  group: 'review' as MessageRow['group'],
  title: 'Your claim was approved',
  body: 'Lantern Fox is yours to work on.',
  link: null,
  is_read: 0,
  created_at: '2026-11-20T08:00:00.000Z',
  ...part,
});
const page = (...list: MessageRow[]) => pageOf(list, { page_size: 10 });
const unread = (count: number) => ({ unread: count, groups: {} }) as Unread;

async function openMessages(
  list: Rule<typeof messageApi.list> = page(message()),
  path: string = paths.systemMsg,
) {
  const api = fakeApi(member).on(messageApi.list, list).on(messageApi.unreadCount, unread(1));
  const app = await renderApp(path, { member });
  await screen.findByRole('heading', { name: app.t('centre.messages_all') });
  return { api, main: within(screen.getByRole('main')), ...app };
}

it('says that there is none, and otherwise that none fits the filter', async () => {
  const { main, user, t, route } = await openMessages(page());
  await main.findByText(t('message.empty'));
  await user.click(main.getByLabelText(t('message.show_unread')));
  await main.findByText(t('message.empty_filtered'));
  expect(route()).toBe(`${paths.systemMsg}?show=unread`);
});

it('asks for what the address says', async () => {
  const { api, main } = await openMessages(undefined, `${paths.systemMsg}?show=read&page=2`);
  await main.findByText('Your claim was approved');
  expect(api.inputs(messageApi.list)).toMatchObject([{ page: 2, is_read: 1 }]);
});

it('goes to the last page from one past it', async () => {
  const pages: Rule<typeof messageApi.list> = ({ input }) =>
    pageOf(input.page < 3 ? [message()] : [], { page: input.page, page_size: 10, total: 11 });
  const { main, t, route } = await openMessages(pages, `${paths.systemMsg}?show=read&page=3`);
  expect(main.queryByText(t('message.empty_filtered'))).toBeNull();
  await main.findByText('Your claim was approved');
  expect(route()).toBe(`${paths.systemMsg}?show=read&page=2`);
});

it('marks one as read, and takes the dot off the bell at once', async () => {
  const { api, main, user, t } = await openMessages();
  const bar = within(screen.getAllByRole('banner')[0]!);
  await bar.findByRole('link', { name: t('nav.messages_unread') });
  api.on(messageApi.read, unread(0)).on(messageApi.list, page(message({ is_read: 1 })));
  await user.click(await main.findByRole('button', { name: t('message.read_one') }));
  await waitFor(() => expect(main.queryByRole('button', { name: t('message.read_one') })).toBeNull());
  await bar.findByRole('link', { name: t('nav.messages') });
  expect(api.inputs(messageApi.read)).toMatchObject([{ all: false }]);
});

it('opens what a message leads to only within the app or over https', async () => {
  const { main } = await openMessages(
    page(
      message({ title: 'Inside', link: paths.claim }),
      message({ title: 'Outside', link: 'https://beian.example/' }),
      message({ title: 'Neither', link: 'javascript:alert(1)' }),
      message({ title: 'Elsewhere', link: '//evil.example/' }),
    ),
  );
  await main.findByText('Inside');
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link === `#${paths.claim}`)).toHaveLength(1);
  expect(links).toContain('https://beian.example/');
  expect(links.filter((link) => /script|evil/.test(link ?? ''))).toEqual([]);
});

it('keeps the list when reading is refused', async () => {
  const { api, main, user, t, toasts } = await openMessages();
  api.on(messageApi.read, refused('BUSY'));
  await user.click(await main.findByRole('button', { name: t('message.read_one') }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  main.getByText('Your claim was approved');
});
