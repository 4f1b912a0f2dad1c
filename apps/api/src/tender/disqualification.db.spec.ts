/** Disqualified entries: the award goes, and the IP and who handed it in cannot enter for a year. */
import {
  ERRORS,
  formatDay,
  shanghaiDay,
  type BarRow,
  type Registration,
  type RegistrationAdminRecord,
} from '@ipw/domain';
import { plantIp, plantOperator } from '../db/seed/fixtures';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { actOn, approveEntries, endTender, plantTender, notifiedOf } from '../../testing/tenders';

const { reset } = api();
const GROUND = { reason_code: 'rights_defect', reason: '授权已转让' };
const YEAR_MS = 365 * 86_400_000;

let admin: StaffLogin;
let second: StaffLogin;
let ann: Entrant;
beforeEach(async () => {
  await reset();
  [admin, second] = [await staff('admin'), await staff('admin')];
  ann = await entrant('松果');
});

const read = async (who: Entrant, tender_id: string) =>
  (await tenderCall<Registration>('registration', who, { tender_id })).data;
const disqualify = (who: StaffLogin, id: string, input: object = GROUND) =>
  actOn(who, 'registrations', id, 'disqualify', input);

it('takes award and cooperation, tells the entrant, and bars IP and person for twelve months', async () => {
  const tender = await plantTender(admin);
  const { data } = await enter(ann, tender);
  await approveEntries(admin, tender);
  await endTender(tender);
  const entries = [{ registration_id: data.registration_id, awarded: 1, rank: 1, comment: '很好' }];
  await actOn(admin, 'awards', tender, 'propose', { entries });
  expect((await actOn(second, 'awards', tender, 'publish')).status).toBe(200);
  const [{ id: cooperation_id }] = (await rows('SELECT id FROM cooperation')) as [{ id: string }];
  const draft = { kind: 'product_design', product_name: '礼盒', images: [], tracking_number: 'SF100' };
  expect((await desk(second, 'post', 'threads', { ...draft, cooperation_id })).status).toBe(201);
  expect(await rows('SELECT state, due_at IS NULL AS rests FROM thread')).toEqual([
    { state: 'waiting', rests: 0 },
  ]);

  expect((await disqualify(admin, data.registration_id)).status).toBe(200);
  expect(await rows('SELECT state FROM cooperation')).toEqual([{ state: 'ended' }]);
  expect(await rows('SELECT state, due_at FROM thread')).toEqual([{ state: 'ended', due_at: null }]);
  const entry = await read(ann, tender);
  expect(entry).toMatchObject({ state: 'disqualified', result: 'not_awarded', rank: null, ...GROUND });
  expect(entry.published!.awards).toEqual([]);
  expect(Math.abs(Date.parse(entry.barred_until!) - Date.now() - YEAR_MS)).toBeLessThan(2 * 86_400_000);
  expect(await notifiedOf('registration_disqualified')).toEqual(['松果']);

  const next = await plantTender(admin);
  const barred = await enter(ann, next);
  expect(barred).toMatchObject({
    code: ERRORS.BARRED.code,
    data: { until: shanghaiDay(new Date(entry.barred_until!)) },
  });
  expect(barred.msg).toContain(formatDay(shanghaiDay(new Date(entry.barred_until!)), 'en'));
  expect((await tenderCall('registrationSave', ann, { tender_id: next, remark: 'x' })).code).toBe(42014);
  expect((await read(ann, next)).actions).toEqual([]);
  // The person is barred with another IP, too; a colleague with that one is not.
  const on = await openFixtures();
  const other = await plantIp(on, { ip_name: '潮汐' });
  const ben = await entrant('远山');
  for (const one of [ann, ben]) await plantOperator(on.db, other, one.who.id, 2);
  const save = (who: Entrant) =>
    tenderCall('registrationSave', { who: who.who, ip: other }, { tender_id: next, remark: 'x' });
  expect((await save(ann)).code).toBe(42014);
  expect((await save(ben)).code).toBe(0);
  await rows('UPDATE tender_bar SET until = NOW(3)');
  expect((await enter(ann, next)).code).toBe(0);
});

