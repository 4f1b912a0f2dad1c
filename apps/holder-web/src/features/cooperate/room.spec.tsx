import { type BrandCooperation, cooperationApi, ulid } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const coop_no = '260101AAAAAA';
const access_key = 'k'.repeat(43);
const route = `${paths.cooperateRoom}?no=${coop_no}&key=${access_key}`;
const room: BrandCooperation = {
  ...{ cooperation_id: ulid(), coop_no, state: 'active', origin: 'contract', project_name: 'Spring tea' },
  ...{
    brand_name: 'Green Sprout',
    source: 'platform',
    share_percent: 50,
    rests: 0,
    turn: null,
    due_at: null,
  },
  ...{ created_at: '2026-11-01T00:00:00.000Z', starts_on: null, ends_on: null },
  threads: { image_usage: 0, product_design: 0, material_design: 0 },
  turns: { holder: 0, brand: 0 },
  ...{ ip_id: ulid(), ip_name: 'Fox', phone_number: '139****0000', proven: true, daily: false, list: [] },
};

it('lets a brand with a proven phone choose one text a day, and takes the choice back when it fails', async () => {
  const api = fakeApi()
    .on(cooperationApi.brandCooperation, room)
    .on(cooperationApi.brandDaily, { daily: true });
  const { user, t } = await renderApp(route);
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: t('room.daily') });
  expect(screen.getByText(t('room.daily_text', { phone: '139****0000' }))).toBeTruthy();
  await user.click(choice);
  expect(await screen.findByText(t('room.daily_on'))).toBeTruthy();
  expect(api.inputs(cooperationApi.brandDaily)).toEqual([{ coop_no, access_key, daily: true }]);
  api.on(cooperationApi.brandDaily, refused('BUSY', { retry_after: 1 }));
  await user.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
  expect(api.inputs(cooperationApi.brandDaily).at(-1)).toEqual({ coop_no, access_key, daily: false });
});

it.each([
  ['an unproven phone', { proven: false }],
  ['an ended cooperation', { state: 'ended' as const }],
])('offers no choice of texts to %s', async (_who, part) => {
  fakeApi().on(cooperationApi.brandCooperation, { ...room, ...part });
  const { t } = await renderApp(route);
  await screen.findByRole('heading', { name: t('room.title', { ip: 'Fox' }) });
  expect(screen.queryByRole('checkbox', { name: t('room.daily') })).toBeNull();
});
