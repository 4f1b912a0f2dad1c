/** Plans of work that touches many tables, or all of one: on full tables no statement reads a whole one, or sorts many rows. */
import request from 'supertest';
import { mortal } from '../testing/another';
import { apart, type Apart, memberOf } from '../testing/apart';
import { fill } from '../testing/fill';
import { PASSWORD } from '../testing/fixtures';
import { loggedDuring, transactionWith } from '../testing/logged-statements';
import { until } from '../testing/outbox';
import { Anchors } from '../src/core/audit/anchors';
import { AuditChain } from '../src/core/audit/audit-chain';
import { plantClaim, plantIp } from '../src/db/seed/fixtures';

/** Rows of each table, and those a statement may sort, or read of a table as a whole. */
const ROWS = 12_000;
const FEW = 5000;

interface Plan {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number;
  Extra: string;
}

let own: Apart;
let statements: string[];

/** What the closure of an account sends, and the check of the audit log. */
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
  // Before rows come that its tasks would work on.
  await product.kill();
  const chain = new AuditChain(db, cipher, new Anchors(env.DATA_DIR));
  const checking = await loggedDuring(db, async () => {
    await chain.seal();
    expect(await chain.verify()).toMatchObject({ broken: null });
  });
  statements = [
    ...transactionWith(closing, 'FROM closure WHERE id'),
    ...checking.map(({ sql }) => sql).filter((sql) => sql.includes('audit_line')),
  ].filter((sql) => /^\s*(SELECT|UPDATE|DELETE)/.test(sql));

  const tables = new Set(
    statements.flatMap((sql) =>
      [...sql.matchAll(/\b(?:FROM|JOIN|UPDATE)\s+`?([a-z_]+)`?/g)].map(([, name]) => name!),
    ),
  );
  for (const table of tables) await fill(db, table, ROWS);
  await db.execute('UPDATE audit_line SET chain_number = id');
  await db.execute('ANALYZE TABLE audit_line');
});

it('a closure and the check of the audit log read no whole table, and sort few rows', async () => {
  expect(statements.length).toBeGreaterThan(100);
  const wrong: unknown[] = [];
  for (const sql of statements)
    for (const { table, type, key, rows, Extra } of await own.db.rows<Plan>(`EXPLAIN ${sql}`))
      if (Number(rows) > FEW && (/^(ALL|index)$/.test(type ?? '') || /filesort|temporary/.test(Extra)))
        wrong.push({ table, type, key, rows, Extra, sql });
  expect(wrong).toEqual([]);
});
