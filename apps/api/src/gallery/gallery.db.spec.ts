import type { Usage } from '@ipw/domain';
import request from 'supertest';
import { type Caller, ground, member, picture, staff, type StaffLogin } from '../../testing/ground';
import { api } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import { open as fetchFile } from '../../testing/uploads';
import { plantIp, plantOperator } from '../db/seed/ground';

const { url, db, reset } = api();
const call = async (path: string, who: Caller, input: object = {}) =>
  (await request(url).post(`/api/${path}`).set('authorization', `Bearer ${who.token}`).send(input)).body;
const console_ = (who: StaffLogin, path: string) =>
  request(url).get(`/api/admin/reviews${path}`).set('cookie', who.cookie).set('accept-language', 'en');
const decide = (who: StaffLogin, id: string, action: string, body: object) =>
  request(url)
    .post(`/api/admin/reviews/${id}/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
const query = async <T>(sql: string, params: unknown[] = []) => (await db().query(sql, params))[0] as T[];
const count = async (sql: string) => (await query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`))[0]!.n;

let ip: string;
let ann: Caller;
let reviewer: StaffLogin;

beforeEach(async () => {
  await reset();
  ann = await member();
  ip = await plantIp(await ground(), { ip_name: '山茶兔' });
  await plantOperator((await ground()).db, ip, ann.id, 1);
  reviewer = await staff('reviewer');
});

