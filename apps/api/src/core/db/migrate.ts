import {
  type DataSource,
  type Migration,
  MigrationExecutor,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { Db } from './db';
import { confirmLeases, LeaseLost } from './fence';
import { makeLeases } from './lease-tables';
import { hasTable } from './tables';
import { inTurn } from './turn';

const nameOf = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/**
 * Runs the missing migrations and returns their names. Processes that start together take turns by a lease, however long a
 * migration takes. Throws an Error of one line when a newer program has made a migration that breaks this one, or another process
 * took the lease over.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  await makeLeases(source);
  return inTurn(new Db(source), 'migrate', 'migrates', async () => {
    const runner = source.createQueryRunner();
    try {
      return await migrateOn(fenced(runner), source);
    } finally {
      await runner.release();
    }
  });
}

/**
 * Makes a runner confirm the caller's lease before each statement, since statements that change the schema commit at once, and
 * after one that failed: what the next holder has changed meanwhile is no error of the migration.
 */
function fenced(runner: QueryRunner): QueryRunner {
  const query = runner.query.bind(runner);
  const confirm = () => confirmLeases(async (check, values) => [await query(check, values), undefined]);
  runner.query = (async (...statement: Parameters<QueryRunner['query']>) => {
    await confirm();
    try {
      return (await query(...statement)) as unknown;
    } catch (error) {
      const lost = await confirm().catch((failed: unknown) => failed);
      throw lost instanceof LeaseLost ? lost : error;
    }
  }) as QueryRunner['query'];
  return runner;
}

async function migrateOn(runner: QueryRunner, source: DataSource): Promise<string[]> {
  await refuseBreaks(runner, source);
  await recordBreaks(runner, source);
  // Building an index on a large table takes longer than the statement limit. MySQL limits SELECT only and lacks this variable.
  const [limited] = (await runner.query("SHOW VARIABLES LIKE 'max_statement_time'")) as { Value: string }[];
  if (limited) await runner.query('SET SESSION max_statement_time = 0');
  const executor = new MigrationExecutor(source, runner);
  // Creates the table of migrations, too.
  const pending = (await executor.showMigrations()) ? await executor.getPendingMigrations() : [];
  for (const migration of pending) {
    await migration.instance!.up(runner);
    await recordDone(runner, migration);
  }
  // Of a fresh database, whose table of breaks has just been created.
  await recordBreaks(runner, source);
  if (limited) await runner.query(`SET SESSION max_statement_time = ${limited.Value}`);
  return pending.map(({ name }) => name);
}

/**
 * Records a migration, once: a process that stood still just before this statement sends it after the next holder of the lease
 * has recorded the same.
 */
const recordDone = (runner: QueryRunner, { timestamp, name }: Migration): Promise<unknown> =>
  runner.query(
    'INSERT INTO migrations (timestamp, name) SELECT ?, ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM migrations WHERE name = ?)',
    [timestamp, name, name],
  );

/** Whether earlier releases cannot work with the schema after this migration: it drops, renames or narrows what they use. */
const isBreak = (migration: MigrationInterface & { breaks?: boolean }): boolean => migration.breaks === true;

/** Names in a column `name`; none without the table. */
async function namesIn(source: Pick<DataSource, 'query'>, table: string, order: string): Promise<string[]> {
  if (!(await hasTable(source, table))) return [];
  const rows = (await source.query(`SELECT name FROM ${table} ORDER BY ${order}`)) as { name: string }[];
  return rows.map(({ name }) => name);
}

const migrated = (source: Pick<DataSource, 'query'>): Promise<string[]> =>
  namesIn(source, 'migrations', 'timestamp');

/** Records breaks before they happen, so that no earlier release starts meanwhile. */
async function recordBreaks(runner: QueryRunner, source: DataSource): Promise<void> {
  const breaks = source.migrations.filter(isBreak).map((migration) => [nameOf(migration)]);
  if (breaks.length && (await hasTable(runner, 'schema_break')))
    await runner.query('INSERT IGNORE INTO schema_break (name) VALUES ?', [breaks]);
}

/**
 * Throws an Error of one line when a newer release has migrated the database in a way this one cannot work with. Other unknown
 * migrations are additions: during a rolling deploy, and after a roll-back, this release works beside or after the newer one.
 */
async function refuseBreaks(runner: QueryRunner, source: DataSource): Promise<void> {
  const known = source.migrations.map(nameOf);
  const breaks = (await namesIn(runner, 'schema_break', 'name')).filter((name) => !known.includes(name));
  if (breaks.length)
    throw new Error(
      `database: its schema is newer than this program, which cannot work with ${breaks.at(-1)!}; start the newer program, or restore a backup`,
    );
}

/** The newest migration of the database, how many this program has that it lacks, and how many of a later release it has. */
export async function schemaState(
  source: DataSource,
): Promise<{ newest: string; pending: number; later: number }> {
  const done = await migrated(source);
  const known = source.migrations.map(nameOf);
  return {
    newest: done.at(-1) ?? '',
    pending: known.filter((name) => !done.includes(name)).length,
    later: done.filter((name) => !known.includes(name)).length,
  };
}

/** Throws an Error of one line unless this program can work with the database's schema. Changes nothing. */
export async function refuseUnmigrated(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await refuseBreaks(runner, source);
    const done = await migrated(runner);
    const lacking = source.migrations.map(nameOf).filter((name) => !done.includes(name));
    if (lacking.length > 0)
      throw new Error(`database: ${String(lacking.length)} migrations are pending: run migrate`);
  } finally {
    await runner.release();
  }
}
