import { CONTENT_KINDS, storyApi, ulid } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../testing/fake-api';
import { aDraft, aMember, IP_ID, pageOf } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';

const announcement = storyApi.announcement;
const member = aMember();
const row = (announcement_title: string, actions: ('edit' | 'delete' | 'submit')[]) => ({
  ...aDraft({ actions }),
  announcement_id: ulid(),
  announcement_title,
  announcement_content: 'From May on.',
  show_from: null,
  show_until: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  published_at: null,
  announcement_check_time: null,
  announcement_image_check_time: null,
  sort: 1,
  add_time: '2026-11-18T08:00:00.000Z',
});
const prices = row('New prices', ['edit', 'submit', 'delete']);
const fair = row('Summer fair', ['edit', 'delete']);

async function open(query = '') {
  const api = fakeApi(member).on(announcement.list, pageOf([prices, fair]));
  const app = await renderApp(`${CONTENT_KINDS.announcement.listPage}${query}`, { member });
  const main = within(screen.getByRole('main'));
  await main.findByRole('link', { name: 'New prices' });
  const choose = async (...names: string[]) => {
    await app.user.click(main.getByRole('button', { name: app.t('content.choose') }));
    for (const name of names)
      await app.user.click(main.getByRole('checkbox', { name: app.t('content.choose_one', { name }) }));
    return within(main.getByRole('group', { name: app.t('content.bulk') }));
  };
  return { api, main, choose, ...app };
}

it('acts on those that offer the action, after one question that names them', async () => {
  const { api, choose, user, t } = await open();
  api.on(announcement.submit, { announcement_id: prices.announcement_id, state: 'pending', version: 2 });
  const bar = await choose('New prices', 'Summer fair');
  bar.getByText(t('content.chosen', { count: 2 }));
  const submit = t('action.revision.submit');
  await user.click(bar.getByRole('button', { name: submit }));
  const name = t('content.bulk.title', { action: submit, count: 1 });
  const question = within(await screen.findByRole('dialog', { name }));
  question.getByText(t('content.bulk.text', { names: 'New prices' }));
  await user.click(question.getByRole('button', { name: submit }));
  await screen.findByText(t('content.bulk.done', { count: 1 }));
  expect(api.inputs(announcement.submit)).toEqual([
    { ip_id: IP_ID, announcement_id: prices.announcement_id, version: prices.version },
  ]);
});

it('leaves chosen what was refused', async () => {
  const { api, main, choose, user, t } = await open();
  api
    .next(
      announcement.delete,
      { announcement_id: prices.announcement_id, trash_id: ulid() },
      refused('CONFLICT', { version: 3 }),
    )
    .on(announcement.list, pageOf([fair]));
  const bar = await choose('New prices', 'Summer fair');
  const remove = t('action.content_item.delete');
  await user.click(bar.getByRole('button', { name: remove }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: remove }));
  await waitFor(() => expect(api.calls(announcement.delete)).toHaveLength(2));
  const box = await main.findByRole<HTMLInputElement>('checkbox', {
    name: t('content.choose_one', { name: 'Summer fair' }),
  });
  expect(box.checked).toBe(true);
  await main.findByText(t('content.chosen', { count: 1 }));
});

it('narrows and sorts by the address', async () => {
  const { api, main, user, t, route } = await open('?state=draft');
  expect(api.inputs(announcement.list)[0]).toMatchObject({ review_state: 'draft', page: 1 });
  await user.type(main.getByRole('searchbox', { name: t('ui.search') }), 'fair{Enter}');
  await user.selectOptions(main.getByLabelText(t('list.sort')), 'newest');
  await waitFor(() =>
    expect(api.inputs(announcement.list).at(-1)).toMatchObject({
      ...{ review_state: 'draft', keyword: 'fair', sort: 'newest' },
    }),
  );
  expect(route()).toContain(`id=${IP_ID}&state=draft&keyword=fair&sort=newest`);
});
