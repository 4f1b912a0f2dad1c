/** Transactions that the database rolls back, or whose connection is cut, before and during the commit. */
import { DataSource } from 'typeorm';
import { apart, type Apart } from '../../../testing/apart';
import { type CuttableProxy, cuttableProxy } from '../../../testing/cuttable-proxy';
import { atTheEnd } from '../../../testing/server';
import { Db } from './db';
import { isOutage } from './outage';

let own: Apart;
let source: DataSource;
let cut: Db;
let proxy: CuttableProxy;

beforeAll(async () => {
  own = await apart();
  // Before the proxy cuts its connections.
  atTheEnd(() => source.destroy());
  proxy = await cuttableProxy(own.env.DATABASE_URL);
  source = await new DataSource({ type: 'mysql', url: proxy.url }).initialize();
  cut = new Db(source);
  await own.db.execute('CREATE TABLE paid (id INT PRIMARY KEY, times INT NOT NULL)');
});
beforeEach(() => own.db.execute('REPLACE INTO paid VALUES (1, 0)'));

const times = async () => (await own.db.one<{ times: number }>('SELECT times FROM paid'))!.times;
/** Adds one after `trouble`; counts the attempts. */
async function pay(db: Db, trouble: (attempt: number) => string | undefined) {
  let attempts = 0;
  const outcome = await db
    .tx(async (sql) => {
      attempts += 1;
      await sql.execute('UPDATE paid SET times = times + 1');
      const statement = trouble(attempts);
      if (statement) await sql.rows(statement);
    })
    .then(
      () => 'done',
      (error: unknown) => error as { code: string },
    );
  return { attempts, outcome };
}
const signal = (errno: number) => `SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${String(errno)}`;

it.each([1020, 1047, 1180, 1205, 1213, 1290, 1836])('runs again after error %s', async (errno) => {
  expect(await pay(own.db, (attempt) => (attempt < 3 ? signal(errno) : undefined))).toEqual({
    attempts: 3,
    outcome: 'done',
  });
  expect(await times()).toBe(1);
});

it('runs again when a migration has changed a table since its snapshot', async () => {
  await own.db.execute('CREATE TABLE growing (id INT PRIMARY KEY)');
  const work = async (attempt: number) => {
    if (attempt === 1) await own.db.apart.execute('ALTER TABLE growing ADD COLUMN more INT, FORCE');
  };
  let attempts = 0;
  const found = await own.db.tx(async (sql) => {
    attempts += 1;
    await sql.rows('SELECT times FROM paid');
    await work(attempts);
    return sql.rows('SELECT more FROM growing');
  });
  expect([attempts, found]).toEqual([2, []]);
});

it('runs again when the number of a row was taken, but not when a key of ours was', async () => {
  const paid = (key: string, entry = '7') => {
    const taken = `SIGNAL SQLSTATE '23000' SET MYSQL_ERRNO = 1062, MESSAGE_TEXT = "Duplicate entry '${entry}' for key '${key}'"`;
    return pay(own.db, (attempt) => (attempt === 1 ? taken : undefined));
  };
  expect(await paid('PRIMARY')).toEqual({ attempts: 2, outcome: 'done' });
  expect(await paid('paid.PRIMARY')).toEqual({ attempts: 2, outcome: 'done' });
  expect(await paid('PRIMARY', '12-345')).toEqual({ attempts: 2, outcome: 'done' });
  expect(await paid('PRIMARY', '12-2026-11-30 03:28:43.111')).toEqual({ attempts: 2, outcome: 'done' });
  expect(await paid('PRIMARY', '01KA7Q')).toMatchObject({ attempts: 1, outcome: { errno: 1062 } });
  expect(await paid('paid_once')).toMatchObject({ attempts: 1, outcome: { errno: 1062 } });
  expect(await times()).toBe(4);
});

