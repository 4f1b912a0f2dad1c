/** Which sheets a consultant sees, takes and decides on: those of their holders, and answers nobody else reviews. */
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api } from '../../testing/server';
import {
  admin,
  ann,
  answered,
  buyer,
  checked,
  decide,
  desk,
  listed,
  openSheets,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { plantIp, plantSheet } from '../db/seed/fixtures';

const { db } = api();

beforeEach(openSheets);

const assignTo = (consultant: StaffLogin | null) =>
  db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant?.id ?? null, ann.id]);

it('shows a consultant the sheets of assigned holders, and nobody else’s', async () => {
  const [chen, wu] = [await staff('consultant'), await staff('consultant')];
  await assignTo(chen);
  const { id } = await answered();
  expect(await listed(admin, { turn: 'consultant' })).toEqual([id]);
  expect(await listed(chen, { turn: 'consultant' })).toEqual([id]);
  expect((await desk(chen, '/counts')).body).toMatchObject({ consultant: 1, holder: 0, free: 0 });
  expect((await desk(wu, '/counts')).body).toMatchObject({ consultant: 0, free: 0 });
  expect((await desk(wu, '/figures')).body[2]).toMatchObject({ turn: 'consultant', open: 0 });
  for (const filter of [{}, { free: 'yes' }, { free: 'yes', turn: 'consultant' }])
    expect(await listed(wu, filter)).toEqual([]);
  expect((await desk(wu, `/${id}`)).status).toBe(404);
  expect((await desk(wu, `/${id}/history`)).status).toBe(404);
  for (const action of ['assign', 'consult_pass'])
    expect([action, (await decide(wu, id, action, { version: 3 })).status]).toEqual([action, 404]);
  expect((await decide(chen, id, 'consult_pass', { version: 3 })).status).toBe(200);
});

describe('an answer of a holder without a consultant', () => {
  it('is taken by any consultant, who reads and decides it from then on', async () => {
    const [chen, wu] = [await staff('consultant'), await staff('consultant')];
    const { id, link } = await answered();
    for (const who of [chen, wu]) {
      expect(await listed(who, {})).toEqual([]);
      expect(await listed(who, { free: 'yes' })).toEqual([id]);
      expect((await desk(who, '/counts')).body).toMatchObject({ consultant: 0, free: 1 });
      const { body } = await desk(who, `/${id}`);
      expect(body).toMatchObject({ actions: ['assign'], untaken: true, ip_name: '月半' });
      for (const word of [wanted.sku_describe, '青禾文创', '可以'])
        expect(JSON.stringify(body)).not.toContain(word);
      expect((await desk(who, `/${id}/history`)).body).toEqual([]);
      for (const [action, more] of [
        ['consult_pass', {}],
        ['consult_return', { reason: '再问' }],
        ['note', { reason: '再问' }],
      ] as const)
        expect((await decide(who, id, action, { version: 3, ...more })).status).toBe(403);
    }
    const both = await Promise.all([chen, wu].map((who) => decide(who, id, 'assign', { version: 3 })));
    expect(both.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const [mine, other] = both[0]!.status === 200 ? [chen, wu] : [wu, chen];
    expect((await desk(other, `/${id}`)).status).toBe(404);
    expect(await listed(other, { free: 'yes' })).toEqual([]);
    expect((await desk(mine, `/${id}`)).body).toMatchObject({
      sku_describe: wanted.sku_describe,
      answer: '可以',
      untaken: false,
    });
    expect(await listed(mine, { free: 'yes', assignee: 'me' })).toEqual([id]);
    expect((await decide(mine, id, 'release', { version: 4 })).status).toBe(200);
    expect(await listed(other, { free: 'yes' })).toEqual([id]);
    expect((await decide(other, id, 'assign', { version: 5 })).status).toBe(200);
    expect((await decide(other, id, 'consult_pass', { version: 6 })).status).toBe(200);
    expect((await buyer('cooperateDetail', link)).data).toMatchObject({ turn: 'buyer' });
    // It stays with who took it, until the holder has a consultant.
    expect((await desk(other, `/${id}`)).status).toBe(200);
    await assignTo(mine);
    expect((await desk(other, `/${id}`)).status).toBe(404);
    expect(await listed(mine, {})).toEqual([id]);
  });

  it('is free when those who have it cannot review it', async () => {
    const chen = await staff('consultant');
    const { id } = await answered();
    const set = (assignee_id: string) => db().query('UPDATE sheet SET assignee_id = ?', [assignee_id]);
    await set((await staff('reviewer')).id);
    expect(await listed(chen, { free: 'yes' })).toEqual([id]);
    const boss = await staff('admin');
    await set(boss.id);
    expect(await listed(chen, { free: 'yes' })).toEqual([]);
    expect((await desk(chen, `/${id}`)).status).toBe(404);
    await db().query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [boss.id]);
    expect(await listed(chen, { free: 'yes' })).toEqual([id]);
  });

  it('is not offered at another turn', async () => {
    const chen = await staff('consultant');
    const { id } = await checked();
    await plantSheet(await openFixtures(), { ip_id: await plantIp(await openFixtures(), { ip_name: '空' }) });
    expect(await listed(chen, { free: 'yes' })).toEqual([]);
    expect((await desk(chen, `/${id}`)).status).toBe(404);
    expect((await decide(chen, id, 'assign', { version: 2 })).status).toBe(404);
  });
});

it('is taken by those only who may decide its turn', async () => {
  const [chen, reviewer] = [await staff('consultant'), await staff('reviewer')];
  await assignTo(chen);
  const { id, link } = await checked();
  // The holder's turn: whoever checks or reviews may follow it.
  expect((await decide(reviewer, id, 'assign', { version: 2 })).status).toBe(200);
  expect((await decide(chen, id, 'assign', { version: 3 })).status).toBe(200);
  await db().query("UPDATE sheet SET state = 'submitted'");
  expect((await desk(chen, `/${id}`)).body.actions).not.toContain('assign');
  await db().query('UPDATE sheet SET assignee_id = NULL');
  expect((await desk(chen, `/${id}`)).body.actions).not.toContain('assign');
  expect((await decide(chen, id, 'assign', { version: 4 })).status).toBe(403);
  expect((await decide(reviewer, id, 'assign', { version: 4 })).status).toBe(200);
  await db().query("UPDATE sheet SET state = 'responded', consult = 'pending', assignee_id = NULL");
  expect((await desk(reviewer, `/${id}`)).body.actions).not.toContain('assign');
  expect((await decide(reviewer, id, 'assign', { version: 5 })).status).toBe(403);
  expect((await decide(chen, id, 'assign', { version: 5 })).status).toBe(200);
  expect((await sheetOf(link.sheet_no)).assignee_id).toBe(chen.id);
});
