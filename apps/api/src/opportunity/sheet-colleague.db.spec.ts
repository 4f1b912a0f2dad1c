/** Who works on a cooperation sheet: taking, releasing and handing over, one and many. */
import request from 'supertest';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import {
  admin,
  agreed,
  ann,
  buyer,
  checked,
  decide,
  desk,
  holder,
  openSheets,
  send,
  sheetOf,
} from '../../testing/sheets';

const { url, db } = api();

let lin: StaffLogin;
let wu: StaffLogin;
beforeEach(async () => {
  await openSheets();
  [lin, wu] = [await staff('reviewer'), await staff('reviewer')];
});

const together = (who: StaffLogin, action: string, body: object) =>
  request(url)
    .post(`/api/admin/sheets/bulk/${action}`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
const submitted = async () => (await sheetOf((await send()).data.sheet_no)).id;
const assigneeOf = async (id: string) => (await desk(admin, `/${id}`)).body.assignee_id as string | null;
const nameOf = async ({ id }: StaffLogin) =>
  (await (await openFixtures()).db.one<{ name: string }>('SELECT name FROM staff WHERE id = ?', [id]))!.name;

it('is handed over to a colleague by name, who finds it among theirs', async () => {
  const id = await submitted();
  expect((await desk(admin, `/${id}/history`)).body).toMatchObject([
    { action: 'create', actor_type: 'visitor' },
  ]);
  const offered = (await desk(lin, '/colleagues')).body as { id: string; role: string; assigned: number }[];
  expect(offered.map((one) => one.id).sort()).toEqual([admin.id, wu.id].sort());
  expect(offered.every(({ assigned }) => assigned === 0)).toBe(true);
  expect((await decide(lin, id, 'assign', { version: 1 })).status).toBe(200);
  expect((await decide(lin, id, 'hand_over', { version: 2, colleague_id: wu.id })).status).toBe(200);
  expect((await desk(wu, '/counts')).body).toMatchObject({ mine: 1 });
  expect((await desk(lin, '/counts')).body).toMatchObject({ mine: 0 });
  const mine = encodeURIComponent(JSON.stringify({ assignee: 'me' }));
  expect((await desk(wu, `?filter=${mine}`)).body).toMatchObject([{ id, assignee_id: wu.id }]);
  expect((await desk(lin, `?filter=${mine}`)).body).toEqual([]);
  const [line] = (await desk(admin, `/${id}/history`)).body;
  expect(line).toMatchObject({ action: 'hand_over', actor_name: await nameOf(lin) });
  expect(line.changes).toContainEqual({
    field: 'assignee_id',
    before: await nameOf(lin),
    after: await nameOf(wu),
  });
});

it('goes to nobody who does not check sheets, has left, or works on its IP', async () => {
  const id = await submitted();
  const { db: on, cipher } = await openFixtures();
  const [chen, paying, left, own] = [
    await staff('consultant'),
    await staff('finance'),
    await staff('reviewer'),
    await staff('reviewer'),
  ];
  await on.update('staff', { disabled_at: new Date() }, { id: left.id });
  const contact_phone = cipher.seal(`staff:${own.id}:contact_phone`, `+86 ${ann.phone_number}`);
  await on.update('staff', { contact_phone }, { id: own.id });
  for (const to of [chen.id, paying.id, left.id, ann.id])
    expect((await decide(lin, id, 'hand_over', { version: 1, colleague_id: to })).body).toMatchObject({
      code: 40001,
      errors: { colleague_id: expect.any(String) },
    });
  expect((await decide(lin, id, 'hand_over', { version: 1, colleague_id: own.id })).body).toMatchObject({
    code: 40301,
  });
  expect((await decide(lin, id, 'hand_over', { version: 1 })).status).toBe(400);
  expect(await assigneeOf(id)).toBeNull();
});

it('is handed over by those who check sheets only', async () => {
  const chen = await staff('consultant');
  const { id } = await checked();
  await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [chen.id, ann.id]);
  expect((await desk(chen, `/${id}`)).body.actions).toEqual(['assign', 'note']);
  expect((await decide(chen, id, 'hand_over', { version: 2, colleague_id: wu.id })).status).toBe(403);
  expect((await desk(chen, '/colleagues')).status).toBe(403);
});

