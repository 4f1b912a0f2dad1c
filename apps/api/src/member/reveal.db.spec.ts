/** Unmasking of fields: with a reason, up to a limit, recorded in the history, and nowhere else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { REVEAL } from '@ipw/domain';
import { type Caller, member, staff, type StaffLogin } from '../../testing/fixtures';
import { api, textOf } from '../../testing/server';

const { url, db, reset, dataDir } = api();
const reveal = (who: StaffLogin, id: string, body: object) =>
  request(url)
    .post(`/api/admin/members/${id}/reveal`)
    .set('cookie', who.cookie)
    .set('x-csrf-token', who.csrf)
    .set('accept-language', 'en')
    .send(body);
const read = (who: StaffLogin, at: string) => request(url).get(`/api/admin/${at}`).set('cookie', who.cookie);
const reason = 'to call back about the claim';

let admin: StaffLogin;
let consultant: StaffLogin;
let ann: Caller;

beforeEach(async () => {
  await reset();
  [admin, consultant] = [await staff('admin'), await staff('consultant')];
  ann = await member({ username: '安', consultant_id: consultant.id });
});

it('shows the value, and keeps who, which field and why', async () => {
  const answer = await reveal(consultant, ann.id, { field: 'phone_number', reason });
  expect([answer.status, answer.body]).toEqual([200, { field: 'phone_number', value: ann.phone_number }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await reveal(consultant, ann.id, { field: 'real_name', reason })).body.value).toBe('顾小满');
  const [line] = (await read(consultant, `members/${ann.id}/history`)).body;
  expect(line).toMatchObject({
    action: 'reveal',
    reason,
    changes: [{ field: 'revealed', before: null, after: 'real_name' }],
  });
});

it('leaves the value in no list, page, history, row or log', async () => {
  const values = [ann.phone_number, '顾小满', '330106199003074218'];
  for (const field of ['phone_number', 'real_name', 'document_number'])
    expect((await reveal(admin, ann.id, { field, reason })).status).toBe(200);
  const seen = [
    ...(await Promise.all(
      ['members', `members/${ann.id}`, `members/${ann.id}/history`, `members/${ann.id}/account`, 'audit'].map(
        async (at) => (await read(admin, at)).text,
      ),
    )),
    textOf((await db().query('SELECT * FROM audit_line'))[0]),
    readFileSync(path.join(dataDir, 'api.log'), 'utf8'),
  ];
  for (const value of values) expect(seen.filter((text) => text.includes(value))).toEqual([]);
});

it('asks for a reason, and for more than a consultant has to show a document number', async () => {
  expect((await reveal(consultant, ann.id, { field: 'phone_number' })).body.errors).toEqual({
    reason: 'Please enter the reason',
  });
  expect((await reveal(consultant, ann.id, { field: 'phone_number', reason: '   ' })).status).toBe(400);
  expect((await reveal(admin, ann.id, { field: 'password_hash', reason })).status).toBe(400);
  expect((await reveal(consultant, ann.id, { field: 'document_number', reason })).status).toBe(403);
  expect((await reveal(await staff('finance'), ann.id, { field: 'phone_number', reason })).status).toBe(403);
  const bare = await member({ verified: false });
  expect((await reveal(admin, bare.id, { field: 'real_name', reason })).status).toBe(400);
  expect((await read(admin, `members/${bare.id}`)).body.reveals).toEqual(['phone_number']);
  expect((await read(consultant, `members/${ann.id}`)).body.reveals).toEqual(['phone_number', 'real_name']);
  expect((await db().query("SELECT id FROM audit_line WHERE action = 'reveal'"))[0]).toEqual([]);
});

it('ends for the day when the looks are used up, however fast they are asked for', async () => {
  const answers = await Promise.all(
    Array.from({ length: REVEAL.perDay + 5 }, () =>
      reveal(consultant, ann.id, { field: 'phone_number', reason }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.body.message).toMatch(/today’s limit for viewing private details.* 24 hours/);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(80_000);
  expect((await db().query("SELECT id FROM audit_line WHERE action = 'reveal'"))[0]).toHaveLength(
    REVEAL.perDay,
  );
  expect((await reveal(admin, ann.id, { field: 'phone_number', reason })).status).toBe(200);
});
