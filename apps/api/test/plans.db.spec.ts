/** Plans of work that touches many tables, or all of one: on full tables no statement reads a whole one, or sorts many rows. */
import request from 'supertest';
import { leapADay, mortal } from '../testing/another';
import { apart, type Apart, memberOf } from '../testing/apart';
import { PASSWORD } from '../testing/fixtures';
import { loggedDuring, transactionWith } from '../testing/logged-statements';
import { until } from '../testing/outbox';
import { fillTablesOf, wrongPlans } from '../testing/plans';
import { Anchors } from '../src/core/audit/anchors';
import { AuditChain } from '../src/core/audit/audit-chain';
import { newIds } from '../src/core/backup/files';
import { ConsentService } from '../src/content/consent.service';
import { plantClaim, plantIp } from '../src/db/seed/fixtures';

/** The periodic task that is registered last, so it runs after all others. */
const LAST = 'sweep-jobs';

let own: Apart;
/** What the closure of an account and the check of the audit log send; what a working process sends in a day. */
let [single, periodic]: [string[], string[]] = [[], []];
/** What finds rows that were not there before by a time, or a buyer's consents by the sheet. */
let lookups: string[] = [];

const reads = (sql: string) => /^\s*(SELECT|UPDATE|DELETE|INSERT\b[^(]*\([^)]*\)\s*SELECT)/.test(sql);

beforeAll(async () => {
  own = await apart();
  const { db, cipher, env } = own;
  const product = await mortal({ ...env, LOG_LEVEL: 'silent' });
  const { id, token } = await memberOf(own);
  const ip_id = await plantIp(own, { ip_name: '山茶兔' });
  await plantClaim(own, { ip_id, member_id: id, state: 'claimed', reason_code: '' });
  await request(product.url)
    .post('/api/member/requestClosure')
    .set('authorization', `Bearer ${token}`)
    .send({ password: PASSWORD, agree: 1 });
  const closing = await loggedDuring(db, async () => {
    await db.execute('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
    await db.execute("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
    await until(() => db.one("SELECT id FROM closure WHERE state = 'closed'"), 'the end of the account');
  });
  const working = await loggedDuring(db, async () => {
    leapADay(product);
    await until(() => db.one('SELECT name FROM lease WHERE name = ?', [LAST]), 'the last task');
    const free = 'SELECT COUNT(*) AS n FROM lease HAVING SUM(held_until > SYSDATE(3)) = 0';
    await until(() => db.one(free), 'the end of all tasks');
  });
  // Before rows come that its tasks would work on.
  await product.kill();
  const chain = new AuditChain(db, cipher, new Anchors(env.DATA_DIR));
  const checking = await loggedDuring(db, async () => {
    await chain.seal();
    expect(await chain.verify()).toMatchObject({ broken: null });
  });
  const looking = await loggedDuring(db, async () => {
    await newIds(db, new Date());
    const agreements = { published: () => new Map() };
    await new ConsentService(db, agreements as never).carryOver(db, 'A', 'B', []);
  });
  lookups = looking.map(({ sql }) => sql).filter(reads);
  single = [
    ...transactionWith(closing, 'FROM closure WHERE id'),
    ...checking.map(({ sql }) => sql).filter((sql) => sql.includes('audit_line')),
  ].filter(reads);
  // Rows of these tables are as many as processes and tasks.
  const few = /FROM (process|lease)\b|information_schema|mysql\./;
  periodic = [...new Set(working.map(({ sql }) => sql))].filter((sql) => reads(sql) && !few.test(sql));

  // The archives of scans are one row a month.
  await fillTablesOf(db, [...single, ...periodic, ...lookups.map((sql) => sql.replace(/UNION.*/, ''))]);
  await db.execute('UPDATE audit_line SET chain_number = id');
  await db.execute('ANALYZE TABLE audit_line');
});

it('a closure and the check of the audit log read no whole table, and sort few rows', async () => {
  expect(single.length).toBeGreaterThan(100);
  expect(await wrongPlans(own.db, single)).toEqual([]);
});

it('a backup of new files and a renewed request read no whole table', async () => {
  expect(lookups).toHaveLength(2);
  expect(await wrongPlans(own.db, lookups)).toEqual([]);
});

it('no periodic task reads a whole table, or sorts many rows', async () => {
  expect(periodic.length).toBeGreaterThan(80);
  expect(await wrongPlans(own.db, periodic)).toEqual([]);
});