it('is an administrator’s decision with a ground and a reason, once, and before the award too', async () => {
  const tender = await plantTender(admin);
  const { data } = await enter(ann, tender);
  const id = data.registration_id;
  expect((await disqualify(await staff('reviewer'), id)).status).toBe(403);
  expect((await disqualify(admin, id, { reason_code: 'rights_defect' })).status).toBe(400);
  expect((await disqualify(admin, id, { ...GROUND, reason_code: 'ugly' })).status).toBe(400);
  expect((await disqualify(admin, id)).status).toBe(200);
  expect((await disqualify(admin, id)).status).toBe(409);
  expect((await actOn(admin, 'registrations', id, 'approve')).status).toBe(409);
  const record = (await desk(admin, 'get', `registrations/${id}`)).body as RegistrationAdminRecord;
  expect(record).toMatchObject({ state: 'disqualified', actions: [], ...GROUND });
  // It is not among what is judged.
  await endTender(tender);
  expect((await desk(admin, 'get', `awards/${tender}`)).body).toMatchObject({ approved: 0, entries: [] });
});

it('is lifted by an administrator with a reason, once, and told to the holder', async () => {
  const tender = await plantTender(admin);
  const { data } = await enter(ann, tender);
  expect((await disqualify(admin, data.registration_id)).status).toBe(200);
  const listed = (await desk(second, 'get', 'bars')).body as BarRow[];
  expect(listed).toMatchObject([{ ip_name: '松果', state: 'active', over: 0, reason_code: 'rights_defect' }]);
  const { id } = listed[0]!;
  const lift = (who: StaffLogin, reason = '已补正授权文件') => actOn(who, 'bars', id, 'lift', { reason });
  const reviewer = await staff('reviewer');
  expect((await desk(reviewer, 'get', `bars/${id}`)).body).toMatchObject({
    actions: [],
    reason: '授权已转让',
  });
  expect((await lift(reviewer)).status).toBe(403);
  expect((await lift(admin, '')).status).toBe(400);
  expect((await desk(await staff('consultant'), 'get', 'bars')).status).toBe(403);
  expect((await Promise.all([lift(admin), lift(second)])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  expect((await desk(admin, 'get', `bars/${id}`)).body).toMatchObject({
    ...{ state: 'lifted', actions: [], lift_reason: '已补正授权文件' },
  });
  expect((await desk(admin, 'get', `bars/${id}/history`)).body).toMatchObject([
    { action: 'lift', reason: '已补正授权文件' },
    { action: 'create', actor_type: 'staff' },
  ]);
  expect(await notifiedOf('registration_bar_lifted')).toEqual(['松果']);
  expect((await read(ann, tender)).barred_until).toBeNull();
  expect((await enter(ann, await plantTender(admin))).code).toBe(0);
});

it('cannot be lifted once the bar has ended', async () => {
  const { data } = await enter(ann, await plantTender(admin));
  await disqualify(admin, data.registration_id);
  await rows('UPDATE tender_bar SET until = NOW(3)');
  const [{ id }] = (await rows('SELECT id FROM tender_bar')) as [{ id: string }];
  expect((await desk(admin, 'get', `bars/${id}`)).body).toMatchObject({ over: 1, actions: [] });
  expect((await actOn(admin, 'bars', id, 'lift', { reason: '已补正' })).body).toMatchObject({
    message: 'This bar has already ended',
  });
});

it('of a sealed entry tells nobody but its checker who entered, before the end', async () => {
  const tender_id = await plantTender(admin, { sealed: 1 });
  const { registration_id: id } = (await enter(ann, tender_id)).data;
  await actOn(admin, 'registrations', id, 'assign');
  expect((await disqualify(admin, id, { ...GROUND, reason: '松果的授权已转让' })).status).toBe(200);
  const [{ id: bar }] = (await rows('SELECT id FROM tender_bar')) as [{ id: string }];
  const found = async (who: StaffLogin) =>
    (
      await Promise.all(
        ['bars', 'bars/counts', 'registrations', `registrations/${id}/history`, 'audit'].map((path) =>
          desk(who, 'get', path),
        ),
      )
    )
      .map(({ text }) => text)
      .join('\n');
  expect(await found(second)).not.toContain('松果');
  expect((await desk(second, 'get', 'bars/counts')).body).toEqual({ active: 0 });
  expect((await desk(second, 'get', `bars/${bar}`)).status).toBe(404);
  expect(await found(admin)).toContain('松果');
  await endTender(tender_id);
  expect((await desk(second, 'get', `bars/${bar}`)).body).toMatchObject({ ip_name: '松果' });
});

it('is not for who cannot see a sealed entry', async () => {
  const tender = await plantTender(admin, { sealed: 1 });
  const { data } = await enter(ann, tender);
  expect((await disqualify(admin, data.registration_id)).status).toBe(403);
  await actOn(admin, 'registrations', data.registration_id, 'assign');
  expect((await disqualify(admin, data.registration_id)).status).toBe(200);
});
