import { type DataSource, type MigrationInterface, MigrationExecutor, type QueryRunner } from 'typeorm';
import { releaseLock, takeLock } from './named-lock';

const nameOf = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/**
 * Runs the missing migrations and returns their names. Processes that start together take turns by a lock, however long a
 * migration takes. Throws an Error of one line when a newer program has migrated the database.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  const query = (sql: string): Promise<unknown> => runner.query(sql);
  try {
    await takeLock(query, 'migrate', 'migrates');
    await refuseNewer(runner, source);
    // Building an index on a large table takes longer than the statement limit. MySQL limits SELECT only and lacks this
    // variable.
    const [limited] = (await runner.query("SHOW VARIABLES LIKE 'max_statement_time'")) as { Value: string }[];
    if (limited) await runner.query('SET SESSION max_statement_time = 0');
    // Uses the connection that holds the lock, so that the migration stops when the lock is lost.
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    const done = await executor.executePendingMigrations();
    if (limited) await runner.query(`SET SESSION max_statement_time = ${limited.Value}`);
    await releaseLock(query, 'migrate');
    return done.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

/** Names of the migrations recorded in the database; none before the first. */
async function migrated(source: Pick<DataSource, 'query'>): Promise<string[]> {
  const tables = (await source.query("SHOW TABLES LIKE 'migrations'")) as unknown[];
  if (tables.length === 0) return [];
  const rows = (await source.query('SELECT name FROM migrations ORDER BY timestamp')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function refuseNewer(runner: QueryRunner, source: DataSource): Promise<void> {
  const known = source.migrations.map(nameOf);
  const foreign = (await migrated(runner)).filter((name) => !known.includes(name)).at(-1);
  if (foreign)
    throw new Error(
      `database: its schema is newer than this program, which does not know ${foreign}; start the newer program, or restore a backup`,
    );
}

/** Throws an Error of one line unless the database has exactly this program's migrations. Changes nothing. */
export async function refuseUnmigrated(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await refuseNewer(runner, source);
    const done = await migrated(runner);
    const lacking = source.migrations.map(nameOf).filter((name) => !done.includes(name));
    if (lacking.length > 0)
      throw new Error(`database: ${String(lacking.length)} migrations are pending: run npm run migrate`);
  } finally {
    await runner.release();
  }
}
