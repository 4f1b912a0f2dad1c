/** Work under a lease that was taken over, as after its process stood still, or that the database did not extend. */
import { once } from 'node:events';
import type { PoolConnection } from 'mysql2/promise';
import { apart, type Apart } from '../../../testing/apart';
import { until } from '../../../testing/outbox';
import { api } from '../../../testing/server';
import { type Db, Sql } from './db';
import { confirmLeases, Fence, LeaseLost, underFence } from './fence';
import { withLease } from './lease';
import { sweep, sweepEach } from './sweep';

let own: Apart;
let db: Db;
beforeAll(async () => {
  own = await apart();
  ({ db } = own);
  const migrated = new URL(api().databaseUrl).pathname.slice(1);
  for (const name of ['lease', 'lease_fence'])
    await db.execute(`CREATE TABLE ${name} LIKE ${migrated}.${name}`);
  await db.execute('CREATE TABLE done (id INT PRIMARY KEY)');
});
beforeEach(async () => {
  for (const name of ['lease', 'lease_fence', 'done']) await db.execute(`DELETE FROM ${name}`);
});
afterEach(() => jest.restoreAllMocks());

const NAME = 'spec';
const done = async () =>
  (await db.rows<{ id: number }>('SELECT id FROM done ORDER BY id')).map(({ id }) => id);
const expire = () => db.execute('UPDATE lease SET held_until = SYSDATE(3) - INTERVAL 1 SECOND');
const write = (sql: Sql, id: number) => sql.execute('INSERT INTO done VALUES (?)', [id]);

/** Another process: it shares neither pool nor asynchronous context with the work that it takes over from. */
let other: Promise<boolean> | undefined;
let ask: () => void = () => undefined;
const takeOver = async (): Promise<void> => {
  ask();
  expect(await other).toBe(true);
};
/** Runs `work` under the lease, which `takeOver` gives to another. */
async function standing(work: (lost: AbortSignal) => Promise<void>): Promise<unknown> {
  const asked = new Promise<void>((resolve) => (ask = resolve));
  other = asked.then(async () => {
    await expire();
    return withLease(db, NAME, () => Promise.resolve());
  });
  return withLease(db, NAME, work).catch((error: unknown) => error);
}

it('rolls back what was not committed when another holder came, and refuses what follows', async () => {
  const ended = await standing(async () => {
    await write(db, 1);
    const late = db.tx(async (sql) => {
      await write(sql, 2);
      await takeOver();
    });
    await expect(late).rejects.toThrow(LeaseLost);
    await expect(write(db, 3)).rejects.toThrow('lease spec was lost');
    await expect(db.one('SELECT 1')).rejects.toThrow(LeaseLost);
    await expect(db.tx((sql) => write(sql, 4))).rejects.toThrow(LeaseLost);
  });
  // Even when the work went on after each refusal.
  expect(ended).toBeInstanceOf(LeaseLost);
  expect(await done()).toEqual([1]);
});

it('refuses single statements and sweeps of a process that knows nothing of its loss', async () => {
  const ended = await standing(async () => {
    await takeOver();
    await expect(write(db, 1)).rejects.toThrow(LeaseLost);
  });
  expect(ended).toBeInstanceOf(LeaseLost);
  await db.execute('INSERT INTO done SELECT seq FROM seq_1_to_1500');
  const seen: number[] = [];
  const swept = await standing((lost) =>
    sweepEach<{ id: number }>(db, 'SELECT id FROM done WHERE id > 10', [], async ({ id }) => {
      seen.push(id);
      if (seen.length > 1) return;
      await takeOver();
      await sweep(db, 'DELETE FROM done').catch(() => expect(lost.aborted).toBe(true));
    }),
  );
  expect(swept).toBeInstanceOf(LeaseLost);
  expect(seen).toHaveLength(1);
  expect(await done()).toHaveLength(1500);
});

it('aborts the signal of work that sends no statement, and leaves the lease to its new holder', async () => {
  let reason: unknown;
  const ended = await standing(async (lost) => {
    const aborted = once(lost, 'abort');
    await takeOver();
    await db.source.query('UPDATE lease SET held_until = SYSDATE(3) + INTERVAL 1 HOUR');
    await aborted;
    ({ reason } = lost);
  });
  expect(reason).toBeInstanceOf(LeaseLost);
  expect(ended).toBe(reason);
  expect(await db.one('SELECT fence FROM lease WHERE held_until > SYSDATE(3)')).toMatchObject({ fence: '2' });
});

it('ends the work when the database has not extended the lease in its time', async () => {
  const now = performance.now.bind(performance);
  const ended = await standing(async (lost) => {
    await write(db, 1);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 14_000);
    await write(db, 2);
    clock.mockImplementation(() => now() + 15_001);
    await expect(write(db, 3)).rejects.toThrow(LeaseLost);
    expect(lost.aborted).toBe(true);
  });
  expect(ended).toBeInstanceOf(LeaseLost);
  expect(await done()).toEqual([1, 2]);
});

it('lets the next holder wait for a commit that has confirmed the fence', async () => {
  let taken = false;
  await db.execute("INSERT INTO lease VALUES ('spec', '', 7, SYSDATE(3))");
  await db.execute("INSERT INTO lease_fence VALUES ('spec', 7)");
  const fence = new Fence(NAME, 7, 60_000, performance.now());
  const { pool } = db.source.driver as unknown as {
    pool: { promise: () => { getConnection: () => Promise<PoolConnection> } };
  };
  const connection = await pool.promise().getConnection();
  try {
    await connection.query('START TRANSACTION');
    await write(new Sql({ query: (sql, params) => connection.query(sql, params as never) }), 1);
    await underFence(fence, () => confirmLeases((sql, params) => connection.query(sql, params)));
    const next = withLease(db, NAME, async () => {
      taken = true;
      expect(await done()).toEqual([1]);
    });
    // innodb_trx is a copy that is not renewed while somebody reads it more often than ten times a second.
    const waiting =
      "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'INSERT INTO lease_fence%' AND time_ms > 100";
    await until(async () => (await db.rows(waiting)).length || undefined, 'the next holder');
    expect(taken).toBe(false);
    await connection.query('COMMIT');
    await next;
  } finally {
    connection.release();
  }
  expect(taken).toBe(true);
});

it('commits beside extensions of the lease where rows changed since a snapshot are an error', async () => {
  const [known] = await db.rows("SHOW VARIABLES LIKE 'innodb_snapshot_isolation'");
  let attempts = 0;
  await withLease(db, NAME, async () => {
    await db.tx(async (sql) => {
      attempts += 1;
      if (known) await sql.execute('SET SESSION innodb_snapshot_isolation = ON');
      expect(await sql.rows('SELECT id FROM done')).toEqual([]);
      await db.execute('UPDATE lease SET held_until = SYSDATE(3) + INTERVAL 20 SECOND');
      await write(sql, 1);
    });
  });
  expect({ attempts, done: await done() }).toEqual({ attempts: 1, done: [1] });
});