it('gives up in the end, as an outage that the caller may repeat', async () => {
  const { attempts, outcome } = await pay(own.db, () => signal(1290));
  expect([attempts, isOutage(outcome)]).toEqual([3, true]);
  expect(await times()).toBe(0);
});

it('does not repeat what would fail again', async () => {
  const { attempts, outcome } = await pay(own.db, () => signal(1062));
  expect([attempts, isOutage(outcome)]).toEqual([1, false]);
});

it('runs again when its connection was killed or cut before the commit', async () => {
  expect(await pay(own.db, (attempt) => (attempt === 1 ? 'KILL CONNECTION_ID()' : undefined))).toEqual({
    attempts: 2,
    outcome: 'done',
  });
  proxy.cutBehind('SELECT 77');
  expect(await pay(cut, () => 'SELECT 77')).toEqual({ attempts: 2, outcome: 'done' });
  expect(await times()).toBe(2);
});

it('is not repeated when its connection was cut during the commit: it may have been committed', async () => {
  proxy.cutBehind('COMMIT');
  const { attempts, outcome } = await pay(cut, () => undefined);
  expect(attempts).toBe(1);
  expect(outcome).toMatchObject({ code: 'DATABASE_COMMIT_UNKNOWN' });
  expect(isOutage(outcome)).toBe(true);
});

it('reads again over a new connection; a statement that writes is not repeated', async () => {
  proxy.cutBehind('SELECT 88');
  expect(await cut.one('SELECT 88 AS n')).toEqual({ n: 88 });
  proxy.cutBehind('times + 88');
  const written = cut.execute('UPDATE paid SET times = times + 88');
  expect(await written.catch((error: unknown) => isOutage(error))).toBe(true);
});

describe('a call whose first transaction is held', () => {
  const note = () => Promise.resolve();
  beforeEach(() => own.db.execute('REPLACE INTO paid VALUES (1, 0), (2, 0), (3, 0), (4, 0)'));
  afterEach(() => own.db.execute('DELETE FROM paid WHERE id > 1'));

  /** Somebody else's transaction on rows 2 to 4 which waits for row 1; the database ends the smaller one of two. */
  async function crossing<T>(meet: (go: () => void) => Promise<T>): Promise<T> {
    let [ready, waiting]: (() => void)[] = [];
    const holds = new Promise<void>((resolve) => (ready = resolve));
    const goes = new Promise<void>((resolve) => (waiting = resolve));
    const other = own.db.apart.tx(async (sql) => {
      await sql.execute('UPDATE paid SET times = times + 10 WHERE id > 1');
      ready!();
      await goes;
      await sql.execute('UPDATE paid SET times = times + 10 WHERE id = 1');
    });
    await holds;
    const met = await meet(waiting!);
    await other;
    return met;
  }

  it.each(['a further transaction', 'a statement on its own'])(
    'is an outage that the caller may repeat, after a deadlock in %s',
    async (which) => {
      const pay2 = 'UPDATE paid SET times = times + 1 WHERE id = 2';
      const outcome = await crossing((go) =>
        own.db
          .withAnswer(async () => {
            await own.db.tx((sql) => sql.execute('UPDATE paid SET times = times + 1 WHERE id = 1'));
            go();
            const paid =
              which === 'a further transaction'
                ? own.db.tx((sql) => sql.execute(pay2))
                : own.db.execute(pay2);
            // Somebody who goes on in spite of the error writes nothing either.
            await paid.catch(() => undefined);
            await own.db.execute('UPDATE paid SET times = 99 WHERE id = 3');
          }, note)
          .catch((error: unknown) => error as { errno: number }),
      );
      expect([isOutage(outcome), outcome]).toMatchObject([true, { errno: 1213 }]);
      const rows = await own.db.rows<{ times: number }>('SELECT times FROM paid ORDER BY id');
      expect(rows.map((row) => row.times)).toEqual([10, 10, 10, 10]);
    },
  );
});
