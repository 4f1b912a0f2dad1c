/** Copies of items of all kinds, as drafts. */
import { kindOf, STORY_NAMES } from '@ipw/domain';
import {
  ann,
  begin,
  call,
  console_,
  count,
  detail,
  idsOf,
  ip,
  pass,
  published,
  reviewer,
  save,
  submit,
} from '../../testing/gallery';
import { member, openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { idIn, keep, listed, liveItem, look, of, send, shown } from '../../testing/story';
import { plantOperator } from '../db/seed/fixtures';

const { db } = api();
beforeEach(begin);

const duplicate = (subject: string, subject_id: string, who = ann, more: object = {}) =>
  call('review/duplicate', who, { ip_id: ip, subject, subject_id, ...more });

it.each(STORY_NAMES)('a copy of a live %s is a draft with its content and files', async (kind) => {
  const { id, first } = await liveItem(kind);
  const { title } = kindOf(kind);
  const { subject_id: copy, state } = (await duplicate(kind, id)).data;
  expect(state).toBe('draft');
  const { live, proposed } = await look(kind, copy);
  expect(live).toBeNull();
  const before = (await look(kind, id)).live;
  const isNamed = kindOf(kind).fields[title!]!.as === 'line';
  expect(proposed).toMatchObject({
    ...before,
    ...(isNamed && { [title!]: `${String(first[title as never])}（副本）` }),
  });
  expect(await shown(kind)).toHaveLength(1);
  expect((await listed(kind)).map((row) => row.state)).toContain('draft');
  expect((await send(kind, copy)).data.state).toBe('pending');
  await pass(copy);
  expect(await shown(kind)).toHaveLength(2);
});

it('copies a series that another operator uploaded, and its files outlive the first', async () => {
  const { id, first } = await published();
  const bo = await member();
  await plantOperator((await openFixtures()).db, ip, bo.id, 2);
  const copy = (await duplicate('series', id, bo)).data.subject_id as string;
  const { proposed } = await detail(copy);
  expect(idsOf(proposed.images)).toEqual(first.images);
  expect(proposed).toMatchObject({ series_name: '四季（副本）', visibility: 'public' });
  expect(proposed.rights_documents).toHaveLength(1);
  await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: id });
  expect((await submit(copy)).data.state).toBe('pending');
  expect((await console_(reviewer, '?filter={"state":"pending"}')).body).toHaveLength(1);
});

it('copies what is edited rather than what is live', async () => {
  const { id, first } = await published({ visibility: 'private' });
  await save({ series_id: id, ...first, series_name: '四季二稿' });
  const copy = (await duplicate('series', id)).data.subject_id as string;
  expect((await detail(copy)).proposed.series_name).toBe('四季二稿（副本）');
});

it('cuts a title that is as long as allowed', async () => {
  const announcement_title = '长'.repeat(40);
  const saved = await keep('announcement', { announcement_title, announcement_content: '一' });
  const copy = (await duplicate('announcement', idIn('announcement', saved))).data.subject_id as string;
  expect((await look('announcement', copy)).proposed.announcement_title).toBe(`${'长'.repeat(36)}（副本）`);
});

it('creates one copy for a repeated request', async () => {
  const saved = await keep('feed', { feed_content: '一句话' });
  const key = { idempotency_key: 'copy-once-and-only-once' };
  const id = idIn('feed', saved);
  const [one, two] = [await duplicate('feed', id, ann, key), await duplicate('feed', id, ann, key)];
  expect(one.data.subject_id).toBe(two.data.subject_id);
  expect(await count("piece WHERE subject = 'feed'")).toBe(2);
});

it('is refused above the limit of a kind, and of what is in the trash', async () => {
  const { id } = await liveItem('announcement');
  const rows = Array.from({ length: kindOf('announcement').most! - 1 }, (_, at) => [
    `01ARZ3NDEKTSV4RRFFQ69G${String(at).padStart(4, '0')}`,
    ip,
    'announcement',
    ann.id,
  ]);
  await db().query('INSERT INTO piece (id, ip_id, subject, created_by) VALUES ?', [rows]);
  expect((await duplicate('announcement', id)).data.errors[0]).toMatchObject({ rule: 'max_items' });
  await call('ip/announcementDelete', ann, of('announcement', id));
  expect((await duplicate('announcement', id)).code).toBe(40400);
});
