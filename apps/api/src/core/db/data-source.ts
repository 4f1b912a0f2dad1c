import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config';
import { ENTITIES } from '../../db/entities';
import { MIGRATIONS } from '../../db/migrations';

const CHARSET = 'utf8mb4_unicode_520_ci';

/** What every connection must run with; checked at start. */
const WANTED: Record<string, (value: string) => boolean> = {
  character_set_server: (value) => value === 'utf8mb4',
  sql_mode: (value) => value.includes('STRICT_TRANS_TABLES'),
};

export function dataSourceOptions(config: Config): DataSourceOptions {
  const shared = { charset: CHARSET, timezone: 'Z' } as const;
  const pool = {
    connectionLimit: config.DATABASE_POOL,
    queueLimit: 2000,
    maxIdle: 10,
    idleTimeout: 60_000,
    enableKeepAlive: true,
    // Objects must never widen into SQL conditions.
    stringifyObjects: true,
  };
  return {
    type: 'mysql',
    url: config.DATABASE_URL,
    ...shared,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'none',
    extra: pool,
  } as DataSourceOptions;
}

/**
 * Connects, refuses a database whose settings lose data, and migrates; two processes starting together take turns.
 * Throws an Error with one clear line.
 */
export async function openDatabase(config: Config): Promise<DataSource> {
  const source = new DataSource(dataSourceOptions(config));
  try {
    await source.initialize();
  } catch (error) {
    throw new Error(`database: cannot connect (${(error as Error).message})`, { cause: error });
  }
  const rows = (await source.query('SHOW VARIABLES WHERE Variable_name IN (?)', [Object.keys(WANTED)])) as {
    Variable_name: string;
    Value: string;
  }[];
  const wrong = rows.find(({ Variable_name, Value }) => !WANTED[Variable_name]!(Value));
  if (wrong)
    throw new Error(`database: ${wrong.Variable_name} is ${wrong.Value || 'empty'}; see docs/operating.md`);
  await migrate(source);
  return source;
}

async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const [lock] = (await runner.query("SELECT GET_LOCK(CONCAT(DATABASE(), '.migrate'), 60) AS held")) as {
      held: number | string;
    }[];
    if (Number(lock?.held) !== 1)
      throw new Error('database: another process has been migrating for a minute');
    await source.runMigrations();
    await runner.query("SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.migrate'))");
  } finally {
    await runner.release();
  }
}