/** As an upload leaves it: nothing refers to it yet. */
async function pic(usage: Usage, who = ann): Promise<string> {
  const id = await picture(who.id, usage);
  await db().query('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [id]);
  return id;
}
async function content(more: object = {}) {
  return {
    series_name: '四季',
    cover: await pic('gallery_cover'),
    images: [await pic('series_image'), await pic('series_image')],
    rights_documents: [await pic('rights_document')],
    entity_documents: [] as string[],
    visibility: 'public',
    ...more,
  };
}
type Content = Awaited<ReturnType<typeof content>>;

const save = (input: object) => call('gallery/seriesSave', ann, { ip_id: ip, ...input });
const detail = async (series_id: string, who = ann) =>
  (await call('gallery/seriesDetail', who, { ip_id: ip, series_id })).data;
const submit = (series_id: string, more: object = {}) =>
  call('gallery/seriesSubmit', ann, { ip_id: ip, series_id, ...more });
const switchTo = (series_id: string, visibility: string) =>
  call('gallery/seriesVisibility', ann, { ip_id: ip, series_id, visibility });
const openReview = async (subject_id: string) =>
  (
    await query<{ id: string; version: number }>(
      "SELECT id, version FROM revision WHERE subject_id = ? AND state IN ('draft', 'pending', 'rejected')",
      [subject_id],
    )
  )[0]!;
async function pass(series_id: string) {
  const { id, version } = await openReview(series_id);
  return decide(reviewer, id, 'approve', { version });
}
const reject = async (series_id: string, body: object = { reason_code: 'picture_unclear' }) => {
  const { id, version } = await openReview(series_id);
  return decide(reviewer, id, 'reject', { version, ...body });
};
/** A series that is live. */
async function published(more: object = {}): Promise<{ id: string; first: Content }> {
  const first = await content(more);
  const id = (await save(first)).data.series_id as string;
  expect((await submit(id)).code).toBe(0);
  expect((await pass(id)).status).toBe(200);
  return { id, first };
}
const idsOf = (files: { image_id: string }[]) => files.map(({ image_id }) => image_id);
/** Whether anybody may open a picture by its bare address. */
const everybody = async (file: string) => (await fetchFile(`/files/${file}/whole`)).status === 200;

describe('a first series', () => {
  it('is a draft, then under review, then live; each decision is told', async () => {
    const input = await content();
    const { data } = await save(input);
    expect(data).toMatchObject({ state: 'draft' });
    expect((await call('ip/info', ann, { ip_id: ip })).data.is_ip_resource).toBe(true);
    expect((await submit(data.series_id, { version: data.version })).data.state).toBe('pending');
    expect(await detail(data.series_id)).toMatchObject({
      live: null,
      state: 'pending',
      actions: ['withdraw', 'delete'],
    });
    const rows = await console_(reviewer, '?filter={"state":"pending"}');
    expect(rows.body).toEqual([
      expect.objectContaining({
        subject: 'series',
        subject_id: data.series_id,
        ip_id: ip,
        title: '四季',
        state: 'pending',
      }),
    ]);
    expect(rows.body[0].due_at).toBeTruthy();
    expect((await console_(reviewer, '/counts')).body).toMatchObject({
      pending: 1,
      'subject.series': 1,
      'subject.ipInfo': 0,
    });
    expect((await pass(data.series_id)).body).toMatchObject({ state: 'approved', actions: [] });
    const after = await detail(data.series_id);
    expect(after).toMatchObject({ state: 'approved', proposed: null, visibility: 'public', shelf: 'listed' });
    expect(after.live.images).toHaveLength(2);
    const messages = (await call('message/list', ann)).data.list;
    expect(messages[0]).toMatchObject({ key: 'content_approved', title: '审核通过：四季' });
    expect(
      await count("audit_line WHERE subject = 'series' AND action = 'publish' AND changes LIKE '%四季%'"),
    ).toBe(1);
  });

  it('names everything that is missing when it is submitted', async () => {
    const { data } = await save({ series_name: '' });
    const answer = await submit(data.series_id);
    expect(answer.code).toBe(40001);
    expect(answer.data.errors.map((one: { field: string }) => one.field).sort()).toEqual([
      'cover',
      'images',
      'rights_documents',
      'series_name',
    ]);
    expect((await detail(data.series_id)).state).toBe('draft');
  });

  it('changes its visibility freely while it is a draft', async () => {
    const { data } = await save(await content({ visibility: 'private' }));
    expect((await switchTo(data.series_id, 'public')).data.state).toBe('draft');
    expect((await detail(data.series_id)).visibility).toBe('public');
    expect(await count('revision')).toBe(1);
  });
});

describe('an edit of what is live', () => {
  it('keeps the old one shown, with its children, until it is approved', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    const edit = { ...first, series_name: '新四季', images: [added, first.images[1]!, first.images[0]!] };
    const saved = (await save({ series_id: id, ...edit })).data;
    expect(saved.state).toBe('draft');
    await submit(id);
    const during = await detail(id);
    expect(during.live.series_name).toBe('四季');
    expect(idsOf(during.live.images)).toEqual(first.images);
    expect(idsOf(during.proposed.images)).toEqual(edit.images);
    expect(during.changed.sort()).toEqual(['images', 'series_name']);
    const list = (await call('gallery/seriesList', ann, { ip_id: ip })).data;
    expect(list[0]).toMatchObject({ series_name: '四季', image_count: 2, state: 'pending' });
    await pass(id);
    const after = await detail(id);
    expect(after).toMatchObject({ proposed: null, live: { series_name: '新四季' } });
    expect(idsOf(after.live.images)).toEqual(edit.images);
  });

  it('stays editable after a rejection, with reason and marks; live stays live', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    await save({ series_id: id, ...first, images: [...first.images, added] });
    await submit(id);
    expect((await reject(id, { reason_code: 'other' })).body.errors).toEqual({
      reason: 'Please state the reason',
    });
    expect((await reject(id, { reason_code: 'other', reason: 'x', marks: [{ field: 'nose' }] })).status).toBe(
      400,
    );
    const marks = [{ field: 'images', image_id: added }];
    await reject(id, { reason_code: 'picture_unclear', reason: 'too dark', marks });
    expect(await detail(id)).toMatchObject({
      state: 'rejected',
      reason_code: 'picture_unclear',
      reason: 'too dark',
      marks,
      live: { images: [{}, {}] },
      proposed: { images: [{}, {}, {}] },
    });
    expect((await call('message/list', ann)).data.list[0]).toMatchObject({ key: 'content_rejected' });
    const better = await pic('series_image');
    expect((await save({ series_id: id, ...first, images: [...first.images, better] })).data.state).toBe(
      'rejected',
    );
    expect((await submit(id)).data.state).toBe('pending');
    const { id: revision } = await openReview(id);
    expect((await console_(reviewer, `/${revision}`)).body.changed_since).toEqual(['images']);
    await pass(id);
    expect(idsOf((await detail(id)).live.images)).toEqual([...first.images, better]);
  });

  it('is refused while the series is public', async () => {
    const { id, first } = await published();
    const answer = await save({ series_id: id, ...first, series_name: '别名' });
    expect(answer).toMatchObject({ code: 40900, data: { state: 'public', allowed: ['private'] } });
    expect(await count("revision WHERE state = 'draft'")).toBe(0);
  });

  it('can be dropped, and what is live stays', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '别名' });
    const one = { ip_id: ip, subject: 'series', subject_id: id };
    expect((await call('review/discard', ann, one)).data.state).toBe('discarded');
    expect(await detail(id)).toMatchObject({
      state: 'approved',
      proposed: null,
      live: { series_name: '四季' },
    });
    expect((await call('review/discard', ann, one)).code).toBe(40900);
  });

  it('is not reset by a save without a change, and goes back to its draft with one', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const edit = { series_id: id, ...first, series_name: '二稿' };
    await save(edit);
    const { data } = await submit(id);
    expect((await save(edit)).data).toMatchObject({ state: 'pending', version: data.version });
    expect((await save({ ...edit, series_name: '三稿' })).data.state).toBe('draft');
    expect((await console_(reviewer, '?filter={"state":"pending"}')).body).toEqual([]);
  });
});

