/** Statements that the database prepares once a connection. */
import { DataSource } from 'typeorm';
import { ownDatabase } from '../../../testing/own-server';
import { atTheEnd } from '../../../testing/server';
import { Db } from './db';

let db: Db;
const found = (name: string) => db.prepared<{ id: number }>('SELECT * FROM word WHERE name = ?', [name]);
const prepared = async () =>
  Number((await db.one<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Com_stmt_prepare'"))!.Value);
const limit = (most: number) => db.execute(`SET GLOBAL max_prepared_stmt_count = ${String(most)}`);

beforeAll(async () => {
  const { url } = await ownDatabase().next();
  const pool = { connectionLimit: 1 };
  const source = await new DataSource({ type: 'mysql', url, extra: pool }).initialize();
  atTheEnd(() => source.destroy());
  db = new Db(source);
  await db.execute(
    'CREATE TABLE word (id INT PRIMARY KEY AUTO_INCREMENT, name CHAR(8) CHARACTER SET ascii COLLATE ascii_bin)',
  );
  await db.execute("INSERT INTO word (name) VALUES ('one'), ('two')");
});

it('are prepared once', async () => {
  const before = await prepared();
  expect([await found('one'), await found('two'), await found('one')]).toMatchObject([
    [{ id: 1 }],
    [{ id: 2 }],
    [{ id: 1 }],
  ]);
  expect(await prepared()).toBe(before + 1);
});

it('read new columns of a table that a migration changes', async () => {
  await found('one');
  await db.execute("ALTER TABLE word ADD COLUMN more CHAR(8) NOT NULL DEFAULT 'added' AFTER id");
  expect(await found('one')).toEqual([{ id: 1, more: 'added', name: 'one' }]);
});

it('read within a transaction what it has written', async () => {
  await db.tx(async (sql) => {
    await sql.execute("INSERT INTO word (name) VALUES ('three')");
    expect(await sql.prepared('SELECT name FROM word WHERE name = ?', ['three'])).toEqual([
      { name: 'three' },
    ]);
  });
});

it('are sent as text when the database prepares no more', async () => {
  await limit(0);
  const read = () => db.prepared('SELECT name FROM word WHERE name = ? LIMIT 1', ['two']);
  expect(await read()).toEqual([{ name: 'two' }]);
  await limit(16_382);
  const before = await prepared();
  expect(await read()).toEqual([{ name: 'two' }]);
  expect(await prepared()).toBe(before + 1);
});
