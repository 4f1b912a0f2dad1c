import {
  commonApi,
  type ImageRequestAction,
  imageRequestApi,
  type ImageRequestDetail,
  type RequestedImageStatus,
  ulid,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { refused } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const image_request_id = ulid();
const [fox, tea] = [ulid(), ulid()] as const;

const image = (image_id: string, status: RequestedImageStatus) => ({
  ...{ image_id, thumb_path: `/${image_id}`, image_width: 4000, image_height: 3000 },
  ...{ file_name: 'a.png', file_size: 9, status, copy_no: '7K2M9QXP', downloads: 0 },
});
const request = (
  part: Partial<ImageRequestDetail<ImageRequestAction>> = {},
): ImageRequestDetail<ImageRequestAction> => ({
  image_request_id,
  cooperation_id: ulid(),
  coop_no: '261120ABC123',
  project_name: 'Spring series',
  brand_name: 'Green Field Goods',
  series_name: 'Four seasons',
  state: 'waiting',
  version: 3,
  purpose: 'Printing a bag',
  used_in: 'Shops in China',
  until: '2099-01-01',
  due_at: '2099-01-01T15:59:59.999Z',
  rests: 0,
  ...{ asked: 2, granted: 0, downloads: 0, picture: null },
  created_at: '2026-11-20T04:00:00.000Z',
  actions: ['grant', 'refuse'],
  marked: 0,
  by: 'brand',
  answer: null,
  answered_at: null,
  images: [image(fox, 'asked'), image(tea, 'asked')],
  downloads_list: [],
  ...part,
});
const address = withQuery(paths.imageRequestDetail, { id: IP_ID, image_request_id });
const moved = { image_request_id, state: 'granted' as const, version: 4 };

it('grants picture by picture, and refuses one only with a reason', async () => {
  const api = fakeApi(member)
    .on(imageRequestApi.imageRequestDetail, request())
    .on(imageRequestApi.imageDecide, moved);
  const { user, t } = await renderApp(address, { member });
  const second = t('images.picture', { at: 2 });
  await user.click(await screen.findByLabelText(`${t('images.grant_one')} · ${second}`));
  await user.click(screen.getByRole('button', { name: t('images.grant', { count: 1 }) }));
  await screen.findByText(t('images.reason_missing'));
  expect(api.inputs(imageRequestApi.imageDecide)).toEqual([]);
  await user.type(screen.getByLabelText(t('images.reason')), 'It is being redrawn');
  await user.click(screen.getByRole('button', { name: t('images.grant', { count: 1 }) }));
  await screen.findByText(t('images.decided'));
  expect(api.inputs(imageRequestApi.imageDecide)).toMatchObject([
    { image_request_id, version: 3, granted: [fox], marked: true, reason: 'It is being redrawn' },
  ]);
});

it('keeps what is chosen and typed over a reload, until it is sent', async () => {
  const api = fakeApi(member)
    .on(imageRequestApi.imageRequestDetail, request())
    .on(imageRequestApi.imageDecide, moved);
  const { user, t, reload } = await renderApp(address, { member });
  const second = `${t('images.grant_one')} · ${t('images.picture', { at: 2 })}`;
  await user.click(await screen.findByLabelText(second));
  await user.click(screen.getByLabelText(t('images.mark')));
  await user.type(screen.getByLabelText(t('images.reason')), 'It is being redrawn');
  await reload();
  expect(((await screen.findByLabelText(second)) as HTMLInputElement).checked).toBe(false);
  expect((screen.getByLabelText(t('images.mark')) as HTMLInputElement).checked).toBe(false);
  await user.click(screen.getByRole('button', { name: t('images.grant', { count: 1 }) }));
  await screen.findByText(t('images.decided'));
  expect(api.inputs(imageRequestApi.imageDecide)).toMatchObject([
    { granted: [fox], marked: false, reason: 'It is being redrawn' },
  ]);
  expect(Object.keys(localStorage).filter((name) => name.includes(image_request_id))).toEqual([]);
});

it('revokes one picture or all after a question, and keeps the reason when it is refused', async () => {
  const granted = request({
    ...{ state: 'granted', granted: 1, marked: 1, actions: ['revoke', 'revoke_some'] },
    images: [image(fox, 'granted'), image(tea, 'refused')],
  });
  const api = fakeApi(member)
    .on(imageRequestApi.imageRequestDetail, granted)
    .on(imageRequestApi.imageRevoke, refused('BUSY'));
  const { user, t } = await renderApp(address, { member });
  const one = `${t('images.revoke_one')} · ${t('images.picture', { at: 1 })}`;
  // Of the refused picture there is nothing to revoke.
  expect(
    await screen.findAllByRole('button', { name: new RegExp(`^${t('images.revoke_one')} ·`) }),
  ).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: one }));
  await screen.findByText(t('images.reason_missing'));
  const reason = screen.getByLabelText(t('images.answer'));
  await user.type(reason, 'A new key visual');
  const confirm = async (button: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('images.revoke') }));
  };
  await confirm(one);
  expect((reason as HTMLInputElement).value).toBe('A new key visual');
  api.on(imageRequestApi.imageRevoke, { ...moved, state: 'revoked' });
  await confirm(t('images.revoke_all'));
  await screen.findByText(t('images.revoked'));
  expect(api.inputs(imageRequestApi.imageRevoke)).toMatchObject([
    { images: [fox], reason: 'A new key visual' },
    { images: [], version: 3 },
  ]);
});

