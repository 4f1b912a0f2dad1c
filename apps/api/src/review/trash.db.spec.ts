/** The trash of all kinds: deleted, restored as it was, deleted for good. */
import { idFieldOf, kindOf, STORY_NAMES, type StoryName } from '@ipw/domain';
import {
  ann,
  begin,
  call,
  count,
  detail,
  everybody,
  idsOf,
  ip,
  pass,
  pic,
  published,
  query,
  save,
  submit,
} from '../../testing/gallery';
import { member } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { sweepTrash } from '../../testing/services';
import { complete, idIn, keep, listed, liveItem, look, of, send, shown } from '../../testing/story';
import { sweep } from '../../testing/sweep';

const { db } = api();
beforeEach(begin);

const trash = async (more: object = {}) =>
  (await call('review/trashList', ann, { ip_id: ip, ...more })).data.list as Record<string, never>[];
const remove = async (kind: StoryName, id: string): Promise<string> =>
  (await call(`ip/${kind}Delete`, ann, of(kind, id))).data.trash_id;
const removeSeries = async (series_id: string): Promise<string> =>
  (await call('gallery/seriesDelete', ann, { ip_id: ip, series_id })).data.trash_id;
const restore = (trash_id: string) => call('review/trashRestore', ann, { ip_id: ip, trash_id });
/** Lets days go by for everything in the trash, and for unused files. */
async function pass30Days(): Promise<void> {
  await db().query('UPDATE content_trash SET ends_at = ends_at - INTERVAL 30 DAY');
  await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
  await sweepTrash();
  await sweep();
}
const filesOf = (kind: StoryName, data: object) =>
  Object.keys(kindOf(kind).files).flatMap((field) => [data[field as never]].flat()) as string[];

describe.each(STORY_NAMES)('a deleted %s', (kind) => {
  it('that was live is live again after it was restored, with its files', async () => {
    const { id, first } = await liveItem(kind);
    const trash_id = await remove(kind, id);
    expect(await shown(kind)).toEqual([]);
    expect(await trash()).toEqual([
      expect.objectContaining({ trash_id, subject: kind, subject_id: id, was_live: true }),
    ]);
    await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
    await sweep();
    expect((await restore(trash_id)).data).toMatchObject({ subject_id: id, state: 'approved' });
    expect(await shown(kind)).toMatchObject([{ id, ...first }]);
    for (const file of filesOf(kind, first)) expect(await everybody(file)).toBe(true);
    expect(await trash()).toEqual([]);
    expect((await restore(trash_id)).code).toBe(40400);
    const { list } = (await call('ip/operateLog', ann, { ip_id: ip })).data;
    expect(list[0]).toMatchObject({ subject: kind, action: 'restore' });
  });

  it('that was under review for the first time comes back as a draft that nobody sees', async () => {
    const first = await complete(kind);
    const id = idIn(kind, await keep(kind, first));
    await send(kind, id);
    const trash_id = await remove(kind, id);
    expect(await trash()).toMatchObject([{ was_live: false }]);
    expect((await restore(trash_id)).data.state).toBe('draft');
    expect(await look(kind, id)).toMatchObject({ live: null, state: 'draft' });
    expect(await shown(kind)).toEqual([]);
    expect((await send(kind, id)).data.state).toBe('pending');
    await pass(id);
    expect(await shown(kind)).toMatchObject([first]);
  });

  it('is deleted for good after 30 days, with its files and what its revisions contain', async () => {
    const { id, first } = await liveItem(kind);
    const trash_id = await remove(kind, id);
    await sweepTrash();
    expect(await trash()).toHaveLength(1);
    await pass30Days();
    expect(await trash()).toEqual([]);
    expect((await restore(trash_id)).code).toBe(40400);
    for (const file of filesOf(kind, first))
      expect(await count(`uploaded_file WHERE id = '${file}'`)).toBe(0);
    const kept = await query<{ data: string | null }>(
      'SELECT data FROM piece WHERE id = ? UNION ALL SELECT data FROM revision WHERE subject_id = ?',
      [id, id],
    );
    expect(kept.map(({ data }) => data)).toEqual([null, '{}']);
    expect(await count(`audit_line WHERE subject_id = '${id}' AND action = 'delete'`)).toBe(1);
  });
});

it('is emptied in one run however much is due', async () => {
  const { id } = await liveItem('feed');
  const trash_id = await remove('feed', id);
  const due = Array.from({ length: 250 }, (_, at) => `01ARZ3NDEKTSV4RRFFQ69G${String(at).padStart(4, '0')}`);
  await db().query(
    `INSERT INTO content_trash (id, ip_id, subject, subject_id, title, picture_id, live, edit, deleted_at, ends_at)
      SELECT j.id, ip_id, subject, j.id, title, picture_id, live, edit, deleted_at, NOW(3) - INTERVAL 1 HOUR
      FROM content_trash JOIN (${due.map(() => 'SELECT ? AS id').join(' UNION ALL ')}) j`,
    due,
  );
  await sweepTrash();
  expect(await trash()).toEqual([expect.objectContaining({ trash_id })]);
});

