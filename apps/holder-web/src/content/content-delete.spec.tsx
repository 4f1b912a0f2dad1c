import { CONTENT_KINDS, storyApi, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { aDraft, aMember, pageOf } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';

const announcement = storyApi.announcement;
const member = aMember();

async function askToDelete(published_at: string | null) {
  const row = {
    ...aDraft({ actions: ['edit', 'delete'] }),
    announcement_id: ulid(),
    announcement_title: 'New prices',
    announcement_content: 'From May on.',
    show_from: null,
    show_until: null,
    updated_at: '2026-11-20T08:00:00.000Z',
    published_at,
    announcement_check_time: published_at,
    announcement_image_check_time: null,
    sort: 1,
    add_time: '2026-11-18T08:00:00.000Z',
  };
  const api = fakeApi(member).on(announcement.list, pageOf([row]));
  const app = await renderApp(CONTENT_KINDS.announcement.listPage, { member });
  await app.user.click(await screen.findByRole('button', { name: app.t('action.content_item.delete') }));
  const name = app.t('content.delete.title', { name: 'New prices' });
  return { api, question: within(await screen.findByRole('dialog', { name })), ...app };
}

it('the question before content is deleted says that it leaves the page of the IP, where it was published', async () => {
  const { question, t, api } = await askToDelete('2026-11-19T08:00:00.000Z');
  question.getByText(t('content.delete.text'));
  expect(question.queryByText(t('content.delete.text_new'))).toBeNull();
  expect(api.calls(announcement.delete)).toEqual([]);
});

it('the question before content is deleted says that it was never published, where that is so', async () => {
  const { question, t, api } = await askToDelete(null);
  question.getByText(t('content.delete.text_new'));
  expect(question.queryByText(t('content.delete.text'))).toBeNull();
  expect(api.calls(announcement.delete)).toEqual([]);
});
