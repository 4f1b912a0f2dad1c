import { cooperationApi, type Pin, type ThreadAction, type ThreadDetail, ulid } from '@ipw/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { refused } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const [thread_id, round_id, image_id] = [ulid(), ulid(), ulid()];
const sha256 = 'a'.repeat(64);

const thread = (part: Partial<ThreadDetail<ThreadAction>> = {}): ThreadDetail<ThreadAction> => ({
  thread_id,
  cooperation_id: ulid(),
  kind: 'product_design',
  project_name: 'Spring series',
  brand_name: 'Green Field Goods',
  product_name: 'Canvas bag',
  state: 'waiting',
  version: 3,
  turn: 'holder',
  due_at: '2099-11-24T15:59:59.999Z',
  rounds: 1,
  sample_confirm: null,
  feedback: null,
  picture: null,
  unread: 0,
  created_at: '2026-11-20T04:00:00.000Z',
  changed_at: '2026-11-20T04:00:00.000Z',
  coop_no: '261120ABC123',
  actions: ['approve', 'continue_providing'],
  list: [
    {
      round_id,
      number: 1,
      by: 'brand',
      text: 'The first draft',
      tracking_number: null,
      images: [
        {
          image_id,
          file_name: 'draft.png',
          file_path: '/files/draft.png',
          thumb_path: null,
          tile_path: null,
          file_size: 9,
          image_width: 40,
          image_height: 30,
          image_name: 'draft.png',
          image_status: 0,
          sha256,
        },
      ],
      final: 0,
      created_at: '2026-11-20T04:00:00.000Z',
      decision: null,
      feedback: null,
      feedback_images: [],
      pins: [],
      decided_at: null,
      seen_at: null,
    },
  ],
  corrects: null,
  rests: 0,
  corrected_by: [],
  sealed: null,
  ...part,
});
const address = withQuery(paths.threadDetail, { id: IP_ID, thread_id });
const moved = { thread_id, state: 'continue_providing' as const, version: 4 };

it('answers a round with pins that are placed and moved by keyboard', async () => {
  const api = fakeApi(member).on(cooperationApi.threadDetail, thread()).on(cooperationApi.threadReply, moved);
  const { user, t } = await renderApp(address, { member });
  await user.click(await screen.findByRole('button', { name: t('thread.pin_add') }));
  const comment = await screen.findByLabelText(t('thread.pin_text', { number: 1 }));
  await user.type(comment, 'The tail is short');
  const pin = screen.getByRole('button', { name: t('thread.pin_at', { number: 1, x: 50, y: 50 }) });
  pin.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await user.type(screen.getByLabelText(t('thread.reply.feedback')), 'Nearly there');
  await user.click(screen.getByRole('button', { name: t('thread.reply.send') }));
  await screen.findByText(t('thread.reply.sent'));
  expect(api.inputs(cooperationApi.threadReply)).toMatchObject([
    {
      round_id,
      version: 3,
      decision: 'continue_providing',
      feedback: 'Nearly there',
      marks: [{ image_id, x: 0.51, y: 0.5, w: 0.02, h: 0.02, text: 'The tail is short' }],
    },
  ]);
});

