import { galleryApi, reviewApi, trashApi, ulid, type Page, type SeriesRow } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { dropped, refused } from '../../testing/fake-api';
import { aDraft, aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const series = (part: Partial<SeriesRow> = {}): SeriesRow => ({
  ...aDraft(),
  series_id: ulid(),
  series_name: 'Rain',
  visibility: 'public',
  proposed_visibility: null,
  shelf: 'listed',
  edit_step: null,
  published_at: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  cover: null,
  rights_until: null,
  image_count: 3,
  ...part,
});
const page = (...list: SeriesRow[]): Page<SeriesRow> => pageOf(list, { page_size: 100 });

async function openLibrary(
  libraries: Partial<Record<'public' | 'private', Page<SeriesRow>>>,
  query: Record<string, string> = {},
) {
  const api = fakeApi(member).on(
    galleryApi.seriesList,
    ({ input }) => libraries[input.visibility ?? 'public'] ?? page(),
  );
  const app = await renderApp(withQuery(paths.assetsManage, query), { member });
  await screen.findByRole('heading', { level: 1, name: app.t('content.series.list') });
  return { api, main: within(screen.getByRole('main')), ...app };
}

it('shows that it is loading until the server has answered', async () => {
  const api = fakeApi(member).on(galleryApi.seriesList, page(series()));
  const held = [api.hold(galleryApi.seriesList), api.hold(galleryApi.seriesList)];
  const { t } = await renderApp(paths.assetsManage, { member });
  await screen.findByRole('heading', { level: 1, name: t('content.series.list') });
  screen.getByRole('status', { name: t('ui.loading') });
  expect(screen.queryByText(t('content.series.empty.public.title'))).toBeNull();
  for (const one of held) one.release(page(series()));
  await screen.findByRole('link', { name: 'Rain' });
  expect(screen.queryByRole('status', { name: t('ui.loading') })).toBeNull();
});

it('says that it is empty, and leads to the first step', async () => {
  const { main, t } = await openLibrary({});
  const empty = await main.findByRole('heading', { name: t('content.series.empty.public.title') });
  const link = within(empty.parentElement!).getByRole('link', { name: t('content.series.new') });
  expect(link.getAttribute('href')).toContain(
    withQuery(paths.assetsCreate, { id: IP_ID, visibility: 'public' }),
  );
});

it('says what failed, and asks again', async () => {
  const { main, api, user, t } = await openLibrary({ public: page(series()) });
  await main.findByRole('link', { name: 'Rain' });
  api.next(galleryApi.seriesList, dropped(), dropped());
  const { contentChanged } = await import('../../content/content.calls');
  await contentChanged();
  const alert = within(await main.findByRole('alert'));
  alert.getByText(t('api.offline'));
  await user.click(alert.getByRole('button', { name: t('ui.retry') }));
  await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
});

it('opens the library that holds something where none was wished for', async () => {
  const { main, t } = await openLibrary({ private: page(series({ visibility: 'private' })) });
  await main.findByRole('link', { name: 'Rain' });
  const tab = main.getByRole('button', { name: new RegExp(`^${t('gallery.part.private')}`) });
  expect(tab.getAttribute('aria-pressed')).toBe('true');
});

it('keeps the library chosen in the address', async () => {
  const { main, user, t, route } = await openLibrary({ public: page(series()) });
  await user.click(await main.findByRole('button', { name: new RegExp(`^${t('gallery.part.private')}`) }));
  await main.findByRole('heading', { name: t('content.series.empty.private.title') });
  expect(route()).toBe(withQuery(paths.assetsManage, { library: 'private' }));
});

it('names the one state it is narrowed to, and opens up again', async () => {
  const { main, api, user, t, route } = await openLibrary({ public: page(series()) }, { state: 'draft' });
  await main.findByRole('link', { name: 'Rain' });
  expect(api.inputs(galleryApi.seriesList)).toContainEqual(
    expect.objectContaining({ review_state: 'draft' }),
  );
  await user.click(main.getByRole('button', { name: t('review.only.all') }));
  await waitFor(() => expect(route()).toBe(paths.assetsManage));
  await waitFor(() =>
    expect(api.inputs(galleryApi.seriesList).at(-1)).not.toHaveProperty('review_state', 'draft'),
  );
});

it('leads through its pages', async () => {
  const { main, api, user, t } = await openLibrary({ public: { ...page(series()), total: 150 } });
  await user.click(await main.findByRole('button', { name: t('ui.next') }));
  await waitFor(() =>
    expect(api.inputs(galleryApi.seriesList)).toContainEqual(
      expect.objectContaining({ page: 2, visibility: 'public' }),
    ),
  );
  await main.findByText('2 / 2');
  expect(main.getByRole('button', { name: t('ui.next') })).toHaveProperty('disabled', true);
});

describe('the actions of a series', () => {
  const shown = series({ actions: ['edit', 'delete'] });

  it('are those the server offers', async () => {
    const { main, t } = await openLibrary({ public: page(shown) });
    await main.findByRole('button', { name: t('action.series.edit') });
    main.getByRole('button', { name: t('action.series.delete') });
    expect(main.queryByRole('button', { name: t('action.series.unlist') })).toBeNull();
  });

  it('taking it off all channels asks nothing, and can be taken back', async () => {
    const listed = series({ actions: ['unlist'] });
    const { main, api, user, t } = await openLibrary({ public: page(listed) });
    api.on(galleryApi.seriesShelf, { series_id: listed.series_id, shelf: 'off' });
    await user.click(await main.findByRole('button', { name: t('action.series.unlist') }));
    const shelves = () => api.inputs(galleryApi.seriesShelf).map((input) => input.shelf);
    await waitFor(() => expect(shelves()).toEqual(['off']));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: t('ui.undo') }));
    await waitFor(() => expect(shelves()).toEqual(['off', 'listed']));
    await screen.findByText(t('gallery.shelf.listed'));
  });

  it('making private and editing says its two steps, and submits the first', async () => {
    const editable = series({ ...shown, actions: ['edit_private', 'to_private', 'delete'] });
    const { main, api, user, t } = await openLibrary({ public: page(editable) });
    api.on(galleryApi.seriesVisibility, { series_id: shown.series_id, state: 'pending', version: 4 });
    await user.click(await main.findByRole('button', { name: t('action.series.edit_private') }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText(t('gallery.edit_private.text'));
    await user.click(question.getByRole('button', { name: t('action.series.edit_private') }));
    await screen.findByText(t('review.submitted'));
    const sent = { ip_id: IP_ID, series_id: shown.series_id, version: shown.version };
    expect(api.inputs(galleryApi.seriesVisibility)).toEqual([
      { ...sent, visibility: 'private', edit_next: true },
    ]);
  });

  it('duplicating opens the copy', async () => {
    const copied = series({ ...shown, actions: ['duplicate'] });
    const { main, api, user, t, route } = await openLibrary({ public: page(copied) });
    const subject_id = ulid();
    api.on(reviewApi.duplicate, { subject: 'series', subject_id, state: 'draft', version: 1 });
    await user.click(await main.findByRole('button', { name: t('action.series.duplicate') }));
    await waitFor(() => expect(route()).toContain(`series=${subject_id}`));
    expect(api.inputs(reviewApi.duplicate)).toEqual([
      { ip_id: IP_ID, subject: 'series', subject_id: shown.series_id },
    ]);
    await screen.findByText(t('content.duplicated'));
  });

  it('deleting asks, names the version seen, and reads the list again', async () => {
    const { main, api, user, t } = await openLibrary({ public: page(shown) });
    const trash_id = ulid();
    api.on(galleryApi.seriesDelete, { series_id: shown.series_id, trash_id }).on(trashApi.restore, {
      subject: 'series',
      subject_id: shown.series_id,
      state: 'approved',
      version: 4,
    });
    await user.click(await main.findByRole('button', { name: t('action.series.delete') }));
    const question = within(
      await screen.findByRole('dialog', { name: t('content.delete.title', { name: 'Rain' }) }),
    );
    const before = api.calls(galleryApi.seriesList).length;
    await user.click(question.getByRole('button', { name: t('action.series.delete') }));
    await screen.findByText(t('content.series.deleted'));
    expect(api.inputs(galleryApi.seriesDelete)).toEqual([
      { ip_id: IP_ID, series_id: shown.series_id, version: shown.version },
    ]);
    await waitFor(() => expect(api.calls(galleryApi.seriesList).length).toBeGreaterThan(before));
    await user.click(await screen.findByRole('button', { name: t('ui.undo') }));
    await screen.findByText(t('content.restored'));
    expect(api.inputs(trashApi.restore)).toEqual([{ ip_id: IP_ID, trash_id }]);
  });

  it('a deletion that is refused says why, and leaves the series where it is', async () => {
    const { main, api, user, t } = await openLibrary({ public: page(shown) });
    api.on(galleryApi.seriesDelete, refused('STATE'));
    await user.click(await main.findByRole('button', { name: t('action.series.delete') }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: t('action.series.delete') }));
    await screen.findByRole('alert');
    main.getByRole('link', { name: 'Rain' });
  });
});