describe('pictures of an open edit', () => {
  it('reach its holders and staff only, by no call and no address anybody else', async () => {
    const { id, first } = await published();
    expect(await everybody(first.images[0]!)).toBe(true);
    expect(await everybody(first.cover)).toBe(true);
    expect(await everybody(first.rights_documents[0]!)).toBe(false);
    await switchTo(id, 'private');
    await pass(id);
    expect(await everybody(first.images[0]!)).toBe(false);

    const added = await pic('series_image');
    await save({ series_id: id, ...first, visibility: 'private', images: [...first.images, added] });
    await submit(id);
    expect(await everybody(added)).toBe(false);
    const ben = await member();
    await plantOperator((await ground()).db, ip, ben.id, 2);
    const cleo = await member();
    const shown = (await detail(id, ben)).proposed.images[2];
    expect(shown).toMatchObject({ image_id: added, image_status: 0 });
    expect((await fetchFile(shown.file_path)).status).toBe(200);
    expect((await fetchFile(shown.file_path.replace(`m${ben.id}`, `m${cleo.id}`))).status).toBe(404);
    expect((await call('gallery/seriesDetail', cleo, { ip_id: ip, series_id: id })).code).toBe(40300);
    const { id: revision } = await openReview(id);
    const asked = (await console_(reviewer, `/${revision}`)).body.fields.find(
      ({ field }: { field: string }) => field === 'images',
    );
    expect(asked).toMatchObject({
      changed: true,
      live: { value: [{}, {}] },
      proposed: { value: [{}, {}, {}] },
    });
    expect((await fetchFile(asked.proposed.value[2].file_path)).status).toBe(200);
    await db().query('DELETE FROM ip_operator WHERE member_id = ?', [ben.id]);
    expect((await fetchFile(shown.file_path)).status).toBe(404);
  });

  it('may be used by every operator of the IP, and by nobody else', async () => {
    const { data } = await save(await content());
    const ben = await member();
    const images = idsOf((await detail(data.series_id)).proposed.images);
    const other = await plantIp(await ground(), { ip_name: '云岭' });
    await plantOperator((await ground()).db, other, ben.id, 1);
    const stolen = await call('gallery/seriesSave', ben, { ip_id: other, images });
    expect(stolen.data.errors).toEqual([expect.objectContaining({ field: 'images', rule: 'file' })]);
    await plantOperator((await ground()).db, ip, ben.id, 2);
    const shared = await call('gallery/seriesSave', ben, { ip_id: ip, series_id: data.series_id, images });
    expect(shared.code).toBe(0);
  });

  it('are swept when the edit lets go of them, and kept while anything refers to them', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    await save({ series_id: id, ...first, images: [added] });
    await call('review/discard', ann, { ip_id: ip, subject: 'series', subject_id: id });
    await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
    await sweep();
    expect(await count(`uploaded_file WHERE id = '${added}'`)).toBe(0);
    expect(await count(`uploaded_file WHERE id = '${first.images[0]!}'`)).toBe(1);
  });
});