it('does not send the answer when Enter is pressed in the comment of a pin', async () => {
  const api = fakeApi(member).on(cooperationApi.threadDetail, thread()).on(cooperationApi.threadReply, moved);
  const { user, t } = await renderApp(address, { member });
  await user.type(await screen.findByLabelText(t('thread.reply.feedback')), 'Nearly there');
  await user.click(screen.getByRole('button', { name: t('thread.pin_add') }));
  const comment = await screen.findByLabelText(t('thread.pin_text', { number: 1 }));
  await user.type(comment, 'The tail{Enter} is short');
  expect((comment as HTMLInputElement).value).toBe('The tail is short');
  expect(api.inputs(cooperationApi.threadReply)).toEqual([]);
  // During a composition Enter chooses characters, so the input method gets it.
  expect(fireEvent.keyDown(comment, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(comment, { key: 'Enter' })).toBe(false);
});

it('seals a final draft by the hashes it shows, after a tick and a question', async () => {
  const final = thread({ state: 'unconfirmed', actions: ['continue_providing', 'confirm'] });
  const api = fakeApi(member)
    .on(cooperationApi.threadDetail, final)
    .on(cooperationApi.confirmFinal, { ...moved, state: 'confirmed' });
  const { user, t } = await renderApp(address, { member });
  const card = within(await screen.findByRole('region', { name: t('thread.confirm') }));
  card.getByText(sha256);
  await user.click(card.getByRole('button', { name: t('thread.confirm') }));
  card.getByText(t('thread.confirm_missing'));
  expect(api.inputs(cooperationApi.confirmFinal)).toEqual([]);
  await user.click(card.getByLabelText(t('thread.confirm_agree')));
  await user.click(card.getByRole('button', { name: t('thread.confirm') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('thread.confirm_do') }));
  await screen.findByText(t('thread.confirm_done'));
  expect(api.inputs(cooperationApi.confirmFinal)).toMatchObject([{ round_id, version: 3, hashes: [sha256] }]);
});

it('says before a seal which comments are open, and beside it what another answer does', async () => {
  const [round] = thread().list;
  const pin = (state: Pin['state']): Pin => ({
    ...{ mark_id: ulid(), image_id, page: null, x: 0.25, y: 0.5, w: null, h: null, text: 'Too dark', state },
    replies: [],
  });
  const pins = [pin('open'), pin('done'), pin('open')];
  fakeApi(member).on(
    cooperationApi.threadDetail,
    thread({
      ...{ state: 'unconfirmed', actions: ['continue_providing', 'confirm'] },
      list: [{ ...round!, decision: 'approved', decided_at: round!.created_at, pins }],
    }),
  );
  const { user, t } = await renderApp(address, { member });
  const card = within(await screen.findByRole('region', { name: t('thread.confirm') }));
  await user.click(card.getByLabelText(t('thread.confirm_agree')));
  await user.click(card.getByRole('button', { name: t('thread.confirm') }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(t('thread.confirm_ask_open', { product: 'Canvas bag', count: 2 }));
  await user.click(dialog.getByRole('button', { name: t('ui.cancel') }));
  const other = within(screen.getByRole('region', { name: t('thread.instead') }));
  other.getByText(t('thread.instead_text'));
  other.getByText(t('thread.reply.feedback_needed'));
  other.getByRole('button', { name: t('thread.instead_send') });
});

it('says pins as a list, and compares two rounds', async () => {
  const [first] = thread().list;
  const pins: Pin[] = [
    {
      ...{ mark_id: ulid(), image_id, page: null, x: 0.25, y: 0.5, w: null, h: null },
      ...{ text: 'Too dark', state: 'open' },
      replies: [
        { reply_id: ulid(), by: 'brand', text: 'Lighter now', created_at: '2026-11-21T04:00:00.000Z' },
      ],
    },
  ];
  const other = { ...first!.images[0]!, image_id: ulid() };
  const api = fakeApi(member).on(
    cooperationApi.threadDetail,
    thread({
      actions: [],
      list: [
        { ...first!, decision: 'continue_providing', feedback: 'More', decided_at: first!.created_at, pins },
        { ...first!, round_id: ulid(), number: 2, images: [other] },
      ],
    }),
  );
  const { user, t, reload } = await renderApp(address, { member });
  const compare = within(await screen.findByRole('region', { name: t('thread.compare') }));
  expect(compare.getAllByRole('img')).toHaveLength(2);
  await user.click(compare.getByLabelText(t('thread.compare_slider')));
  compare.getByLabelText(t('thread.compare_share'));
  await user.click(screen.getByRole('heading', { name: t('thread.round', { number: 1 }) }));
  // In its round, and among what is still open from earlier rounds.
  expect(screen.getAllByText('Too dark')).toHaveLength(2);
  const openPins = async () =>
    within(await screen.findByRole('region', { name: t('thread.open_pins', { count: 1 }) }));
  const open = await openPins();
  open.getByText(`${t('thread.pin_at', { number: 1, x: 25, y: 50 })}:`);
  within(open.getByRole('list', { name: t('thread.pin_replies', { number: 1 }) })).getByText('Lighter now');

  api.on(cooperationApi.pinAnswer, refused('BUSY'));
  const reply = open.getByLabelText(t('thread.pin_reply', { number: 1 }));
  await user.type(reply, 'Better{Enter}');
  await waitFor(() => expect(api.inputs(cooperationApi.pinAnswer)).toMatchObject([{ text: 'Better' }]));
  // Nothing typed is lost when it is refused, nor by a reload, in either place.
  expect((reply as HTMLInputElement).value).toBe('Better');
  await reload();
  const again = await openPins();
  const replies = screen.getAllByLabelText<HTMLInputElement>(t('thread.pin_reply', { number: 1 }));
  expect(replies.map(({ value }) => value)).toEqual(['Better', 'Better']);
  api.on(cooperationApi.pinAnswer, { ...pins[0]!, state: 'done' });
  await user.type(replies[0]!, '{Enter}');
  await waitFor(() => expect(replies.map(({ value }) => value)).toEqual(['', '']));
  expect(Object.keys(localStorage).filter((name) => name.includes(pins[0]!.mark_id))).toEqual([]);
  // What is typed while a reply is sent stays.
  const sending = api.hold(cooperationApi.pinAnswer);
  await user.type(replies[0]!, 'Also the tail{Enter}');
  await waitFor(() =>
    expect(api.inputs(cooperationApi.pinAnswer).at(-1)).toMatchObject({ text: 'Also the tail' }),
  );
  await user.clear(replies[0]!);
  await user.type(replies[0]!, 'And the ears');
  const reads = api.calls(cooperationApi.threadDetail).length;
  sending.release({ ...pins[0]!, state: 'open' });
  await waitFor(() => expect(api.calls(cooperationApi.threadDetail).length).toBeGreaterThan(reads));
  await waitFor(() => expect(again.queryByRole('button', { busy: true })).toBeNull());
  expect(replies.map(({ value }) => value)).toEqual(['And the ears', 'And the ears']);
  await user.click(again.getByRole('button', { name: t('thread.pin_mark_done_of', { number: 1 }) }));
  expect(api.inputs(cooperationApi.pinAnswer).at(-1)).toMatchObject({
    mark_id: pins[0]!.mark_id,
    state: 'done',
  });
});

it('shows a document page by page: pins name their page, and both sides of a comparison turn together', async () => {
  const [first] = thread().list;
  const paper = (id: string) => ({
    ...first!.images[0]!,
    image_id: id,
    image_width: null,
    image_height: null,
    document: {
      ...{ page_path: `/${id}/1`, page_paths: [`/${id}/1`, `/${id}/2`, `/${id}/3`] },
      ...{ page_width: 1280, page_height: 1810, pages: 3, pages_read: 3, contacts: [] },
    },
  });
  const [before, now] = [ulid(), ulid()];
  const pin: Pin = {
    ...{ mark_id: ulid(), image_id: before, page: 2, x: 0.25, y: 0.5, w: null, h: null },
    ...{ text: 'Too small', state: 'open', replies: [] },
  };
  const api = fakeApi(member)
    .on(cooperationApi.threadReply, moved)
    .on(
      cooperationApi.threadDetail,
      thread({
        list: [
          {
            ...first!,
            images: [paper(before)],
            decision: 'continue_providing',
            decided_at: first!.created_at,
            pins: [pin],
          },
          { ...first!, round_id: ulid(), number: 2, images: [paper(now)] },
        ],
      }),
    );
  const { user, t } = await renderApp(address, { member });
  const open = within(await screen.findByRole('region', { name: t('thread.open_pins', { count: 1 }) }));
  const place = t('thread.pin_at', { number: 1, x: 25, y: 50 });
  open.getByText(`${t('thread.on_page', { place, page: 2 })}:`);
  open.getByRole('img', { name: t('thread.page', { number: 1, at: 1, page: 2 }) });
  expect(screen.getAllByRole('link', { name: t('thread.document', { at: 1, pages: 3 }) })).toHaveLength(2);

  const compare = within(screen.getByRole('region', { name: t('thread.compare') }));
  const shown = () => compare.getAllByRole('img').map((one) => one.getAttribute('src'));
  expect(shown()).toEqual([`/${before}/1`, `/${now}/1`]);
  expect(
    (compare.getByRole('button', { name: t('thread.compare_back') }) as HTMLButtonElement).disabled,
  ).toBe(true);
  await user.click(compare.getByRole('button', { name: t('thread.compare_next') }));
  await user.click(compare.getByRole('button', { name: t('thread.compare_next') }));
  expect(shown()).toEqual([`/${before}/3`, `/${now}/3`]);
  expect(
    (compare.getByRole('button', { name: t('thread.compare_next') }) as HTMLButtonElement).disabled,
  ).toBe(true);

  await user.click(
    screen.getByLabelText(t('thread.page', { number: 2, at: 1, page: 3 }), { selector: 'input' }),
  );
  await user.click(screen.getByRole('button', { name: t('thread.pin_add') }));
  const middle = t('thread.pin_at', { number: 1, x: 50, y: 50 });
  screen.getByRole('button', { name: t('thread.on_page', { place: middle, page: 3 }) });
  await user.type(await screen.findByLabelText(t('thread.pin_text', { number: 1 })), 'Too low');
  await user.type(screen.getByLabelText(t('thread.reply.feedback')), 'Nearly there');
  await user.click(screen.getByRole('button', { name: t('thread.reply.send') }));
  await screen.findByText(t('thread.reply.sent'));
  expect(api.inputs(cooperationApi.threadReply)).toMatchObject([
    { marks: [{ image_id: now, page: 3, x: 0.5, y: 0.5, text: 'Too low' }] },
  ]);
});
