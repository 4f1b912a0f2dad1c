import { type ImageRequestRecord, type Role, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const [fox, tea] = [ulid(), ulid()] as const;
const image = (image_id: string, status: 'granted' | 'refused', file_name: string) => ({
  ...{ image_id, thumb_path: null, image_width: 4000, image_height: 3000, file_size: 9, downloads: 1 },
  ...{ status, file_name, copy_no: '7K2M9QXP' },
});
const record: ImageRequestRecord = {
  id: ulid(),
  state: 'granted',
  version: 3,
  actions: [],
  ...{ cooperation_id: ulid(), coop_no: '261120ABC123', project_name: 'Spring series' },
  ...{ ip_id: ulid(), ip_name: 'Moonbear', brand_name: 'Green Field Goods', series_name: 'Four seasons' },
  ...{ purpose: 'Printing a bag', used_in: 'Shops in China', until: '2099-01-01' },
  ...{ asked: 2, granted: 1, downloads: 1, has_contact: 0, marked: 1, answer: null },
  ...{ due_at: null, rests: 0, escalated_at: null, created_at: '2026-11-20T08:00:00.000Z' },
  images: [image(fox, 'granted', 'fox.png'), image(tea, 'refused', 'tea.png')],
  downloads_list: [
    { download_id: ulid(), copy_no: '7K2M9QXP', by: 'staff', at: '2026-11-21T08:00:00.000Z', complete: 0 },
  ],
};

async function open(role: Role, part: Partial<ImageRequestRecord> = {}) {
  const api = fakeConsole(staffMember(role))
    .on('image-requests.list', listed('image-requests', [record]))
    .on('image-requests.one', { ...record, ...part })
    .on('image-requests.historyOf', []);
  const app = await renderConsole(`/image-requests/${record.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Four seasons' });
  return { ...app, api };
}

it('offers downloads of granted pictures to staff who act for brands, and says who downloaded', async () => {
  const { t } = await open('reviewer');
  const images = within(screen.getByRole('list', { name: t('image_request.images') }));
  expect(images.getAllByRole('listitem')).toHaveLength(2);
  expect(images.getAllByRole('button', { name: t('image_request.download') })).toHaveLength(1);
  screen.getByText(new RegExp(t('image_request.broken_off')));
});

it('offers none where the grant has ended', async () => {
  const { t } = await open('reviewer', { state: 'revoked' });
  expect(screen.queryByRole('button', { name: t('image_request.download') })).toBeNull();
});

it('withdraws the version on the screen', async () => {
  const { api, user, t } = await open('reviewer', { state: 'waiting', actions: ['withdraw'] });
  api.on('image-requests.decide', { ...record, state: 'withdrawn' });
  const withdraw = t('action.image_request.withdraw');
  await user.click(screen.getByRole('button', { name: withdraw }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: withdraw }));
  await screen.findByText(t('review.taken', { action: withdraw }));
  expect(api.sent('image-requests.decide')).toMatchObject([
    { params: { id: record.id, action: 'withdraw' }, body: { version: 3 } },
  ]);
});

it('says why no answer is due while the cooperation rests', async () => {
  const { t } = await open('reviewer', { state: 'waiting', rests: 1 });
  screen.getByText(t('cooperation.resting'));
});
