/** The outbox lists waiting, sent and failed jobs without their content. */
import { ulid } from '@ipw/domain';
import request from 'supertest';
import { openFixtures, staff, type StaffLogin } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api, textOf } from '../../../testing/server';

const { url, db, reset } = api();
let admin: StaffLogin;
const call = (method: 'get' | 'post', path: string) => {
  const query = request(url)[method](`/api/admin/${path}`);
  return query.set('cookie', admin.cookie).set('x-csrf-token', admin.csrf).set('accept-language', 'en');
};

beforeEach(async () => {
  await reset();
  admin = await staff('admin');
});

const sendCode = (phone_number: string) =>
  request(url).post('/api/member/sendYzm').send({ area_code: '86', phone_number, scene: 'register' });

it('shows a sent code by its masked phone, and its text only as the local provider keeps it', async () => {
  expect((await sendCode('13912345678')).body.code).toBe(0);
  const row = await until(async () => {
    const [first] = (await call('get', 'outbox')).body as Record<string, unknown>[];
    return first?.['state'] === 'done' ? first : undefined;
  }, 'the text message');
  expect(row).toMatchObject({
    kind: 'sms',
    state: 'done',
    attempts: 1,
    actions: [],
    recipient: '+86 1****5678',
  });
  expect(JSON.stringify(row)).not.toMatch(/12345678|Verification/);
  const stored = (await call('get', 'outbox/stored')).body as { recipient: string; text: string }[];
  // The outbox folder also holds messages of earlier specs.
  const mine = stored.find(({ recipient }) => recipient === '+86 1****5678');
  expect(mine).toMatchObject({ channel: 'sms' });
  expect(mine!.text).toMatch(/\d{6}/);
  expect(JSON.stringify(stored)).not.toContain('13912345678');
  const [dump] = await db().query('SELECT * FROM job');
  expect(textOf(dump)).not.toContain('13912345678');
});

it('queues a failed message again, once however often it is asked, and notes who did', async () => {
  const { db: on, cipher } = await openFixtures();
  const id = ulid();
  const payload = cipher.seal(`job:${id}`, JSON.stringify({ to: 'x', text: 'y' }));
  await on.insert('job', {
    id,
    kind: 'nobody_does_this',
    payload,
    state: 'failed',
    attempts: 6,
    run_at: new Date(),
    last_error: 'sms provider answered 500',
  });
  expect((await call('get', `outbox/${id}`)).body).toMatchObject({
    state: 'failed',
    attempts: 6,
    actions: ['retry'],
    last_error: 'sms provider answered 500',
  });
  const answers = await Promise.all([1, 2, 3].map(() => call('post', `outbox/${id}/retry`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [lines] = await db().query("SELECT subject_id, actor_id FROM audit_line WHERE action = 'retry'");
  expect(lines).toEqual([{ subject_id: id, actor_id: admin.id }]);
});
