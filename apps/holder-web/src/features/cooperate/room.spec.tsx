import {
  type BrandCooperation,
  type BrandImages,
  type BrandThread,
  cooperationApi,
  imageRequestApi,
  opportunityApi,
  ulid,
} from '@ipw/domain';
import { keepDraft } from '@ipw/ui/drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aFile, pageOf } from '../../testing/fixtures';
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

it('says that the cooperation rests, and takes no draft that would be refused', async () => {
  fakeApi().on(cooperationApi.brandCooperation, { ...room, rests: 1 });
  const { t } = await renderApp(route);
  await screen.findByText(t('cooperation.rests'));
  expect(screen.queryByRole('button', { name: t('room.send') })).toBeNull();
});

const images: BrandImages = {
  ...{ ip_name: 'Fox', state: 'active', rests: 0, proven: true, list: [] },
  series: [{ series_id: ulid(), series_name: 'Seasons', images: [] }],
};
it.each([
  ['rests', { rests: 1 }, 'cooperation.rests'],
  ['has ended', { state: 'ended' }, 'room.ended'],
] as const)('asks for no pictures in a cooperation that %s, and says so', async (_how, part, words) => {
  fakeApi().on(imageRequestApi.brandImages, { ...images, ...part });
  const { t } = await renderApp(`${route}&images=1`);
  await screen.findByText(t(words));
  expect(screen.queryByRole('button', { name: t('images.send') })).toBeNull();
});

const thread: BrandThread = {
  ...{ thread_id: ulid(), cooperation_id: ulid(), kind: 'product_design', coop_no, ip_name: 'Fox' },
  ...{ project_name: 'Spring tea', brand_name: 'Green Sprout', product_name: 'Tin', proven: true },
  ...{ state: 'waiting', version: 2, turn: 'holder', due_at: null, rests: 0, rounds: 1, unread: 0 },
  ...{ sample_confirm: null, feedback: null, picture: null, actions: [], list: [], sealed: null },
  ...{ corrects: null, corrected_by: [] },
  ...{ created_at: '2026-11-01T00:00:00.000Z', changed_at: '2026-11-01T00:00:00.000Z' },
};

it('keeps the reply of the brand to a pin in this tab over a reload', async () => {
  const [draft, mark_id] = [{ ...aFile('tin.png'), sha256: 'a'.repeat(64) }, ulid()];
  fakeApi().on(cooperationApi.brandThread, {
    ...thread,
    list: [
      {
        ...{ round_id: ulid(), number: 1, by: 'brand', text: null, tracking_number: null, images: [draft] },
        ...{ final: 0, created_at: thread.created_at, decision: 'continue_providing', feedback: 'More' },
        ...{ feedback_images: [], decided_at: thread.created_at, seen_at: null },
        pins: [
          {
            ...{ mark_id, image_id: draft.image_id, page: null, x: 0.2, y: 0.5, w: null, h: null },
            ...{ text: 'Too dark', state: 'open', replies: [] },
          },
        ],
      },
    ],
  });
  const { user, t, reload } = await renderApp(`${route}&thread=${thread.thread_id}`);
  const reply = () => screen.findByLabelText<HTMLInputElement>(t('thread.pin_reply', { number: 1 }));
  await user.type(await reply(), 'Lighter now');
  await reload();
  expect((await reply()).value).toBe('Lighter now');
  expect(Object.keys(localStorage).filter((name) => name.includes(mark_id))).toEqual([]);
});

it('tells the brand in a thread that it rests, and of no reminders then', async () => {
  fakeApi().on(cooperationApi.brandThread, { ...thread, rests: 1 });
  const { t } = await renderApp(`${route}&thread=${thread.thread_id}`);
  await screen.findByText(t('cooperation.rests'));
  expect(screen.queryByText(t('thread.waiting_holder'))).toBeNull();
});

it('asks twice before a round is sent as the final draft, and names its files', async () => {
  const typed = { kind: 'product_design', product_name: 'Tin', images: [aFile('tin.png'), aFile('lid.png')] };
  keepDraft(`room.${coop_no}.new`, { ...typed, final: true }, { lasts: 'tab' });
  const api = fakeApi()
    .on(cooperationApi.brandCooperation, room)
    .on(cooperationApi.threadOpen, { thread_id: ulid(), state: 'unconfirmed', version: 1 });
  const { user, t } = await renderApp(route);
  const press = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: t('room.send') }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(t('room.final_ask_text', { files: 'tin.png · lid.png' }));
    expect(api.inputs(cooperationApi.threadOpen)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: answer }));
  };
  await press(t('ui.cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.inputs(cooperationApi.threadOpen)).toEqual([]);
  await press(t('room.final_do'));
  await screen.findByText(t('room.sent'));
  expect(api.inputs(cooperationApi.threadOpen)).toMatchObject([{ product_name: 'Tin', final: true }]);
});

it.each([
  ['no key', `${paths.cooperateRoom}?no=${coop_no}`, false],
  ['a dead key', route, true],
])('is opened by phone with %s, and tells of a phone that opens nothing', async (_what, address, told) => {
  const api = fakeApi()
    .on(cooperationApi.brandCooperation, refused('NOT_FOUND'))
    .on(opportunityApi.cooperateList, pageOf([]));
  const { user, t } = await renderApp(address);
  await screen.findByRole('heading', { name: t('room.find') });
  expect(screen.queryByRole('button', { name: t('ui.retry') })).toBeNull();
  expect(screen.queryByText(t('room.no_link')) !== null).toBe(told);
  await user.type(screen.getByLabelText(t('field.phone')), '13912345678');
  await user.type(screen.getByLabelText(t('yzm.label')), '123456');
  await user.click(screen.getByRole('button', { name: t('room.find_submit') }));
  await screen.findByText(t('room.not_found'));
  expect(api.inputs(cooperationApi.brandCooperation)).toHaveLength(2);
});

it('invites to ask for no pictures where there is no series', async () => {
  fakeApi().on(imageRequestApi.brandImages, { ...images, series: [] });
  const { t } = await renderApp(`${route}&images=1`);
  await screen.findByText(t('images.no_series'));
  expect(screen.queryByText(t('images.ask'))).toBeNull();
  expect(screen.queryByText(t('images.room_text'))).toBeNull();
});

it.each(['zh-CN', 'zh-TW'] as const)(
  'names what is missing by the words of its label in %s',
  async (language) => {
    fakeApi().on(cooperationApi.brandCooperation, room);
    const { user, t } = await renderApp(route, { language });
    await user.click(await screen.findByRole('button', { name: t('room.send') }));
    for (const label of ['room.new_kind', 'room.new_product'] as const)
      await screen.findByText(new RegExp(`^请?請?(填写|填寫|选择|選擇)${t(label)}$`));
  },
);