describe('at the same time', () => {
  it('an approval names the exact edit it saw', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const edit = { series_id: id, ...first, series_name: '二稿' };
    await save(edit);
    await submit(id);
    const { id: revision, version } = await openReview(id);
    await save({ ...edit, series_name: '三稿' });
    await submit(id);
    const late = await decide(reviewer, revision, 'approve', { version });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe(40901);
    expect(await detail(id)).toMatchObject({ state: 'pending', live: { series_name: '四季' } });
  });

  it('either the edit or the approval happens, never half of each', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, first } = await published({ visibility: 'private' });
      const edit = { series_id: id, ...first, series_name: '二稿' };
      await save(edit);
      const { version: seen } = (await submit(id)).data;
      const { id: revision, version } = await openReview(id);
      const [approved, saved] = await Promise.all([
        decide(reviewer, revision, 'approve', { version }),
        save({ ...edit, version: seen, series_name: '三稿' }),
      ]);
      const { live, state } = await detail(id);
      const said = { approved: approved.status, saved: saved.code, live: live.series_name, state };
      expect([
        { approved: 200, saved: 40901, live: '二稿', state: 'approved' },
        { approved: 409, saved: 0, live: '四季', state: 'draft' },
      ]).toContainEqual(said);
    }
  });

  it('one of two reviewers decides', async () => {
    const { data } = await save(await content());
    await submit(data.series_id);
    const { id, version } = await openReview(data.series_id);
    const other = await staff('reviewer');
    const answers = await Promise.all([
      decide(reviewer, id, 'approve', { version }),
      decide(other, id, 'reject', { version, reason_code: 'picture_unclear' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count("audit_line WHERE subject = 'revision' AND action IN ('approve', 'reject')")).toBe(1);
    expect(await count("message WHERE message_key LIKE 'content_%'")).toBe(1);
  });

  it('a visibility switch during a review is refused and changes nothing', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '二稿' });
    await submit(id);
    expect(await switchTo(id, 'public')).toMatchObject({ code: 40900, data: { state: 'pending' } });
    const { id: quiet } = await published({ visibility: 'private', series_name: '静' });
    const answers = await Promise.all([
      switchTo(quiet, 'public'),
      switchTo(quiet, 'public'),
      switchTo(quiet, 'public'),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
    expect(await count("revision WHERE state = 'pending'")).toBe(2);
  });

  it('several first saves of an edit leave one open edit', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => save({ series_id: id, ...first, series_name: `稿${String(at)}` })),
    );
    expect(await count("revision WHERE state = 'draft'")).toBe(1);
  });

  it('a stale save of another operator is refused', async () => {
    const { data } = await save(await content());
    const input = await content({ series_id: data.series_id, version: data.version });
    expect((await save({ ...input, series_name: '甲' })).code).toBe(0);
    expect(await save({ ...input, series_name: '乙' })).toMatchObject({
      code: 40901,
      data: { version: data.version + 1 },
    });
  });
});

