/** Content of IPs in the console, kind by kind: live, proposed, deleted; and pictures of galleries. */
import { STORY_NAMES } from '@ipw/domain';
import request from 'supertest';
import {
  ann,
  begin,
  call,
  content,
  detail,
  everybody,
  ip,
  openReview,
  pass,
  pic,
  published,
  reject,
  reviewer,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { of, liveItem } from '../../testing/story';
import { open as fetchFile } from '../../testing/uploads';

interface Row {
  id: string;
  [field: string]: unknown;
}
const { url, db } = api();

const ask = (who: StaffLogin, path: string) =>
  request(url).get(`/api/admin/${path}`).set('cookie', who.cookie).set('accept-language', 'en');
async function list(
  resource: string,
  filter: object = {},
  more: Record<string, unknown> = {},
  who = reviewer,
) {
  const search = new URLSearchParams(
    Object.entries({ filter, ...more }).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  );
  const { status, body, headers } = await ask(who, `${resource}?${String(search)}`);
  expect(status).toBe(200);
  const rows = body as Row[];
  return { rows, ids: rows.map(({ id }) => id), range: headers['content-range'] as string };
}
const one = async (resource: string, id: string, who = reviewer) =>
  (await ask(who, `${resource}/${id}`)).body as Row & Record<'fields' | 'used_in', Row[]>;
const act = (who: StaffLogin, path: string, body: object) =>
  request(url)
    .post(`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);

beforeEach(begin);

it('shows a series from its submission on: proposed, live, and changed beside what is live', async () => {
  const id = (await save(await content())).data.series_id as string;
  expect((await list('series')).range).toBe('series 0-0/0');
  expect((await ask(reviewer, `series/${id}`)).status).toBe(404);

  await submit(id);
  const { id: review_id, version } = await openReview(id);
  const proposed = {
    state: 'pending',
    is_live: false,
    visibility: null,
    title: '四季',
    ip_id: ip,
    review_id,
  };
  expect((await list('series')).rows).toMatchObject([
    { id, ...proposed, version, actions: ['assign', 'approve', 'reject'] },
  ]);
  expect((await list('series', {}, {}, await staff('consultant'))).range).toBe('series 0-0/0');
  expect((await ask(await staff('finance'), 'series')).status).toBe(403);

  await pass(id);
  const live = { state: 'approved', is_live: true, visibility: 'public', shelf: 'listed', review_id: null };
  expect(await one('series', id)).toMatchObject({ ...live, actions: [], is_new: false });
  await switchTo(id, 'private');
  const edited = await one('series', id);
  expect(edited).toMatchObject({ ...live, state: 'pending', review_id: (await openReview(id)).id });
  expect(edited.fields.filter(({ changed }) => changed)).toMatchObject([
    { field: 'visibility', live: { value: 'Public' }, proposed: { value: 'Private' } },
  ]);
  await reject(id);
  expect((await list('series', { state: 'rejected' })).rows).toMatchObject([
    { id, reason_code: 'picture_unclear', actions: [] },
  ]);
  const history = (await ask(reviewer, `series/${id}/history`)).body as Row[];
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['create', 'submit', 'approve', 'publish', 'reject']),
  );
});

it('finds by state, by who sees it, by name and by IP, and counts what it found', async () => {
  const shown = (await published()).id;
  const hidden = (await published({ visibility: 'private', series_name: '冬日' })).id;
  const waits = (await save(await content({ series_name: '100%' }))).data.series_id as string;
  await submit(waits);
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: shown, shelf: 'off' });
  const found = async (filter: object) => {
    const { ids, range } = await list('series', filter);
    expect(range).toBe(`series 0-${String(Math.max(ids.length - 1, 0))}/${String(ids.length)}`);
    return ids;
  };
  expect(await found({ state: 'approved' })).toEqual([shown, hidden]);
  expect(await found({ state: 'pending' })).toEqual([waits]);
  expect(await found({ visibility: 'private' })).toEqual([hidden]);
  expect(await found({ shelf: 'off' })).toEqual([shown]);
  expect(await found({ q: '冬' })).toEqual([hidden]);
  expect(await found({ q: '%' })).toEqual([waits]);
  expect(await found({ q: '山茶' })).toHaveLength(3);
  expect(await found({ ip_id: waits })).toEqual([]);
  expect(await found({ id: [waits, hidden] })).toHaveLength(2);
  const all = (await list('series', {}, { sort: ['created_at', 'ASC'] })).ids;
  expect(all).toEqual([shown, hidden, waits]);
  const page = await list('series', {}, { sort: ['created_at', 'DESC'], range: [1, 1] });
  expect([page.ids, page.range]).toEqual([[hidden], 'series 1-1/3']);
  // Reordering a gallery is no change of its content.
  const before = (await list('series')).ids;
  await call('gallery/seriesSort', ann, { ip_id: ip, series_ids: [hidden, shown, waits] });
  expect((await list('series')).ids).toEqual(before);
});

it('lists every kind in its own resource, and deleted content on request', async () => {
  for (const kind of STORY_NAMES) {
    const [resource, { id }] = [`${kind}s`, await liveItem(kind)];
    const [row] = (await list(resource)).rows;
    expect(row).toMatchObject({ id, subject: kind, state: 'approved', is_live: true, ip_name: '山茶兔' });
    expect(row!['title']).toBeTruthy();
    expect((await call(`ip/${kind}Delete`, ann, of(kind, id))).code).toBe(0);
    expect((await list(resource)).ids).toEqual([]);
    const deleted = expect.any(String) as string;
    expect((await list(resource, { deleted: 'only' })).rows).toMatchObject([{ id, deleted_at: deleted }]);
    expect(await one(resource, id)).toMatchObject({ deleted_at: deleted, actions: [] });
  }
  const manual_file = await pic('authorization_manual');
  await call('ip/manualSave', ann, { ip_id: ip, manual_file });
  expect((await list('manuals')).ids).toEqual([]);
  await call('ip/manualSubmit', ann, { ip_id: ip });
  expect((await list('manuals', { state: 'pending' })).rows).toMatchObject([{ ip_id: ip, is_live: false }]);
});

it('decides what waits as the queue does: on the version seen, once, by who may', async () => {
  const id = (await save(await content())).data.series_id as string;
  await submit(id);
  const { version } = await one('series', id);
  expect((await act(reviewer, `series/${id}/approve`, { version: 99 })).status).toBe(409);
  expect((await act(await staff('finance'), `series/${id}/approve`, { version })).status).toBe(403);
  const taken = await act(reviewer, `series/${id}/assign`, { version });
  expect(taken.body).toMatchObject({ actions: ['release', 'approve', 'reject'] });
  const passed = await act(reviewer, `series/${id}/approve`, { version: (taken.body as Row)['version'] });
  expect(passed.body).toMatchObject({ id, state: 'approved', is_live: true });
  expect((await detail(id)).state).toBe('approved');
  expect((await act(reviewer, `series/${id}/approve`, { version })).status).toBe(409);
});

it('shows a picture with its status, its series and who uploaded it; everybody else sees it once it is reviewed', async () => {
  const first = await content();
  const id = (await save(first)).data.series_id as string;
  const image = first.images[0]!;
  expect((await list('images')).range).toBe('images 0-0/0');
  await submit(id);
  const review_id = (await openReview(id)).id;
  const use = { series_id: id, title: '四季', ip_id: ip, ip_name: '山茶兔' };
  expect(await one('images', image)).toMatchObject({
    ...{ id: image, state: 'pending', image_status: 0, actions: [], review_id, ip_id: ip },
    used_in: [{ ...use, is_live: false, review_id }],
  });
  expect((await list('images', {}, {}, await staff('consultant'))).range).toBe('images 0-0/0');
  const { picture } = (await list('images', { state: 'pending' })).rows[0]!;
  expect((await fetchFile(picture as string)).status).toBe(200);
  expect(await everybody(image)).toBe(false);

  await pass(id);
  expect(await everybody(image)).toBe(true);
  expect((await list('images', { state: 'pending' })).ids).toEqual([]);
  expect((await list('images', { state: 'reviewed', series_id: id, q: '四' })).ids.sort()).toEqual(
    [...first.images].sort(),
  );
  expect(await one('images', image)).toMatchObject({
    ...{ state: 'reviewed', review_id: null, uploader_name: expect.any(String) as string },
    used_in: [{ ...use, is_live: true, review_id: null }],
  });

  await switchTo(id, 'private');
  await pass(id);
  await call('gallery/imageDelete', ann, { ip_id: ip, series_id: id, image_id: image });
  expect((await list('images')).ids).toEqual([first.images[1]]);
  expect((await list('images', { deleted: 'only' })).rows).toMatchObject([{ id: image, ip_id: ip }]);
  expect((await list('images', { ip_id: id })).ids).toEqual([]);
  // Pictures deleted from a draft that was never submitted stay invisible to staff.
  const draft = await content({ visibility: 'private' });
  const { series_id } = (await save(draft)).data as { series_id: string };
  await call('gallery/imageDelete', ann, { ip_id: ip, series_id, image_id: draft.images[0] });
  expect((await ask(reviewer, `images/${draft.images[0]!}`)).status).toBe(404);
  expect((await list('images', { deleted: 'only' })).ids).toEqual([image]);
});

it('shows consultants what is assigned to them', async () => {
  const { id, first } = await published();
  const [mine, other] = [await staff('consultant'), await staff('consultant')];
  await db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [ann.id, ip]);
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [mine.id, ann.id]);
  for (const [resource, found] of [
    ['series', id],
    ['images', first.images[0]!],
  ] as const) {
    expect((await list(resource, {}, {}, mine)).ids).toContain(found);
    expect((await list(resource, { q: '四季' }, {}, other)).range).toBe(`${resource} 0-0/0`);
    expect([
      (await ask(mine, `${resource}/${found}`)).status,
      (await ask(other, `${resource}/${found}`)).status,
    ]).toEqual([200, 404]);
  }
  expect((await act(mine, `series/${id}/approve`, { version: 1 })).status).toBe(403);
});
