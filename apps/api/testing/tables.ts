/** Empties the tables of a test database, or restores them. */
import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';
import { repeated } from '../src/core/db/retry';

let known: Promise<string[]> | undefined;

/** Names of all tables, the same in every worker's database. */
export const tableNames = (db: Pool): Promise<string[]> =>
  (known ??= db
    .query<RowDataPacket[]>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    )
    .then(([rows]) => rows.map(({ name }) => String(name))));

const quoted = (name: string) => `\`${name}\``;

/** Without foreign key checks, so that the order of tables does not matter. */
async function unchecked(db: Pool, work: (connection: PoolConnection) => Promise<void>): Promise<void> {
  const connection = await db.getConnection();
  try {
    await connection.query('SET foreign_key_checks = 0');
    await work(connection);
    await connection.query('SET foreign_key_checks = 1');
  } finally {
    connection.release();
  }
}

async function filled(connection: PoolConnection, names: readonly string[]): Promise<string[]> {
  const each = names.map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${quoted(name)})`);
  const [rows] = await connection.query<RowDataPacket[]>(each.join(' UNION ALL '));
  return rows.map(({ name }) => String(name));
}

/**
 * Rows written of each table by any process since the server started, counted by the server at the end of each statement
 * (`userstat`, set by global-setup): the rows of a table whose count is the same are the same. Nothing cascades.
 */
async function written(db: Pool): Promise<Map<string, number>> {
  const [rows] = await db.query<RowDataPacket[]>(
    'SELECT table_name AS name, rows_changed AS count FROM information_schema.table_statistics WHERE table_schema = DATABASE()',
  );
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** What was written when the tables were last emptied. */
let emptied: { db: Pool; counts: Map<string, number> } | undefined;

/** DELETE of the tables with rows: some milliseconds; TRUNCATE takes ten times as long. */
export async function empty(db: Pool, except: readonly string[]): Promise<void> {
  const names = (await tableNames(db)).filter((name) => !except.includes(name));
  // Read before the rows are deleted: what is written meanwhile is deleted the next time.
  const counts = await written(db);
  const before = emptied?.db === db ? emptied.counts : undefined;
  await unchecked(db, async (connection) => {
    const full = before
      ? names.filter((name) => counts.get(name) !== before.get(name))
      : await filled(connection, names);
    // What a call of the test before still writes may lock rows in another order.
    for (const name of full) await repeated(() => connection.query('DELETE FROM ??', [name]), false);
  });
  emptied = { db, counts };
}

let generated: Promise<Set<string>> | undefined;

/** Tables with stored generated columns. */
const withGenerated = (db: Pool): Promise<Set<string>> =>
  (generated ??= db
    .query<RowDataPacket[]>(
      "SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND is_generated = 'ALWAYS'",
    )
    .then(([rows]) => new Set(rows.map(({ name }) => String(name)))));

/** What was read of a table, and the count of rows written before it was read. */
const read = new WeakMap<Pool, Map<string, { count: number; held: unknown }>>();

/**
 * What tells the rows of a table from other rows: a checksum. Of tables with generated columns the rows themselves: MariaDB
 * 10.11 sometimes gives another checksum for the same rows when such a column holds NULL. Only tables written since are read.
 */
export async function contents(db: Pool, names: readonly string[]): Promise<Map<string, unknown>> {
  const known = read.get(db) ?? new Map<string, { count: number; held: unknown }>();
  read.set(db, known);
  const counts = await written(db);
  const countOf = (name: string) => counts.get(name) ?? 0;
  const changed = names.filter((name) => known.get(name)?.count !== countOf(name));
  const whole = await withGenerated(db);
  const summed = changed.filter((name) => !whole.has(name));
  const [sums] = summed.length
    ? await db.query<RowDataPacket[]>(`CHECKSUM TABLE ${summed.map(quoted).join(', ')}`)
    : [[]];
  for (const [at, { Checksum }] of sums.entries())
    known.set(summed[at]!, { count: countOf(summed[at]!), held: Checksum as unknown });
  for (const name of changed.filter((each) => whole.has(each))) {
    const [held] = await db.query(`SELECT * FROM ${quoted(name)} ORDER BY 1`);
    known.set(name, { count: countOf(name), held });
  }
  return new Map(names.map((name) => [name, known.get(name)!.held]));
}

/** Columns of a table without generated ones, which cannot be written. */
async function writable(db: Pool, table: string): Promise<string> {
  const [columns] = await db.query<RowDataPacket[]>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND is_generated = 'NEVER'",
    [table],
  );
  return columns.map(({ name }) => quoted(String(name))).join(', ');
}

/** Written by the API's processes at any time. */
const OF_PROCESSES = ['lease', 'lease_fence', 'process'];

/** Copies all rows but those of processes; returns a function that restores the changed tables. */
export async function keepRows(db: Pool): Promise<() => Promise<void>> {
  const [[here]] = await db.query<RowDataPacket[]>('SELECT DATABASE() AS name');
  const copy = `${String(here!['name'])}_kept`;
  const names = (await tableNames(db)).filter((name) => !OF_PROCESSES.includes(name));
  const cache = new Map<string, string>();
  await db.query(`CREATE OR REPLACE DATABASE ${quoted(copy)}`);
  await unchecked(db, async (connection) => {
    for (const name of await filled(connection, names)) {
      const columns = await writable(db, name);
      await connection.query(
        `CREATE TABLE ${quoted(copy)}.${quoted(name)} AS SELECT ${columns} FROM ${quoted(name)}`,
      );
      cache.set(name, columns);
    }
  });
  const before = await contents(db, names);
  return async () => {
    const now = await contents(db, names);
    const changed = [...now]
      .filter(([name, held]) => !isDeepStrictEqual(held, before.get(name)))
      .map(([name]) => name);
    await unchecked(db, async (connection) => {
      for (const name of changed) {
        await connection.query('DELETE FROM ??', [name]);
        const columns = cache.get(name);
        if (columns)
          await connection.query(
            `INSERT INTO ${quoted(name)} (${columns}) SELECT ${columns} FROM ${quoted(copy)}.${quoted(name)}`,
          );
      }
    });
  };
}