describe('visibility and shelf', () => {
  it('a switch is an edit of its own and takes effect with its approval', async () => {
    const { id } = await published();
    expect((await switchTo(id, 'private')).data.state).toBe('pending');
    expect(await detail(id)).toMatchObject({
      visibility: 'public',
      proposed_visibility: 'private',
      changed: ['visibility'],
    });
    await pass(id);
    expect(await detail(id)).toMatchObject({
      visibility: 'private',
      proposed_visibility: null,
      state: 'approved',
    });
  });

  it('goes off all channels at once, and is listed again only while approved', async () => {
    const { id, first } = await published();
    const shelf = (to: string) => call('gallery/seriesShelf', ann, { ip_id: ip, series_id: id, shelf: to });
    expect((await shelf('off')).code).toBe(0);
    expect(await everybody(first.images[0]!)).toBe(false);
    expect((await shelf('off')).code).toBe(40900);
    await switchTo(id, 'private');
    expect(await shelf('listed')).toMatchObject({ code: 40900, data: { state: 'pending' } });
    await reject(id);
    await call('review/discard', ann, { ip_id: ip, subject: 'series', subject_id: id });
    expect((await shelf('listed')).code).toBe(0);
    expect(await everybody(first.images[0]!)).toBe(true);
  });

  it('keeps the order it is given', async () => {
    const ids: string[] = [];
    for (const series_name of ['甲', '乙', '丙'])
      ids.push((await save({ series_name })).data.series_id as string);
    await call('gallery/seriesSort', ann, { ip_id: ip, series_ids: [ids[1], ids[2], ids[0]] });
    const list = (await call('gallery/seriesList', ann, { ip_id: ip })).data;
    expect(list.map((row: { series_name: string }) => row.series_name)).toEqual(['乙', '丙', '甲']);
  });
});

describe('deleting', () => {
  const recycled = async () => (await call('gallery/recycleList', ann, { ip_id: ip })).data;
  const one = (series_id: string, image_id: string) => ({ ip_id: ip, series_id, image_id });

  it('takes a picture out of live and proposed, and restores it into the draft', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '二稿' });
    const [gone, kept] = first.images as [string, string];
    expect((await call('gallery/imageDelete', ann, one(id, gone))).code).toBe(0);
    const after = await detail(id);
    expect(idsOf(after.live.images)).toEqual([kept]);
    expect(idsOf(after.proposed.images)).toEqual([kept]);
    expect((await call('gallery/imageDelete', ann, one(id, kept))).data.errors[0]).toMatchObject({
      field: 'images',
      rule: 'min_items',
    });
    expect(idsOf((await recycled()).map((row: { image: object }) => row.image))).toEqual([gone]);
    await submit(id);
    await pass(id);
    expect((await detail(id)).live).toMatchObject({ series_name: '二稿', images: [{ image_id: kept }] });
    expect((await call('gallery/imageRestore', ann, one(id, gone))).data.state).toBe('draft');
    const restored = await detail(id);
    expect(idsOf(restored.live.images)).toEqual([kept]);
    expect(idsOf(restored.proposed.images)).toEqual([kept, gone]);
    expect(await recycled()).toEqual([]);
  });

  it('is refused of a picture that is public or under review', async () => {
    const { id, first } = await published();
    expect((await call('gallery/imageDelete', ann, one(id, first.images[0]!))).code).toBe(40900);
    await switchTo(id, 'private');
    expect((await call('gallery/imageDelete', ann, one(id, first.images[0]!))).code).toBe(40900);
    expect(await recycled()).toEqual([]);
  });

  it('puts the pictures of a series into the recycle list, and brings the series back as a draft', async () => {
    const { id, first } = await published();
    await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: id });
    expect((await call('gallery/seriesDetail', ann, { ip_id: ip, series_id: id })).code).toBe(40400);
    expect(await everybody(first.images[0]!)).toBe(false);
    expect((await recycled())[0]).toMatchObject({ series_name: '四季', series_deleted: true });
    await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
    await sweep();
    expect((await call('gallery/imageRestore', ann, one(id, first.images[1]!))).code).toBe(0);
    expect(await detail(id)).toMatchObject({ live: null, state: 'draft', visibility: 'private' });
    const { proposed } = await detail(id);
    expect(idsOf(proposed.images)).toEqual([first.images[1]]);
    expect(proposed.rights_documents).toHaveLength(1);
    expect((await submit(id)).data.state).toBe('pending');
  });

  it('shows the ten deleted last', async () => {
    for (const round of [1, 2]) {
      const images = await Promise.all(Array.from({ length: 6 }, () => pic('series_image')));
      const { data } = await save(await content({ series_name: `系列${String(round)}`, images }));
      await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: data.series_id });
    }
    expect(await recycled()).toHaveLength(10);
    expect(await count("file_use WHERE place = 'recycled' AND field = 'images'")).toBe(10);
  });
});