it('keeps live content and the open edit of it apart', async () => {
  const { id, first } = await liveItem('case');
  await keep('case', { ...of('case', id), ...first, case_name: '改名' });
  const trash_id = await remove('case', id);
  expect((await restore(trash_id)).data.state).toBe('draft');
  expect(await look('case', id)).toMatchObject({
    live: { case_name: first.case_name },
    proposed: { case_name: '改名' },
  });
});

it('brings a public series back with its pictures, visibility and place on the shelf', async () => {
  const { id, first } = await published();
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: id, shelf: 'off' });
  const trash_id = await removeSeries(id);
  expect(await everybody(first.images[0]!)).toBe(false);
  await restore(trash_id);
  const back = await detail(id);
  expect(back).toMatchObject({ state: 'approved', visibility: 'public', shelf: 'off' });
  expect(idsOf(back.live.images)).toEqual(first.images);
  expect((await call('gallery/recycleList', ann, { ip_id: ip })).data.list).toEqual([]);
});

it('keeps a series when more than ten pictures were deleted after it', async () => {
  const { id, first } = await published();
  const trash_id = await removeSeries(id);
  for (let round = 0; round < 2; round += 1) {
    const images = await Promise.all(Array.from({ length: 6 }, () => pic('series_image')));
    await removeSeries((await save({ series_name: '别的', images })).data.series_id as string);
  }
  await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
  await sweep();
  await restore(trash_id);
  expect(idsOf((await detail(id)).live.images)).toEqual(first.images);
});

it('lets go of a series one of whose pictures was restored', async () => {
  const { id, first } = await published();
  const trash_id = await removeSeries(id);
  const picture = { ip_id: ip, series_id: id, image_id: first.images[0] };
  expect((await call('gallery/imageRestore', ann, picture)).code).toBe(0);
  expect(await trash()).toEqual([]);
  expect((await restore(trash_id)).code).toBe(40400);
  expect((await submit(id)).data.state).toBe('pending');
});

it('restores a manual unless there is another one', async () => {
  const manual = async () => (await call('ip/manualDetail', ann, { ip_id: ip })).data;
  const publish = async () => {
    const manual_file = await pic('authorization_manual');
    const { manual_id } = (await call('ip/manualSave', ann, { ip_id: ip, manual_file })).data;
    await call('ip/manualSubmit', ann, { ip_id: ip });
    await pass(manual_id);
    return manual_file;
  };
  const first = await publish();
  const { trash_id } = (await call('ip/manualDelete', ann, { ip_id: ip })).data;
  expect((await manual()).live).toBeNull();
  const second = await publish();
  expect(await restore(trash_id)).toMatchObject({ code: 40900, msg: expect.stringContaining('另一份') });
  expect((await manual()).live.manual_file.image_id).toBe(second);
  await call('ip/manualDelete', ann, { ip_id: ip });
  expect((await restore(trash_id)).data.state).toBe('approved');
  expect((await manual()).live.manual_file.image_id).toBe(first);
  expect(await trash({ subject: 'manual' })).toHaveLength(1);
  expect(await trash({ subject: 'case' })).toEqual([]);
});

it('refuses to restore above the limit of a kind, two at once, too', async () => {
  const { id } = await liveItem('announcement');
  const other = await liveItem('announcement');
  const trash_id = await remove('announcement', id);
  const second = await remove('announcement', other.id);
  const rows = Array.from({ length: kindOf('announcement').most! }, (_, at) => [
    `01ARZ3NDEKTSV4RRFFQ69G${String(at).padStart(4, '0')}`,
    ip,
    'announcement',
    ann.id,
  ]);
  await db().query('INSERT INTO piece (id, ip_id, subject, created_by) VALUES ?', [rows]);
  expect(await restore(trash_id)).toMatchObject({ code: 40900, msg: expect.stringContaining('上限') });
  await db().query('DELETE FROM piece WHERE id = ?', [rows[0]![0]]);
  const both = await Promise.all([restore(trash_id), restore(second)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 40900]);
});

it('deletes for good at once when its holder wants it, and nobody else can', async () => {
  const { id, first } = await liveItem('feed');
  const trash_id = await remove('feed', id);
  const other = await member();
  expect((await call('review/trashDelete', other, { ip_id: ip, trash_id })).code).toBe(40300);
  expect((await call('review/trashDelete', ann, { ip_id: ip, trash_id })).data).toEqual({ trash_id });
  expect(await trash()).toEqual([]);
  expect(await listed('feed')).toEqual([]);
  const [file] = filesOf('feed', first);
  expect(await count(`file_use WHERE file_id = '${file!}'`)).toBe(0);
  expect(await count(`piece WHERE id = '${id}' AND data IS NOT NULL`)).toBe(0);
  expect((await call('ip/feedDetail', ann, { ip_id: ip, [idFieldOf('feed')]: id })).code).toBe(40400);
});
