/** CSV exports: the rows of the filter in its order, safe in spreadsheets, with an audit line. */
import { CONSOLE_API, type ConsoleEndpoint, LANGUAGES, shanghaiDay } from '@ipw/domain';
import request from 'supertest';
import { openFixtures, member, staff, type StaffLogin } from '../../../testing/fixtures';
import { api, rows } from '../../../testing/server';
import { plantClaim, plantIp } from '../../db/seed/fixtures';

const { url, db, reset } = api();
const get = (login: StaffLogin, path: string, language = 'en') =>
  request(url).get(`/api/admin/${path}`).set('cookie', login.cookie).set('accept-language', language);
const query = (filter: object, sort: [string, string]) =>
  new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) }).toString();
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

beforeEach(reset);

it('holds what the list holds under the same filter, in the same order, over all pages', async () => {
  const on = await openFixtures();
  const reviewer = await staff('reviewer');
  const ann = await member({ username: '=1+1' });
  for (let n = 0; n < 60; n += 1) {
    const ip_id = await plantIp(on, { ip_name: `山茶${String(n)}` });
    const submitted = new Date(Date.now() - (n % 7) * 86_400_000);
    await plantClaim(on, { ip_id, member_id: ann.id, state: n % 3 ? 'submitted' : 'failed', submitted });
  }
  const search = query({ state: 'submitted', q: '山茶' }, ['submitted_at', 'ASC']);
  const listed = await get(reviewer, `claims?${search}&range=[0,99]`);
  const answer = await get(reviewer, `claims/export?${search}`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="claims-${shanghaiDay(new Date())}.csv"`,
  );
  const [head, ...lines] = linesOf(answer.text);
  expect(head).toMatch(/^Id,IP,Kind,State,Member,Phone,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    (listed.body as { id: string }[]).map(({ id }) => id),
  );
  expect(lines).toHaveLength(40);
  for (const line of lines) expect(line).toContain(",Under review,'=1+1,");
  expect(answer.text).not.toContain(ann.phone_number);
  const [noted] = await db().query("SELECT subject_id, changes FROM audit_line WHERE action = 'export'");
  expect(noted).toEqual([{ subject_id: reviewer.id, changes: expect.stringContaining('"after":40') }]);
  expect(linesOf((await get(reviewer, `claims/export?${search}`, 'zh-TW')).text)[0]).toMatch(/^編號,/);
});

it('notes that something was searched for, not what: it may be a phone', async () => {
  const reviewer = await staff('reviewer');
  const search = query({ state: 'submitted', q: '13800138000' }, ['submitted_at', 'ASC']);
  expect((await get(reviewer, `claims/export?${search}`)).status).toBe(200);
  const noted = await rows("SELECT changes FROM audit_line WHERE action = 'export'");
  expect(JSON.stringify(noted)).not.toContain('13800138000');
  expect(JSON.stringify(noted)).toContain('submitted');
});

const EXPORTS = Object.values<Record<string, ConsoleEndpoint>>(CONSOLE_API)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ route }) => /^GET (.+\/export)$/.exec(route)?.[1] ?? []);

it.each(EXPORTS)('%s has words of each language as its heads', async (path) => {
  const admin = await staff('admin');
  const heads = async (language: string) => linesOf((await get(admin, path, language)).text)[0]!.split(',');
  const [english, ...others] = await Promise.all(
    ['en', ...LANGUAGES.filter((one) => one !== 'en')].map(heads),
  );
  expect(english!.length).toBeGreaterThan(5);
  for (const head of english!) expect(head).toMatch(/^[A-Z]/);
  for (const chinese of others) for (const head of chinese) expect(head).toMatch(/^[\p{Script=Han}A-Z]/u);
});

it('gives a consultant only what is assigned, and ends after thirty an hour', async () => {
  const on = await openFixtures();
  const consultant = await staff('consultant');
  const [mine, other] = [await member(), await member()];
  await on.db.update('member', { consultant_id: consultant.id }, { id: mine.id });
  const plant = async (member_id: string) =>
    plantClaim(on, { ip_id: await plantIp(on, { ip_name: '云岭' }), member_id, state: 'submitted' });
  const [own] = [await plant(mine.id), await plant(other.id)];
  const lines = linesOf((await get(consultant, 'claims/export')).text).slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual([own]);
  for (let n = 0; n < 29; n += 1) expect((await get(consultant, 'claims/export')).status).toBe(200);
  const late = await get(consultant, 'claims/export');
  expect([late.status, late.body.code]).toEqual([429, 42900]);
});

it('finds lines of the audit log by person, record, action and day', async () => {
  const on = await openFixtures();
  const admin = await staff('admin');
  await on.db.update('staff', { name: '罗宁' }, { id: admin.id });
  const ann = await member({ username: '安', at: new Date('2026-02-03T15:59:59Z') });
  const ben = await member({ username: '本', at: new Date('2026-02-03T16:00:00Z') });
  await get(admin, 'claims/export');
  const found = async (filter: object) =>
    (
      (await get(admin, `audit?${query(filter, ['id', 'ASC'])}`)).body as {
        subject_id: string;
        action: string;
      }[]
    ).map(({ subject_id, action }) => `${subject_id} ${action}`);
  expect(await found({ q: '罗' })).toEqual([`${admin.id} export`]);
  expect(await found({ q: '安' })).toEqual([`${ann.id} register`, `${ann.id} verify`]);
  expect(await found({ subject_id: ben.id, action: 'verify' })).toEqual([`${ben.id} verify`]);
  // Days are in Shanghai: the second member registered after midnight there.
  expect(await found({ from: '2026-02-03', to: '2026-02-03', action: 'register' })).toEqual([
    `${ann.id} register`,
  ]);
  expect(await found({ from: '2026-02-04', to: '2026-02-04', action: 'register' })).toEqual([
    `${ben.id} register`,
  ]);
  expect(await found({ actor_type: 'system' })).toEqual([]);
});