describe('the gallery of pictures', () => {
  it('says where a picture stands and where else it is used', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_name: '另一个', images: [first.images[0]!] });
    const { list, total } = (await call('gallery/imageList', ann, { ip_id: ip })).data;
    expect(total).toBe(3);
    const rows = list.filter(
      (row: { image: { image_id: string } }) => row.image.image_id === first.images[0],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ series_id: id, is_live: true, used_in: ['另一个'], actions: ['delete'] }),
        expect.objectContaining({ series_name: '另一个', is_live: false, used_in: ['四季'] }),
      ]),
    );
  });
});

describe('who may', () => {
  it('nobody reviews what they submitted', async () => {
    const { data } = await save(await content());
    await submit(data.series_id);
    const { id, version } = await openReview(data.series_id);
    await db().query('UPDATE revision SET submitted_by = ? WHERE id = ?', [reviewer.id, id]);
    const answer = await decide(reviewer, id, 'approve', { version });
    expect(answer.status).toBe(400);
    expect((await detail(data.series_id)).state).toBe('pending');
  });

  it('staff see no draft, consultants only what is assigned to them', async () => {
    const { data } = await save(await content());
    const { id } = await openReview(data.series_id);
    expect((await console_(reviewer, `/${id}`)).status).toBe(404);
    await submit(data.series_id);
    const consultant = await staff('consultant');
    expect((await console_(consultant, '')).body).toEqual([]);
    expect((await console_(consultant, `/${id}`)).status).toBe(404);
    await db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [ann.id, ip]);
    await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant.id, ann.id]);
    expect((await console_(consultant, '')).body).toHaveLength(1);
    const { version } = await openReview(data.series_id);
    expect((await decide(consultant, id, 'approve', { version })).status).toBe(403);
    expect((await console_(await staff('finance'), '')).status).toBe(403);
  });

  it('another IP’s series answers like a missing one', async () => {
    const ben = await member();
    const other = await plantIp(await ground(), { ip_name: '云岭' });
    await plantOperator((await ground()).db, other, ben.id, 1);
    const { data } = await save(await content());
    const { series_id } = data;
    const nowhere = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    for (const [path, more] of [
      ['gallery/seriesDetail', {}],
      ['gallery/seriesSave', { series_name: 'x' }],
      ['gallery/seriesSubmit', {}],
      ['gallery/seriesVisibility', { visibility: 'public' }],
      ['gallery/seriesShelf', { shelf: 'off' }],
      ['gallery/seriesDelete', {}],
      ['gallery/imageDelete', { image_id: nowhere }],
      ['gallery/imageRestore', { image_id: nowhere }],
    ] as const) {
      const foreign = await call(path, ben, { ip_id: other, series_id, ...more });
      expect(foreign).toEqual(await call(path, ben, { ip_id: other, series_id: nowhere, ...more }));
      expect(foreign.code).toBe(40400);
    }
    const review = { ip_id: other, subject: 'series' };
    expect((await call('review/withdraw', ben, { ...review, subject_id: series_id })).code).toBe(40400);
    expect((await call('gallery/seriesSort', ben, { ip_id: other, series_ids: [series_id] })).code).toBe(
      40400,
    );
    expect((await call('gallery/seriesDetail', ben, { ip_id: ip, series_id })).code).toBe(40300);
  });
});
