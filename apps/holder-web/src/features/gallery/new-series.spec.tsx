import { galleryApi, ulid, type SeriesDetail } from '@ipw/domain';
import { turn } from '@ipw/ui/testing/turn';
import { screen, waitFor } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { dropped } from '../../testing/fake-api';
import { aDraft, aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const series_id = ulid();
const saved = { series_id, state: 'draft', version: 1 } as const;
const detail: SeriesDetail = {
  ...aDraft({ version: 1 }),
  series_id,
  edit_step: null,
  visibility: 'private',
  proposed_visibility: null,
  shelf: 'off',
  published_at: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  live: null,
  proposed: {
    series_name: 'Rain',
    visibility: 'private',
    cover: null,
    images: [],
    rights_documents: [],
    rights_until: null,
    entity_documents: [],
  },
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const begun = withQuery(paths.assetsCreate, { id: IP_ID, visibility: 'private', series: series_id });

/** A new series whose name was just typed. */
async function typeName() {
  const api = fakeApi(member).on(galleryApi.seriesSave, saved).on(galleryApi.seriesDetail, detail);
  const app = await renderApp(withQuery(paths.assetsCreate, { id: IP_ID, visibility: 'private' }), {
    member,
  });
  const name = () => screen.findByLabelText<HTMLInputElement>(app.t('field.series_name'));
  await app.user.type(await name(), 'Rain');
  const calls = () => api.calls(galleryApi.seriesSave);
  return { api, name, calls, ...app };
}

it('is begun with the first save, and its page then names it', async () => {
  const { calls, route } = await typeName();
  expect(calls()).toEqual([]);
  await waitFor(() => expect(route()).toBe(begun));
  expect(calls()).toMatchObject([{ input: { ip_id: IP_ID, series_name: 'Rain', visibility: 'private' } }]);
  expect(calls()[0]!.input.series_id).toBeUndefined();
  expect(calls()[0]!.idempotency_key).toBeDefined();
});

it('without an answer is begun again with the same key, and only once', async () => {
  const { api, calls, route } = await typeName();
  api.next(galleryApi.seriesSave, dropped());
  await waitFor(() => expect(calls()).toHaveLength(1));
  await pass(2000);
  await waitFor(() => expect(route()).toBe(begun));
  const [first, second] = calls();
  expect(second!.idempotency_key).toBe(first!.idempotency_key);
});

it('keeps its key over a reload: the first save may have arrived', async () => {
  const { api, calls, route, reload, name } = await typeName();
  api.hold(galleryApi.seriesSave);
  await waitFor(() => expect(calls()).toHaveLength(1));
  await reload();
  expect(await name()).toHaveProperty('value', 'Rain');
  await waitFor(() => expect(route()).toBe(begun));
  const [first, second] = calls();
  expect(second!.idempotency_key).toBe(first!.idempotency_key);
});

it('left while its first save is on its way, stays left', async () => {
  const { api, calls, route, go, t } = await typeName();
  const held = api.hold(galleryApi.seriesSave);
  await waitFor(() => expect(calls()).toHaveLength(1));
  go(paths.aboutUs);
  await screen.findByText(t('about.hero'));
  held.release(saved);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(route()).toBe(paths.aboutUs);
});

it('is there with what was saved when another one was opened in between', async () => {
  const { api, name, route, go } = await typeName();
  await waitFor(() => expect(route()).toBe(begun));
  const other = ulid();
  const otherDetail = { ...detail, series_id: other, proposed: { ...detail.proposed!, series_name: 'Snow' } };
  api.on(galleryApi.seriesDetail, ({ input }) => (input.series_id === other ? otherDetail : detail));
  go(withQuery(paths.assetsCreate, { id: IP_ID, visibility: 'private', series: other }));
  await screen.findByDisplayValue('Snow');
  go(begun);
  await waitFor(async () => expect(await name()).toHaveProperty('value', 'Rain'));
});

it('goes on as what was begun: the next save names it and the version seen', async () => {
  const { calls, route, name, user } = await typeName();
  await waitFor(() => expect(route()).toBe(begun));
  await user.type(await name(), 'y days');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatchObject({ input: { series_id, version: 1, series_name: 'Rainy days' } });
  expect(calls()[1]!.idempotency_key).toEqual(expect.any(String));
});
