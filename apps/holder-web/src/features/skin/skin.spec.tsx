import {
  messageApi,
  NO_MATERIAL,
  skinApi,
  type SkinDetail,
  SKIN_FIELDS,
  type SkinList,
  SKIN_STATES,
  type SkinState,
  ulid,
  type UploadedFile,
} from '@ipw/domain';
import { render, screen, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';
import { contrastOf, rgbOf } from './contrast';

const member = aMember();
const picture = (name: string): UploadedFile => ({
  image_id: ulid(),
  file_name: `${name}.png`,
  file_path: `/files/${name}`,
  thumb_path: null,
  tile_path: null,
  file_size: 1000,
  image_width: 162,
  image_height: 162,
  image_name: name,
  image_status: 0,
});
const skin = (part: Partial<SkinDetail> = {}): SkinDetail => ({
  skin_id: ulid(),
  goods_name: 'Fox',
  goods_image: null,
  creation: 'manual',
  state: 'creating',
  version: 3,
  actions: ['save', 'submit'],
  missing: SKIN_FIELDS.length,
  submitted_at: null,
  decided_at: null,
  listed_on: null,
  listing_link: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  material: { ...NO_MATERIAL, goods_name: 'Fox' },
  incomplete: [...SKIN_FIELDS],
  reason_code: null,
  reason: null,
  marks: [],
  changed: [],
  tender_title: null,
  ...part,
});
const counts = (part: Partial<Record<SkinState, number>> = {}) =>
  ({ ...Object.fromEntries(SKIN_STATES.map((state) => [state, 0])), ...part }) as Record<SkinState, number>;
const listOf = (...list: SkinDetail[]): SkinList => ({
  ...pageOf(list),
  counts: counts({ creating: list.length }),
});
const server = () => fakeApi(member).on(messageApi.unreadCount, { unread: 0, groups: {} as never });
const at = (one: SkinDetail, tab?: string) =>
  withQuery(paths.bilibiliGoodsEdit, { skin_id: one.skin_id, tab });

it('lists skins by state with counts, and leads an empty list to the first', async () => {
  server().on(skinApi.list, listOf());
  const { t } = await renderApp(paths.bilibiliGoodsManagement, { member });
  await screen.findByText(t('skin.empty.title'));
  const tabs = within(screen.getByRole('navigation', { name: t('skin.states') }));
  expect(tabs.getAllByRole('link').map((one) => one.textContent)).toContain(`${t('state.skin.listed')} 0`);
  expect(screen.getByRole('link', { name: t('skin.new') }).getAttribute('href')).toContain(
    paths.bilibiliGoodsEdit,
  );
});

it('calls the day of a listing a plan until it is there', async () => {
  const planned = skin({
    state: 'pending_listing',
    listed_on: '2027-01-31',
    actions: [],
    goods_name: 'Plan',
  });
  const listed = skin({ state: 'listed', listed_on: '2026-11-20', actions: [], goods_name: 'There' });
  server().on(skinApi.list, listOf(planned, listed));
  const { t } = await renderApp(paths.bilibiliGoodsManagement, { member });
  const saidOf = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li')!.textContent;
  expect(await saidOf('Plan')).toContain(t('skin.planned_on', { day: 'January 31, 2027' }));
  expect(await saidOf('There')).toContain(t('skin.listed_on', { day: 'November 20, 2026' }));
});

it('says what is missing before anything is sent, and asks for the letter', async () => {
  const one = skin();
  const api = server().on(skinApi.detail, one);
  const { user, t } = await renderApp(at(one), { member });
  await user.click(await screen.findByRole('button', { name: t('skin.submit') }));
  await screen.findByText(t('skin.stickers.missing'));
  screen.getByText(t('skin.agree.missing'));
  expect(api.inputs(skinApi.submit)).toEqual([]);
});

it('keeps a colour and weighs names while they are typed', async () => {
  const one = skin();
  const api = server()
    .on(skinApi.detail, one)
    .on(skinApi.save, { skin_id: one.skin_id, state: 'creating', version: 4 });
  const { user, t } = await renderApp(at(one), { member });
  await user.type(await screen.findByLabelText(t('skin.slot.card_name')), '雪夜ab');
  screen.getByText('6/32');
  await user.type(screen.getByLabelText(t('skin.slot.fans_number_color')), '#ffaa00');
  await user.tab();
  await screen.findByText(t('claim.saving.saved'));
  expect(api.inputs(skinApi.save).at(-1)).toMatchObject({
    skin_id: one.skin_id,
    card_name: '雪夜ab',
    fans_number_color: 'FFAA00',
  });
});

it('shows the reasons slot by slot and sticker by sticker, and leads to the material', async () => {
  const image = picture('sticker');
  const one = skin({
    state: 'rejected',
    reason_code: 'picture_unclear',
    reason: 'Two things',
    material: { ...NO_MATERIAL, emoji_list: [{ name: '1_笑', image }] },
    marks: [
      { field: 'fans_number_color', reason: 'Too pale' },
      { field: 'emoji_list', image_id: image.image_id, reason: 'Too small' },
    ],
  });
  server().on(skinApi.detail, one);
  const { user, t } = await renderApp(at(one), { member });
  const result = within((await screen.findByText('Two things')).parentElement!);
  expect(result.getByText(/Too pale/).textContent).toContain(t('skin.slot.fans_number_color'));
  expect(result.getByText(/Too small/).textContent).toContain('1_笑');
  await user.click(screen.getByRole('link', { name: t('skin.modify') }));
  await screen.findByRole('button', { name: t('skin.resubmit') });
  expect(screen.queryByText('Two things')).toBeNull();
  screen.getByText('Too pale');
});

it('withdraws what waits for its listing, after a question', async () => {
  const one = skin({ state: 'pending_listing', actions: ['withdraw'] });
  const api = server()
    .on(skinApi.detail, one)
    .on(skinApi.withdraw, { skin_id: one.skin_id, state: 'creating', version: 4 });
  const { user, t } = await renderApp(at(one), { member });
  await user.click(await screen.findByRole('button', { name: t('skin.withdraw') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('skin.withdraw') }));
  await screen.findByText(t('skin.withdraw.done'));
  expect(api.inputs(skinApi.withdraw)).toMatchObject([{ skin_id: one.skin_id, version: 3 }]);
});

it('reckons the contrast of colours as WCAG does', () => {
  expect(contrastOf(rgbOf('000000'), rgbOf('FFFFFF'))).toBe(21);
  expect(contrastOf(rgbOf('777777'), rgbOf('FFFFFF'))).toBeCloseTo(4.48, 2);
  expect(contrastOf(rgbOf('FFAA00'), rgbOf('FFAA00'))).toBe(1);
});

it('shows fifty files that did not fit, and the others when they are asked for', async () => {
  const one = skin();
  server().on(skinApi.detail, one);
  const { user, t } = await renderApp(at(one), { member });
  await screen.findByRole('button', { name: t('skin.submit') });
  const { Problems } = await import('./Problems');
  const problems = Array.from({ length: 62 }, (_, at) => ({
    name: `${String(at)}.png`,
    field: null,
    rule: 'no_slot' as const,
    args: {},
  }));
  const { container } = render(<Problems problems={problems} />);
  const lines = within(container);
  expect(lines.getAllByRole('listitem')).toHaveLength(50);
  await user.click(lines.getByText(t('skin.studio.more', { count: 12 })));
  expect(await lines.findByText('61.png')).toBeTruthy();
  expect(lines.getAllByRole('listitem')).toHaveLength(62);
});
