/** Consultants of a member: assigned, reassigned, handed over; with notes and follow-ups. */
import request from 'supertest';
import { shanghaiDay, ulid } from '@ipw/domain';
import { type Caller, openFixtures, member, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { MOST_NOTES } from './note.admin.service';

const { url, db, reset } = api();
type Answer = { status: number; body: Record<string, unknown> };
type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (who: StaffLogin, method: Method, path: string, body?: object) => {
  const server = request(url);
  return server[method](`/api/admin/${path}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
};
const call = async (path: string, who: Caller) =>
  (
    await request(url)
      .post(`/api/${path}`)
      .set('authorization', `Bearer ${who.token}`)
      .set('accept-language', 'en')
      .send({})
  ).body as { code: number; data: never };
const rows = async <T>(sql: string, ...params: unknown[]) => (await db().query(sql, params))[0] as T[];
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const inDays = (days: number) => shanghaiDay(new Date(Date.now() + days * 86_400_000));

let admin: StaffLogin;
let chen: StaffLogin;
let lin: StaffLogin;
let ann: Caller;

beforeEach(async () => {
  await reset();
  [admin, chen, lin] = [await staff('admin'), await staff('consultant'), await staff('consultant')];
  ann = await member({ username: '安', consultant_id: chen.id });
});

const assign = (consultant_id: string | null, version = 1, who = admin) =>
  ask(who, 'post', `members/${ann.id}/assign-consultant`, { version, consultant_id });

describe('assigning', () => {
  it('gives a member another consultant, tells them, and is kept on record', async () => {
    const answer = await assign(lin.id);
    expect(answer.body).toMatchObject({ consultant_id: lin.id, version: 2 });
    expect((await ask(lin, 'get', 'members')).body).toMatchObject([{ id: ann.id }]);
    expect((await ask(chen, 'get', 'members')).body).toEqual([]);
    const { list } = (await call('message/list', ann)).data as { list: { key: string; title: string }[] };
    expect(list[0]).toMatchObject({
      key: 'consultant_assigned',
      title: expect.stringMatching(/is now your IP consultant$/),
    });
    const [line] = (await ask(admin, 'get', `members/${ann.id}/history`)).body as object[];
    expect(line).toMatchObject({ action: 'assign_consultant', changes: [{ field: 'consultant_name' }] });
  });

  it('changes nothing for the same consultant, a stale version, or staff who are no consultants', async () => {
    const gone = await staff('consultant');
    await (await openFixtures()).db.update('staff', { disabled_at: new Date() }, { id: gone.id });
    expect((await assign(chen.id)).body).toMatchObject({ version: 1 });
    expect((await assign(lin.id, 9)).status).toBe(409);
    for (const nobody of [admin.id, gone.id, ann.id])
      expect((await assign(nobody)).body).toMatchObject({ errors: { consultant_id: expect.any(String) } });
    expect((await assign(lin.id, 1, chen)).status).toBe(403);
    expect(await rows('SELECT id FROM message')).toEqual([]);
  });

  it('lets one of two who reassign at once win', async () => {
    const answers = await Promise.all([assign(lin.id), assign(null)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await rows("SELECT id FROM audit_line WHERE action = 'assign_consultant'")).toHaveLength(1);
    expect(await rows('SELECT id FROM message')).toHaveLength(1);
  });

  it('says for each of many how it went', async () => {
    const ben = await member({ username: '本' });
    const answer = await ask(admin, 'post', 'members/bulk/assign-consultant', {
      ids: [ann.id, ben.id],
      versions: [1, 7],
      consultant_id: lin.id,
    });
    expect(answer.body).toMatchObject([
      { id: ann.id, ok: true, version: 2 },
      { id: ben.id, ok: false, code: 40901 },
    ]);
  });

  it('hands everybody over when a consultant leaves, in more than one batch', async () => {
    await Promise.all(Array.from({ length: 204 }, () => member({ consultant_id: chen.id })));
    const answer = await ask(admin, 'post', `consultants/${chen.id}/hand-over`, { consultant_id: lin.id });
    expect(answer.body).toEqual({ moved: 205 });
    expect((await ask(chen, 'get', 'members')).body).toEqual([]);
    expect((await ask(admin, 'get', `consultants/${lin.id}`)).body).toMatchObject({ members: 205 });
    expect(
      (await ask(admin, 'post', `consultants/${lin.id}/hand-over`, { consultant_id: lin.id })).status,
    ).toBe(400);
    expect((await ask(admin, 'post', `consultants/${admin.id}/hand-over`, {})).status).toBe(404);
  });

  it('lists a former consultant until their members are handed over', async () => {
    await (await openFixtures()).db.update('staff', { role: 'reviewer' }, { id: chen.id });
    expect((await call('member/consultant', ann)).data).toBeNull();
    const working = encodeURIComponent(JSON.stringify({ state: 'active' }));
    expect((await ask(admin, 'get', `consultants?filter=${working}`)).body).toMatchObject([{ id: lin.id }]);
    expect((await ask(admin, 'get', `consultants/${chen.id}`)).body).toMatchObject({
      state: 'disabled',
      members: 1,
    });
    const answer = await ask(admin, 'post', `consultants/${chen.id}/hand-over`, { consultant_id: lin.id });
    expect(answer.body).toEqual({ moved: 1 });
    expect((await ask(admin, 'get', `consultants/${chen.id}`)).status).toBe(404);
  });

  it('shows the member who it is and how to reach them, until they leave', async () => {
    const contact = { contact_phone: '+86 571 8888 0000', contact_email: 'chen@example.com' };
    expect(
      (await ask(admin, 'put', `consultants/${chen.id}`, { version: 1, ...contact })).body,
    ).toMatchObject(contact);
    expect((await call('member/consultant', ann)).data).toMatchObject({
      ...contact,
      since: expect.any(String),
    });
    const [stored] = await rows<{ contact_phone: Buffer }>(
      'SELECT contact_phone FROM staff WHERE id = ?',
      chen.id,
    );
    expect(stored!.contact_phone.toString('latin1')).not.toContain('8888');
    await (await openFixtures()).db.update('staff', { disabled_at: new Date() }, { id: chen.id });
    expect((await call('member/consultant', ann)).data).toBeNull();
  });
});

describe('notes', () => {
  const add = async (who: StaffLogin, text = 'prefers calls after three') =>
    (await ask(who, 'post', 'notes', { member_id: ann.id, text })).body as { id: string; version: number };

  it("are read by the member's consultant, and are encrypted at rest", async () => {
    await add(chen);
    expect((await ask(chen, 'get', 'notes')).body).toMatchObject([
      {
        state: 'written',
        text: 'prefers calls after three',
        actions: ['update', 'delete'],
        member_id: ann.id,
      },
    ]);
    expect((await ask(lin, 'get', 'notes')).body).toEqual([]);
    await assign(lin.id);
    expect((await ask(lin, 'get', 'notes')).body).toMatchObject([{ actions: [] }]);
    const [stored] = await rows<{ text: Buffer }>('SELECT text FROM member_note');
    expect(stored!.text.toString('latin1')).not.toContain('calls');
    expect(JSON.stringify(await rows('SELECT * FROM audit_line'))).not.toContain('calls');
  });

  it('are mended by their author for a day, and removed with a trace', async () => {
    const { id } = await add(chen);
    expect((await ask(admin, 'put', `notes/${id}`, { version: 1, text: 'other' })).status).toBe(403);
    const twice = ['first', 'second'].map((text) => ask(chen, 'put', `notes/${id}`, { version: 1, text }));
    expect(statuses(await Promise.all(twice))).toEqual([200, 409]);
    await (
      await openFixtures()
    ).db.update('member_note', { created_at: new Date(Date.now() - 90_000_000) }, { id });
    expect((await ask(chen, 'put', `notes/${id}`, { version: 2, text: 'late' })).status).toBe(403);
    expect((await ask(chen, 'delete', `notes/${id}?version=2`)).status).toBe(403);
    expect((await ask(admin, 'delete', `notes/${id}?version=1`)).status).toBe(409);
    expect((await ask(admin, 'delete', `notes/${id}?version=2`)).status).toBe(200);
    const lines = (await ask(chen, 'get', `members/${ann.id}/history`)).body as { action: string }[];
    expect(lines.map(({ action }) => action).slice(0, 3)).toEqual(['note_remove', 'note_edit', 'note_add']);
  });

  it('take 2,000 characters and no more', async () => {
    expect((await ask(chen, 'post', 'notes', { member_id: ann.id, text: '🦊'.repeat(2000) })).status).toBe(
      201,
    );
    const over = await ask(chen, 'post', 'notes', { member_id: ann.id, text: '字'.repeat(2001) });
    expect(over.body).toMatchObject({ errors: { text: 'The note: at most 2,000 characters' } });
  });

  it('end at five hundred a member, even when the last are written at once', async () => {
    const { db: on } = await openFixtures();
    const text = Buffer.alloc(1);
    const before = Array.from({ length: MOST_NOTES - 1 }, () => ({
      id: ulid(),
      member_id: ann.id,
      author_id: chen.id,
      text,
    }));
    await on.insertAll('member_note', before);
    const body = { member_id: ann.id, text: 'likes tea' };
    const last = await Promise.all([chen, admin, chen, admin].map((who) => ask(who, 'post', 'notes', body)));
    expect(statuses(last)).toEqual([201, 409, 409, 409]);
    expect(last.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 40900,
      message: expect.stringMatching(/^This member already has 500 notes/) as string,
    });
    const ben = await member({ username: '本', consultant_id: chen.id });
    expect((await ask(chen, 'post', 'notes', { ...body, member_id: ben.id })).status).toBe(201);
  });
});

describe('follow-ups', () => {
  const plan = async (due_on: string, about = 'call back', who = chen) =>
    (await ask(who, 'post', 'follow-ups', { member_id: ann.id, due_on, about })).body as { id: string };
  const act = (id: string, action: string, version: number) =>
    ask(chen, 'post', `follow-ups/${id}/${action}`, { version });

  it('wait for their day, are done once, and can be taken up again', async () => {
    const { id } = await plan(inDays(0));
    expect((await ask(chen, 'get', 'follow-ups/counts')).body).toEqual({
      open: 1,
      done: 0,
      due: 1,
      overdue: 0,
    });
    expect(statuses(await Promise.all([act(id, 'finish', 1), act(id, 'finish', 1)]))).toEqual([200, 409]);
    expect(
      (await ask(chen, 'put', `follow-ups/${id}`, { version: 2, due_on: inDays(3), about: 'x' })).status,
    ).toBe(409);
    expect((await act(id, 'reopen', 2)).body).toMatchObject({
      state: 'open',
      done_at: null,
      actions: ['finish', 'update'],
    });
    const history = (await ask(chen, 'get', `follow-ups/${id}/history`)).body as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(['reopen', 'finish', 'create']);
  });

  it('come in the order of their days, overdue first', async () => {
    const [later, , overdue] = [await plan(inDays(9)), await plan(inDays(2)), await plan(inDays(1))];
    const { db: data } = await openFixtures();
    await data.update('follow_up', { due_on: inDays(-1) }, { id: overdue.id });
    const list = (await ask(chen, 'get', `follow-ups?sort=["due_on","ASC"]`)).body as {
      id: string;
      due_on: string;
    }[];
    expect(list.map(({ due_on }) => due_on)).toEqual([inDays(-1), inDays(2), inDays(9)]);
    expect(list.at(-1)).toMatchObject({ id: later.id });
    expect((await ask(chen, 'get', 'follow-ups/counts')).body).toMatchObject({ due: 1, overdue: 1 });
  });

  it('go with the member to the next consultant', async () => {
    const { id } = await plan(inDays(1));
    await assign(lin.id);
    expect((await ask(lin, 'get', 'follow-ups')).body).toMatchObject([{ id }]);
    expect((await act(id, 'finish', 1)).status).toBe(404);
    expect((await ask(admin, 'get', `follow-ups?filter={"whose":"me"}`)).body).toEqual([]);
    expect((await ask(admin, 'get', 'follow-ups')).body).toHaveLength(1);
  });

  it('lie neither in the past nor beyond two years, on days that exist', async () => {
    for (const due_on of [inDays(-1), inDays(800), '2027-02-30', '2027-1-1', 'tomorrow', ''])
      expect(
        (await ask(chen, 'post', 'follow-ups', { member_id: ann.id, due_on, about: 'x' })).body,
      ).toMatchObject({
        errors: { due_on: expect.any(String) },
      });
    expect(await rows('SELECT id FROM follow_up')).toEqual([]);
  });
});
