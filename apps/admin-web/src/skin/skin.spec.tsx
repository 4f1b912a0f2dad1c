import { type HistoryLine, NO_MATERIAL, type SkinAdminRecord, ulid, type UploadedFile } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const me = staffMember('reviewer');
const image: UploadedFile = {
  image_id: ulid(),
  file_name: '1.png',
  file_path: '/files/1',
  thumb_path: null,
  tile_path: null,
  file_size: 1000,
  image_width: 162,
  image_height: 162,
  image_name: '1.png',
  image_status: 0,
};
const skin = (part: Partial<SkinAdminRecord> = {}): SkinAdminRecord => ({
  id: ulid(),
  state: 'under_review',
  version: 4,
  actions: ['approve', 'reject'],
  ip_id: ulid(),
  ip_name: 'Lantern Fox',
  goods_name: 'Fox in snow',
  picture: null,
  creation: 'manual',
  submitted_at: '2026-11-20T08:00:00.000Z',
  decided_at: null,
  listed_on: null,
  listing_link: null,
  reason_code: null,
  reason: null,
  due_at: null,
  assignee_id: null,
  assignee_name: null,
  assigned_at: null,
  material: { ...NO_MATERIAL, fans_number_color: 'FFAA00', emoji_list: [{ name: '1_笑', image }] },
  marks: [],
  changed_since: [],
  submitter_name: null,
  tender_id: null,
  tender_title: null,
  ...part,
});

async function open(record: SkinAdminRecord, history: HistoryLine[] = []) {
  const api = fakeConsole(me)
    .on('skins.list', listed('skins', [record]))
    .on('skins.one', record)
    .on('skins.historyOf', history)
    .on('lookalikes.lookalikes', []);
  const app = await renderConsole(`/skins/${record.id}/show`);
  await screen.findByRole('heading', { level: 1, name: record.goods_name });
  return { ...app, api };
}

it('sends a reason with each mark, on a slot and on one sticker', async () => {
  const record = skin();
  const { api, user, t } = await open(record);
  api.on('skins.decide', { id: record.id, state: 'rejected', version: 5 });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('action.skin.reject')}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(t('skin_reason.picture_unclear')));
  const [color] = dialog.getAllByRole('checkbox', { name: new RegExp(t('name.fans_number_color')) });
  await user.click(color!);
  await user.type(
    dialog.getByLabelText(t('marks.reason', { field: t('name.fans_number_color') })),
    'Too pale',
  );
  const sticker = t('marks.picture', { field: t('name.emoji_list'), number: 1 });
  await user.click(dialog.getByRole('checkbox', { name: sticker }));
  await user.type(dialog.getByLabelText(t('marks.reason', { field: sticker })), 'Too small');
  await user.click(dialog.getByRole('button', { name: t('action.skin.reject') }));
  await waitFor(() => expect(api.sent('skins.decide')).toHaveLength(1));
  expect(api.sent('skins.decide').map(({ body }) => body)).toEqual([
    {
      version: 4,
      reason_code: 'picture_unclear',
      reason: '',
      marks: [
        { field: 'fans_number_color', reason: 'Too pale' },
        { field: 'emoji_list', image_id: image.image_id, reason: 'Too small' },
      ],
    },
  ]);
});

it('draws every set, and offers the package of approved material only', async () => {
  const first = await open(skin());
  expect(document.querySelectorAll('.skin-phone')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: first.t('skin.package') })).toBeNull();
});

it('offers the package of approved material', async () => {
  const record = skin({
    state: 'pending_listing',
    actions: ['list'],
    decided_at: '2026-11-21T08:00:00.000Z',
  });
  const { t } = await open(record);
  const link = screen.getByRole('link', { name: t('skin.package') });
  expect(link.getAttribute('href')).toBe(`/api/admin/skins/${record.id}/package`);
});

it('says in the history which stickers were changed, and leaves out the others', async () => {
  const [old, now] = ['01ARZ3NDEKTSV4RRFFQ6MADE2D', '01ARZ3NDEKTSV4RRFFQ6NEWNEW'];
  const others = Array.from({ length: 14 }, (_, at) => ({ name: `${String(at + 2)}_same`, image: ulid() }));
  const stickers = (name: string, image: string | null) => [{ name, image }, ...others];
  const line = (before: object[], after: object[]): HistoryLine => ({
    ...{ id: ulid(), at: '2026-11-21T08:00:00.000Z', action: 'update', reason: null },
    ...{ from_state: null, to_state: null, actor_type: 'member', actor_name: 'Ann' },
    changes: [{ field: 'emoji_list', before, after }],
  });
  await open(skin(), [
    line(stickers('', null), stickers('1_laugh', now)),
    line(stickers('1_laugh', now), stickers('1_cry', old)),
  ]);
  await screen.findByText('1_cry …MADE2D');
  const changes = [...document.querySelectorAll('.changes dd')].map((one) => one.textContent);
  expect(changes.toSorted()).toEqual(['1_laugh …NEWNEW → 1_cry …MADE2D', '— → 1_laugh …NEWNEW']);
});