it('is not handed over while the answer waits for a consultant, whom the owner of the IP decides', async () => {
  const { id } = await checked();
  await agreed();
  expect((await desk(lin, `/${id}`)).body.actions).toContain('hand_over');
  await holder('sheetReply', ann, { sheet_id: id, version: 2, decision: 'agree', answer: '好的' });
  expect((await desk(lin, `/${id}`)).body).toMatchObject({ turn: 'consultant' });
  for (const who of [lin, admin]) {
    expect((await desk(who, `/${id}`)).body.actions).not.toContain('hand_over');
    expect((await decide(who, id, 'hand_over', { version: 3, colleague_id: wu.id })).status).toBe(409);
  }
  expect(await assigneeOf(id)).toBeNull();
});

it('taken by two at once belongs to one, and the other reads to whom', async () => {
  const id = await submitted();
  const both = [lin, wu];
  const taken = await Promise.all(both.map((who) => decide(who, id, 'assign', { version: 1 })));
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = both[taken.findIndex(({ status }) => status === 200)]!;
  expect(await assigneeOf(id)).toBe(first.id);
  const refusal = taken.find(({ status }) => status === 409)!.body;
  expect(refusal.data).toMatchObject({ by: await nameOf(first), version: 2 });
});

it('handed over by two at once goes to one colleague', async () => {
  const id = await submitted();
  const moves = await Promise.all([
    decide(lin, id, 'hand_over', { version: 1, colleague_id: wu.id }),
    decide(admin, id, 'hand_over', { version: 1, colleague_id: lin.id }),
  ]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await assigneeOf(id)).toBe(moves[0].status === 200 ? wu.id : lin.id);
});

it('can be handed over with others, each by itself', async () => {
  const ids = [await submitted(), await submitted()];
  await decide(lin, ids[1]!, 'assign', { version: 1 });
  const moved = await together(admin, 'hand_over', { ids, versions: [1, 1], colleague_id: wu.id });
  expect(moved.body).toMatchObject([
    { id: ids[0], ok: true },
    { id: ids[1], ok: false, code: 40901 },
  ]);
  expect(await Promise.all(ids.map(assigneeOf))).toEqual([wu.id, lin.id]);
  expect((await together(admin, 'hand_over', { ids, versions: [2, 2] })).status).toBe(400);
});

it('can be taken over, and released by whom it belongs to only', async () => {
  const id = await submitted();
  await decide(lin, id, 'assign', { version: 1 });
  expect((await desk(wu, `/${id}`)).body.actions).toEqual(['assign', 'hand_over', 'pass', 'fail', 'note']);
  expect((await desk(lin, `/${id}`)).body.actions).toContain('release');
  expect((await decide(wu, id, 'assign', { version: 2 })).status).toBe(200);
  expect(await assigneeOf(id)).toBe(wu.id);
  expect((await decide(lin, id, 'release', { version: 3 })).status).toBe(403);
  expect((await decide(wu, id, 'release', { version: 3 })).status).toBe(200);
  expect(await assigneeOf(id)).toBeNull();
});

it('shows buyer and holder nothing of who works on it', async () => {
  const { id, link } = await checked();
  await decide(lin, id, 'hand_over', { version: 2, colleague_id: wu.id });
  await agreed();
  const seen = [
    (await buyer('cooperateDetail', link)).data,
    (await holder('sheetDetail', ann, { sheet_id: id })).data,
  ];
  for (const sheet of seen) {
    expect(sheet.events.map(({ action }: { action: string }) => action)).toEqual(['create', 'pass']);
    expect(JSON.stringify(sheet)).not.toContain(wu.id);
  }
});
