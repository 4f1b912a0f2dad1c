/** What others did to an IP: its log, the content before and after, and the messages to its operators. */
import { maskName } from '@ipw/domain';
import request from 'supertest';
import {
  ann,
  begin,
  call,
  ip,
  pass,
  pic,
  published,
  query,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';
import { type Caller, member, openFixtures, staff } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { idIn, keep, liveItem, of, send } from '../../testing/story';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { url } = api();
let bo: Caller;
beforeEach(async () => {
  await begin();
  bo = await member({ username: '柏溪河' });
  await plantOperator((await openFixtures()).db, ip, bo.id, 2);
});

interface Line {
  id: string;
  by: string;
  actor_name: string;
  subject: string;
  action: string;
  title: string | null;
  compares: boolean;
}
const log = async (who: Caller, by?: string): Promise<Line[]> =>
  (await call('ip/operateLog', who, { ip_id: ip, ...(by && { by }) })).data.list;
const change = (line: string, who = ann, ip_id = ip) => call('review/change', who, { ip_id, line });
const keys = async (who: Caller) =>
  ((await call('message/list', who)).data.list as { key: string }[]).map(({ key }) => key);

/** A correction by staff, as the console sends it. */
async function correct(more: object): Promise<void> {
  const admin = await staff('admin');
  const [row] = await query<{ version: number; kind: string; ip_name: string }>(
    'SELECT version, kind, ip_name FROM ip WHERE id = ?',
    [ip],
  );
  const answer = await request(url)
    .put(`/api/admin/ips/${ip}`)
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf)
    .send({ ...row, ...more });
  expect({ status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({ status: 200 });
}

it('tells operators that staff corrected the IP, with the words before and after, and no name of staff', async () => {
  await correct({ intro: '会走的山茶' });
  for (const who of [ann, bo]) expect(await keys(who)).toContain('ip_corrected');
  const [line] = await log(ann, 'staff');
  expect(line).toMatchObject({ by: 'staff', actor_name: '', action: 'update', compares: true });
  const { data } = await change(line!.id);
  expect(data).toMatchObject({
    is_new: false,
    fields: [{ field: 'intro', live: { value: '' }, proposed: { value: '会走的山茶' } }],
  });
  expect(JSON.stringify(await log(ann))).not.toMatch(/actor_id|staff_id/);
});

it('keeps the name of an artist that staff enter or correct out of the history', async () => {
  const { cookie, csrf } = await staff('admin');
  const artist = {
    ip_name: '沈青禾',
    kind: 'artist',
    intro: '画山的人',
    official_site: 'https://qing.example',
  };
  const { body, status } = await request(url)
    .post('/api/admin/ips')
    .set('cookie', cookie)
    .set('x-csrf-token', csrf)
    .send(artist);
  expect(status).toBe(201);
  await request(url)
    .put(`/api/admin/ips/${String(body.id)}`)
    .set('cookie', cookie)
    .set('x-csrf-token', csrf)
    .send({ ...artist, ip_name: '沈青', version: body.version });
  const lines = await query<{ action: string; changes: string }>(
    'SELECT action, changes FROM audit_line WHERE subject_id = ? ORDER BY id',
    [body.id],
  );
  expect(lines.map(({ action }) => action)).toEqual(['create', 'update']);
  expect(lines[0]!.changes).toContain('ip_name');
  expect(JSON.stringify(lines)).not.toMatch(/沈青|画山|qing/);
});

it('says nothing when a correction changes nothing', async () => {
  await correct({ intro: '' });
  expect(await keys(ann)).toEqual([]);
});

it('names a co-operator by the first letter, and filters by who', async () => {
  const { id, first } = await liveItem('case');
  await keep('case', { ...of('case', id), ...first, case_name: '茶罐' }, bo);
  await call('ip/caseSubmit', bo, of('case', id));
  expect((await log(ann, 'others'))[0]).toMatchObject({
    by: 'others',
    actor_name: maskName('柏溪河'),
    action: 'submit',
    title: '茶罐',
  });
  expect((await log(bo, 'me'))[0]).toMatchObject({ by: 'me', actor_name: '柏溪河', action: 'submit' });
  expect((await log(bo, 'others')).every(({ by }) => by === 'others')).toBe(true);
  expect((await log(ann, 'staff')).every(({ by }) => by === 'staff')).toBe(true);
});

it('tells the others what a co-operator published, and what it was before', async () => {
  const { id, first } = await liveItem('case');
  const before = (await keys(ann)).length;
  await keep('case', { ...of('case', id), ...first, case_name: '茶罐' }, bo);
  await call('ip/caseSubmit', bo, of('case', id));
  await pass(id);
  expect((await keys(ann)).slice(0, -before)).toEqual(['content_published']);
  expect((await keys(bo))[0]).toBe('content_approved');
  const [message] = (await call('message/list', ann)).data.list;
  expect(message.title + message.body).toContain(maskName('柏溪河'));
  expect(message.title + message.body).not.toContain('柏溪河');
  const published_ = (await log(ann)).filter(({ action }) => action === 'publish' || action === 'approve');
  for (const line of published_.slice(0, 2))
    expect((await change(line.id)).data).toMatchObject({
      is_new: false,
      fields: [{ field: 'case_name', live: { value: first.case_name }, proposed: { value: '茶罐' } }],
    });
  const [firstSubmit] = (await log(ann, 'me')).filter(({ action }) => action === 'submit');
  const { data } = await change(firstSubmit!.id);
  expect(data.is_new).toBe(true);
  expect(data.fields.map(({ field }: { field: string }) => field)).toContain('case_image');
});

it('tells the others what a co-operator deleted or delisted, not what was never live', async () => {
  const { id } = await liveItem('feed');
  const draft = idIn('feed', await keep('feed', { feed_content: '草稿' }, bo));
  await call('ip/feedDelete', bo, of('feed', draft));
  expect(await keys(ann)).not.toContain('content_taken_down');
  await call('ip/feedDelete', bo, of('feed', id));
  expect((await keys(ann))[0]).toBe('content_taken_down');
  expect(await keys(bo)).not.toContain('content_taken_down');
  const { id: series_id } = await published();
  const shelve = (shelf: string) => call('gallery/seriesShelf', bo, { ip_id: ip, series_id, shelf });
  await shelve('off');
  const told = async () => (await keys(ann)).filter((key) => key === 'content_taken_down');
  expect(await told()).toHaveLength(2);
  // Once an hour for the same content.
  for (const shelf of ['listed', 'off']) expect((await shelve(shelf)).code).toBe(0);
  expect(await told()).toHaveLength(2);
});

it('compares nothing where a line holds no content: a deleted picture, a private link', async () => {
  const { id, first } = await published({ visibility: 'private' });
  await call('gallery/imageDelete', ann, { ip_id: ip, series_id: id, image_id: first.images[0] });
  await call('ip/shopLinkMove', ann, { ip_id: ip, version: 0, action: 'issue' });
  const lines = (await log(ann)).slice(0, 2);
  expect(lines.map(({ action, compares }) => [action, compares])).toEqual([
    ['issue', false],
    ['remove_image', false],
  ]);
  for (const { id: line } of lines) expect((await change(line)).data).toEqual({ is_new: false, fields: [] });
});

it('compares published information of the IP', async () => {
  const info = {
    ...{ ip_id: ip, kind: 'normal', ip_name: '山茶兔', ip_image: await pic('avatar'), intro: '新的介绍' },
    ...{ core_audience: '喜欢散步的人', auth_field_id: 31, birth_time: '2020-05-01', birth_area: 'CN' },
    ...{ ip_origin: 1, ip_types: [1, 7], kernels: [1], own_kernels: ['慢'] },
  };
  expect((await call('ip/update', ann, info)).data.state).toBe('pending');
  await pass(ip);
  const lines = (await log(ann)).filter(({ action }) => action === 'publish' || action === 'submit');
  expect(lines.map(({ compares }) => compares)).toEqual([true, true]);
  for (const { id } of lines)
    expect((await change(id)).data.fields).toContainEqual(
      expect.objectContaining({ field: 'intro', proposed: { kind: 'text', value: '新的介绍' } }),
    );
});

it('shows a change to operators of its IP only', async () => {
  const { id } = await published();
  await switchTo(id, 'private');
  const [line] = await log(ann);
  const cy = await member();
  expect((await change(line!.id, cy)).code).toBe(40300);
  const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
  await plantOperator((await openFixtures()).db, other, cy.id, 1);
  expect((await change(line!.id, cy, other)).code).toBe(40400);
  expect((await change('9007199254740991')).code).toBe(40400);
});

it('says that the content of a change is gone after it was deleted for good', async () => {
  const saved = await keep('announcement', { announcement_title: '一', announcement_content: '二' });
  const id = idIn('announcement', saved);
  await send('announcement', id);
  const [line] = (await log(ann)).filter(({ action }) => action === 'submit');
  const { trash_id } = (await call('ip/announcementDelete', ann, of('announcement', id))).data;
  await call('review/trashDelete', ann, { ip_id: ip, trash_id });
  expect((await change(line!.id)).data.fields).toEqual([]);
  // The proposal of a series, which has columns of its own, is compared alike.
  const { id: series_id, first } = await published({ visibility: 'private' });
  await save({ series_id, ...first, series_name: '新名' });
  await submit(series_id);
  const [renamed] = (await log(ann)).filter(({ action }) => action === 'submit');
  expect((await change(renamed!.id)).data.fields).toMatchObject([
    { field: 'series_name', live: { value: '四季' }, proposed: { value: '新名' } },
  ]);
});
