import type { Pool } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config';
import { ENTITIES } from '../../db/entities';
import { MIGRATIONS } from '../../db/migrations';
import { refuseTrial } from '../install/refuse-trial';
import { removeUnfinishedDemo } from '../install/remove-demo';
import { databaseAddress } from './address';
import { COLLATION } from './columns';
import { migrate } from './migrate';

const CONNECT_MS = 3000;
const STATEMENT_S = 30;

/** What every connection must run with; checked at start. */
const WANTED: Record<string, (value: string) => boolean> = {
  character_set_server: (value) => value === 'utf8mb4',
  sql_mode: (value) => value.includes('STRICT_TRANS_TABLES'),
};

export function dataSourceOptions(config: Config): DataSourceOptions {
  const shared = { charset: COLLATION, timezone: 'Z' } as const;
  const pool = {
    connectionLimit: config.DATABASE_POOL,
    queueLimit: 2000,
    maxIdle: 10,
    idleTimeout: 60_000,
    connectTimeout: CONNECT_MS,
    enableKeepAlive: true,
    // Objects must never widen into SQL conditions.
    stringifyObjects: true,
  };
  const { user, ...address } = databaseAddress(config);
  return {
    type: 'mysql',
    ...address,
    username: user,
    ...shared,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'none',
    extra: pool,
  } as DataSourceOptions;
}

/** Connects, removes a demo that was cut short, migrates, and refuses in production what is a trial. Throws an Error of one line. */
export async function openDatabase(config: Config): Promise<DataSource> {
  const source = await connectDatabase(config);
  if (config.DEMO) await removeUnfinishedDemo(config, source);
  await migrate(source);
  await limitStatements(source);
  await refuseTrial(config, source);
  return source;
}

/** Connects, and refuses a database whose settings lose data, with an Error of one line. */
export async function connectDatabase(config: Config): Promise<DataSource> {
  const source = new DataSource(dataSourceOptions(config));
  try {
    await source.initialize();
  } catch (error) {
    const { host, port } = databaseAddress(config);
    throw new Error(`database: cannot connect to ${host}:${String(port)} (${(error as Error).message})`, {
      cause: error,
    });
  }
  const rows = (await source.query('SHOW VARIABLES WHERE Variable_name IN (?)', [Object.keys(WANTED)])) as {
    Variable_name: string;
    Value: string;
  }[];
  const wrong = rows.find(({ Variable_name, Value }) => !WANTED[Variable_name]!(Value));
  if (wrong)
    throw new Error(`database: ${wrong.Variable_name} is ${wrong.Value || 'empty'}; see docs/operating.md`);
  return source;
}

/** Does a command's work on the database, without migrating it, and disconnects. */
export async function withDatabase<T>(config: Config, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await connectDatabase(config);
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** Ends statements of all connections after 30 s where the server has no limit of its own. MySQL limits SELECT alone. */
async function limitStatements(source: DataSource): Promise<void> {
  const [limit] = (await source.query(
    "SHOW VARIABLES WHERE Variable_name IN ('max_statement_time', 'max_execution_time')",
  )) as { Variable_name: string; Value: string }[];
  if (!limit || Number(limit.Value) > 0) return;
  const unit = limit.Variable_name === 'max_execution_time' ? 1000 : 1;
  const set = `SET SESSION ${limit.Variable_name} = ${String(STATEMENT_S * unit)}`;
  const { pool } = source.driver as unknown as { pool: Pool };
  pool.on('connection', (connection) => connection.query(set));
  await source.query(set);
}
