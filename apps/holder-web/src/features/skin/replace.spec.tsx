import {
  commonApi,
  messageApi,
  NO_MATERIAL,
  skinApi,
  type SkinDetail,
  SKIN_FIELDS,
  ulid,
  type UploadedFile,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { refused } from '../../testing/fake-api';
import { aMember } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { png } from '../../testing/png';
import { renderApp } from '../../testing/render-app';
import type { Problem } from './studio/match-files';

const member = aMember();
const stored = (file_name: string): UploadedFile => ({
  image_id: ulid(),
  file_name,
  file_path: `/files/${file_name}`,
  thumb_path: null,
  tile_path: null,
  file_size: 1000,
  image_width: 162,
  image_height: 162,
  image_name: file_name,
  image_status: 0,
});
const stickers = Array.from({ length: 15 }, (_, at) => ({
  name: `${String(at + 1)}_name${String(at + 1)}`,
  image: stored(`${String(at + 1)}.png`),
}));
const withGaps = (...numbers: number[]) =>
  stickers.map((one, at) => (numbers.includes(at + 1) ? { name: '', image: null } : one));
const card = stored('card.png');
const skin = (emoji_list: SkinDetail['material']['emoji_list'] = stickers): SkinDetail => ({
  skin_id: ulid(),
  goods_name: 'Fox',
  goods_image: null,
  creation: 'manual',
  state: 'creating',
  version: 3,
  actions: ['save', 'submit'],
  missing: 1,
  submitted_at: null,
  decided_at: null,
  listed_on: null,
  listing_link: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  material: { ...NO_MATERIAL, goods_name: 'Fox', card_image: card, emoji_list },
  incomplete: [...SKIN_FIELDS],
  reason_code: null,
  reason: null,
  marks: [],
  changed: [],
  tender_title: null,
});

async function openStudio(one = skin()) {
  const api = fakeApi(member)
    .on(messageApi.unreadCount, { unread: 0, groups: {} as never })
    .on(skinApi.detail, one)
    .on(skinApi.save, { skin_id: one.skin_id, state: 'creating', version: 4 });
  const app = await renderApp(withQuery(paths.bilibiliGoodsEdit, { skin_id: one.skin_id }), { member });
  const { t, user } = app;
  await screen.findByRole('button', { name: t('skin.submit') });
  const chooser = screen.getByLabelText<HTMLInputElement>(t('skin.replace'), { selector: 'input' });
  const opened = jest.spyOn(chooser, 'click');
  const pack = within(screen.getByRole('list', { name: t('skin.names') }));
  const button = (key: 'skin.replace_of' | 'skin.choose_of', number: number) =>
    pack.getByRole('button', { name: t(key, { number }) });
  return {
    ...app,
    api,
    button,
    /** Opens the file chooser of a sticker with the keyboard, and chooses. */
    choose: async (
      number: number,
      file: File,
      key: 'skin.replace_of' | 'skin.choose_of' = 'skin.replace_of',
    ) => {
      button(key, number).focus();
      await user.keyboard('{Enter}');
      expect(opened).toHaveBeenCalled();
      await user.upload(chooser, file);
    },
    nameOf: (number: number) =>
      pack.getByRole<HTMLInputElement>('textbox', { name: t('skin.name_of', { number }) }).value,
    saved: () => api.inputs(skinApi.save).at(-1)?.emoji_list,
  };
}

type App = Awaited<ReturnType<typeof openStudio>>;

/** Adds a sticker that fits to the pack. */
async function addSticker({ api, t, user }: App, name: string) {
  const createImageBitmap = () => Promise.resolve({ width: 162, height: 162, close: () => undefined });
  Object.assign(globalThis, { createImageBitmap });
  api.next(commonApi.upload, stored(name));
  const input = screen.getByLabelText<HTMLInputElement>(t('skin.slot.emoji_list'), { selector: 'input' });
  await user.upload(input, png(name));
}
async function remove({ t, user }: App, name: string) {
  await user.click(await screen.findByRole('button', { name: t('upload.remove', { name }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('upload.remove_yes') }));
}

it('replaces each sticker in its place: the name stays unless the new file has one', async () => {
  const { api, t, choose, nameOf, saved, button } = await openStudio();
  for (let number = 1; number <= 15; number += 1) button('skin.replace_of', number);
  const [unnamed, named] = [stored('new.png'), stored('2_laugh.png')];
  const replace = button('skin.replace_of', 4);
  api.next(commonApi.upload, unnamed, named);
  await choose(4, png('new.png'));
  await screen.findByText(t('skin.replaced', { number: 4 }));
  expect(nameOf(4)).toBe('name4');
  // The same button, so that the focus stays on it.
  expect(button('skin.replace_of', 4)).toBe(replace);
  // The number in the name of the file moves nothing.
  await choose(9, png('2_laugh.png'));
  await screen.findByText(t('skin.replaced', { number: 9 }));
  expect([nameOf(2), nameOf(9)]).toEqual(['name2', 'laugh']);
  await waitFor(() => expect(saved()?.[8]).toEqual({ name: '9_laugh', image: named.image_id }));
  const others = stickers.flatMap(({ image: { image_id } }, at) => (at === 3 || at === 8 ? [] : image_id));
  expect(saved()?.[3]).toEqual({ name: '4_name4', image: unnamed.image_id });
  expect(saved()?.flatMap(({ image }, at) => (at === 3 || at === 8 ? [] : image))).toEqual(others);
});

it('says beside the sticker why a file does not fit, and leaves the old one', async () => {
  const { api, t, choose, button, nameOf } = await openStudio();
  const lineOf = (number: number) => within(button('skin.replace_of', number).closest('li')!);
  await choose(4, png('4_wide.png', 163));
  const alert = await lineOf(4).findByRole('alert');
  expect(alert.textContent).toContain(`4_wide.png ${t('rule.file_pixels', { width: 162, height: 162 })}`);
  api.next(
    commonApi.upload,
    refused('VALIDATION', { errors: [{ field: 'file', rule: 'file_moves', args: {} }] }),
  );
  await choose(5, png('5_sad.png'));
  expect((await lineOf(5).findByRole('alert')).textContent).toContain(t('rule.file_moves'));
  expect(lineOf(4).queryByRole('alert')).not.toBeNull();
  expect([nameOf(4), nameOf(5)]).toEqual(['name4', 'name5']);
  const faces = screen.getByRole('list', { name: t('skin.names') }).querySelectorAll('img');
  expect([...faces].map((face) => face.getAttribute('src'))).toEqual(
    stickers.map(({ image }) => image.file_path),
  );
  expect(api.inputs(skinApi.save)).toEqual([]);
  // What fits at last takes the reason away.
  api.next(commonApi.upload, stored('4_wide.png'));
  await choose(4, png('4_wide.png'));
  await screen.findByText(t('skin.replaced', { number: 4 }));
  expect(lineOf(4).queryByRole('alert')).toBeNull();
});

it('fills a place that waits for its picture, and nothing is submitted while a file is on its way', async () => {
  const { api, t, user, choose, nameOf } = await openStudio(skin(withGaps(7)));
  const held = api.hold(commonApi.upload);
  await choose(7, png('7_yawn.png'), 'skin.choose_of');
  await user.click(screen.getByRole('button', { name: t('skin.submit') }));
  await screen.findByText(t('upload.still'));
  held.release(stored('7_yawn.png'));
  await screen.findByText(t('skin.replaced', { number: 7 }));
  expect(nameOf(7)).toBe('yawn');
});

it('follows a sticker that is moved meanwhile, and gives up one that is removed', async () => {
  const app = await openStudio(skin(stickers.slice(0, 2)));
  const { api, t, choose, nameOf, saved } = app;
  const [first, second] = [api.hold(commonApi.upload), api.hold(commonApi.upload)];
  await choose(1, png('1_gone.png'));
  await choose(2, png('2_here.png'));
  await remove(app, '1.png');
  first.release(stored('1_gone.png'));
  const here = stored('2_here.png');
  second.release(here);
  await screen.findByText(t('skin.replaced', { number: 1 }));
  expect(nameOf(1)).toBe('here');
  await waitFor(() => expect(saved()).toEqual([{ name: '1_here', image: here.image_id }]));
});

it('replaces the picture of a slot, which stays while the new one does not fit', async () => {
  const { api, t, user } = await openStudio();
  const sizes: Readonly<Record<string, number>> = { 'wide.png': 181, 'fits.png': 180 };
  Object.assign(globalThis, {
    createImageBitmap: ({ name }: File) =>
      Promise.resolve({ width: sizes[name], height: 102, close: () => undefined }),
  });
  const label = t('skin.slot.card_image');
  const slot = within(screen.getByRole('group', { name: label }));
  const replace = slot.getByRole('button', { name: `${label} · ${t('skin.replace')}` });
  expect(replace.textContent).toBe(t('skin.replace'));
  const input = slot.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const opened = jest.spyOn(input, 'click');
  replace.focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
  await user.upload(input, png('wide.png', 181, 102));
  await slot.findByText(t('rule.file_pixels', { width: 180, height: 102 }));
  slot.getByRole('button', { name: t('upload.view', { name: 'card.png' }) });
  expect(api.inputs(commonApi.upload)).toEqual([]);
  const fits = stored('fits.png');
  api.next(commonApi.upload, fits);
  await user.upload(input, png('fits.png', 180, 102));
  await slot.findByRole('button', { name: t('upload.view', { name: 'fits.png' }) });
  expect(slot.queryByText(t('rule.file_pixels', { width: 180, height: 102 }))).toBeNull();
  await waitFor(() => expect(api.inputs(skinApi.save).at(-1)).toMatchObject({ card_image: fits.image_id }));
});

/** Drops files that the worker takes like this. */
async function drop({ user }: App, postMessage: (this: EventTarget) => void) {
  class FakeWorker extends EventTarget {
    postMessage = postMessage;
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  await user.upload(document.querySelector<HTMLInputElement>('[data-studio=files]')!, png('any.png'));
}
/** Drops files that the worker matches like this. */
async function dropped(app: App, problems: Problem[]) {
  await drop(app, function answer() {
    this.dispatchEvent(new MessageEvent('message', { data: { placed: [], problems } }));
  });
  await screen.findByText(problems[0]!.name);
}
const unnumbered = (name: string): Problem => ({
  name,
  field: 'emoji_list',
  rule: 'sticker_name',
  args: { most: 15, max: 5 },
});

it('names a sticker without a number no longer once it is in a place', async () => {
  const app = await openStudio(skin(withGaps(7, 9)));
  const { api, t, choose } = app;
  await dropped(app, ['yawn.png', 'wink.png', 'other.png'].map(unnumbered));
  api.next(commonApi.upload, stored('yawn.png'), stored('9_wink.png'));
  await choose(7, png('yawn.png'), 'skin.choose_of');
  await screen.findByText(t('skin.replaced', { number: 7 }));
  expect(screen.queryByText('yawn.png')).toBeNull();
  for (const name of ['wink.png', 'other.png']) screen.getByText(name);
  // The pack has all fifteen now, so that no file lacks a place.
  await choose(9, png('9_wink.png'), 'skin.choose_of');
  await screen.findByText(t('skin.replaced', { number: 9 }));
  for (const name of ['wink.png', 'other.png']) expect(screen.queryByText(name)).toBeNull();
});

it('says that files could not be handed over, and takes those that come later', async () => {
  const app = await openStudio();
  const failed = app.t('skin.studio.failed');
  await drop(app, () => {
    throw new DOMException('could not be cloned', 'DataCloneError');
  });
  await screen.findByText(failed);
  await dropped(app, [unnumbered('yawn.png')]);
  expect(screen.queryByText(failed)).toBeNull();
});

it('forgets what did not fit into a place once the place had a picture', async () => {
  // In a full pack the others would close up.
  const app = await openStudio(skin(withGaps(7, 9)));
  const { choose, button } = app;
  await choose(7, png('7_wide.png', 163), 'skin.choose_of');
  await screen.findByText(/7_wide\.png/);
  await addSticker(app, 'fits.png');
  await waitFor(() => button('skin.replace_of', 7));
  await remove(app, 'fits.png');
  await waitFor(() => button('skin.choose_of', 7));
  expect(screen.queryByText(/7_wide\.png/)).toBeNull();
});

it('names no longer what did not fit into a place that a new picture fills', async () => {
  const app = await openStudio(skin(stickers.slice(0, 2)));
  const wide = { field: 'emoji_list', rule: 'file_pixels', args: { width: 162, height: 162 } } as const;
  await dropped(app, [
    { ...wide, name: '3_wide.png', place: 'emoji_list 3' },
    { ...wide, name: '4_wide.png', place: 'emoji_list 4' },
  ]);
  await addSticker(app, '3_fits.png');
  await waitFor(() => expect(screen.queryByText('3_wide.png')).toBeNull());
  screen.getByText('4_wide.png');
});