it('keeps the reason of a revocation over a reload, until it is sent', async () => {
  const granted = request({ state: 'granted', granted: 2, actions: ['revoke', 'revoke_some'] });
  const api = fakeApi(member)
    .on(imageRequestApi.imageRequestDetail, granted)
    .on(imageRequestApi.imageRevoke, { ...moved, state: 'revoked' });
  const { user, t, reload } = await renderApp(address, { member });
  await user.type(await screen.findByLabelText(t('images.answer')), 'A new key visual');
  await reload();
  const reason = await screen.findByLabelText<HTMLInputElement>(t('images.answer'));
  expect(reason.value).toBe('A new key visual');
  await user.click(screen.getByRole('button', { name: t('images.revoke_all') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('images.revoke') }));
  await screen.findByText(t('images.revoked'));
  expect(api.inputs(imageRequestApi.imageRevoke)).toMatchObject([{ reason: 'A new key visual' }]);
  expect(Object.keys(localStorage).filter((name) => name.includes(image_request_id))).toEqual([]);
});

it('shows who downloaded which copy, also what broke off, and offers nothing once it has ended', async () => {
  const at = '2026-11-21T04:00:00.000Z';
  fakeApi(member).on(
    imageRequestApi.imageRequestDetail,
    request({
      ...{ state: 'revoked', actions: [], marked: 1, answer: 'A new key visual', downloads: 2 },
      images: [image(fox, 'revoked'), image(tea, 'refused')],
      downloads_list: [
        { download_id: ulid(), copy_no: '7K2M9QXP', by: 'brand', at, complete: 0 },
        { download_id: ulid(), copy_no: '7K2M9QXP', by: 'staff', at, complete: 1 },
      ],
    }),
  );
  const { t } = await renderApp(address, { member });
  await screen.findByText('A new key visual');
  const lines = screen.getAllByText(new RegExp(t('images.copy', { number: '7K2M9QXP' })));
  expect(lines.map(({ textContent }) => textContent!.includes(t('images.broken_off')))).toEqual([
    true,
    false,
  ]);
  expect(screen.queryByRole('button', { name: t('images.revoke_all') })).toBeNull();
});

it.each(['ended', 'expired', 'withdrawn'] as const)('awaits no answer once it is %s', async (state) => {
  fakeApi(member).on(imageRequestApi.imageRequestDetail, request({ state, actions: [] }));
  const { t } = await renderApp(address, { member });
  expect(await screen.findAllByText(t('images.unanswered'))).toHaveLength(2);
  expect(screen.queryByText(t('image_status.asked'))).toBeNull();
});

describe('tracing a found copy', () => {
  const out = (downloads: number) =>
    request({
      ...{ state: 'granted', granted: 2, actions: [], downloads },
      images: [fox, tea].map((id) => ({ ...image(id, 'granted'), downloads })),
    });
  const found = {
    ...{ image_id: ulid(), file_name: 'found.png', file_path: '/found', thumb_path: null, tile_path: null },
    ...{
      file_size: 9,
      image_width: 400,
      image_height: 300,
      image_name: 'found.png',
      image_status: 0 as const,
    },
  };
  const copy = {
    image_request_id,
    coop_no: '261120ABC123',
    brand_name: 'Green Field Goods',
    copy_no: '7K2M9QXP',
  };

  it('answers for the picture it was asked of, not for one that was chosen meanwhile', async () => {
    const api = fakeApi(member).on(imageRequestApi.imageRequestDetail, out(1)).on(commonApi.upload, found);
    const asked = api.hold(imageRequestApi.imageTrace);
    const { user, t } = await renderApp(address, { member });
    const picker = await screen.findByLabelText(t('images.trace_found'), { selector: 'input' });
    await user.upload(picker, new File(['png'], 'found.png', { type: 'image/png' }));
    const trace = screen.getByRole('button', { name: t('images.trace_do') });
    await waitFor(() => expect(trace).toHaveProperty('disabled', false));
    await user.click(trace);
    const choose = (at: number) =>
      user.click(screen.getByRole('radio', { name: t('images.picture', { at }) }));
    await choose(2);
    asked.release({ copy });
    await waitFor(() => expect(trace.getAttribute('aria-busy')).not.toBe('true'));
    const answer = t('images.traced', {
      brand: copy.brand_name,
      number: copy.copy_no,
      coop_no: copy.coop_no,
    });
    expect(screen.queryByText(answer)).toBeNull();
    await choose(1);
    await screen.findByText(answer);
  });

  it('is offered with the first download, without opening the page again', async () => {
    const api = fakeApi(member).on(imageRequestApi.imageRequestDetail, out(0));
    const { t } = await renderApp(address, { member });
    await screen.findByText('Four seasons');
    expect(screen.queryByRole('heading', { name: t('images.trace') })).toBeNull();
    api.on(imageRequestApi.imageRequestDetail, out(1));
    const { queries } = await import('../../app/queries');
    await queries.invalidateQueries();
    await screen.findByRole('heading', { name: t('images.trace') });
  });
});
