import type { Duplex } from 'node:stream';
import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config';
import { MIGRATIONS } from '../../db/migrations';
import { refuseHalfRestored } from './restore-mark';
import { refuseTrial } from './refuse-trial';
import { removeUnfinishedDemo } from './remove-demo';
import { databaseAddress } from '../db/address';
import { COLLATION } from '../db/columns';
import { migrate, refuseUnmigrated } from '../db/migrate';
import { poolOf } from '../db/pool';

const CONNECT_MS = 3000;
const STATEMENT_S = 30;

/** Reads the settings in WANTED; of the time zone its distance from UTC, now and in both halves of a year. */
const SERVER = `SELECT @@character_set_server AS character_set_server, @@sql_mode AS sql_mode,
  TIMEDIFF(NOW(), UTC_TIMESTAMP()) AS time_zone,
  TIMEDIFF(FROM_UNIXTIME(1767225600), TIMESTAMP'2026-01-01 00:00:00') AS time_zone_in_january,
  TIMEDIFF(FROM_UNIXTIME(1782864000), TIMESTAMP'2026-07-01 00:00:00') AS time_zone_in_july`;
// Times of the program, which are UTC, are compared with those of the server.
const ZONE = {
  fits: (distance: string) => distance.startsWith('00:00:00'),
  setting: 'default-time-zone = +00:00',
};
/** Required settings of the server by name: whether a value is right, and what to set. */
const WANTED: Record<string, { fits: (value: string) => boolean; setting: string }> = {
  character_set_server: {
    fits: (value) => value === 'utf8mb4',
    setting: 'character-set-server = utf8mb4',
  },
  sql_mode: {
    fits: (value) => value.includes('STRICT_TRANS_TABLES'),
    setting: 'sql-mode with STRICT_TRANS_TABLES',
  },
  time_zone: ZONE,
  time_zone_in_january: ZONE,
  time_zone_in_july: ZONE,
};

export function dataSourceOptions(config: Config): DataSourceOptions {
  const shared = { charset: COLLATION, timezone: 'Z' } as const;
  const pool = {
    connectionLimit: config.DATABASE_POOL,
    queueLimit: 2000,
    maxIdle: 10,
    idleTimeout: 60_000,
    connectTimeout: CONNECT_MS,
    // A server has room for 16,382 of all its connections.
    maxPreparedStatements: 40,
    enableKeepAlive: true,
    // A stack for each statement, in case it fails, costs as much as sending it.
    trace: false,
    // Objects must never become SQL conditions.
    stringifyObjects: true,
  };
  const { user, ...address } = databaseAddress(config);
  return {
    type: 'mysql',
    driver: mysql2,
    ...address,
    username: user,
    ...shared,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'none',
    extra: pool,
  } as DataSourceOptions;
}

/**
 * Connects and removes an unfinished demo. A trial migrates; in production that is a command of its own, and the start refuses a
 * schema that is not migrated, and demo data. Throws an Error of one line.
 */
export async function openDatabase(config: Config): Promise<DataSource> {
  const source = await connectDatabase(config);
  await refuseHalfRestored(source);
  if (config.DEMO) await removeUnfinishedDemo(config, source);
  await (config.NODE_ENV === 'production' ? refuseUnmigrated(source) : migrate(source));
  await prepareConnections(source);
  await refuseTrial(config, source);
  return source;
}

/** Connects; refuses a server with wrong settings. Throws an Error of one line. */
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
  await refuseServer((sql) => source.query(sql));
  return source;
}

/** Throws an Error of one line when the server's settings can lose or misread data. */
export async function refuseServer(query: (sql: string) => Promise<unknown>): Promise<void> {
  const [found] = (await query(SERVER)) as Record<string, string>[];
  for (const [name, { fits, setting }] of Object.entries(WANTED)) {
    const value = found![name]!;
    if (!fits(value))
      throw new Error(
        `database: ${name} is ${value || 'empty'}: set ${setting} in the server's configuration`,
      );
  }
}

/** Connects without migrating, runs a command's work and disconnects. */
export async function withDatabase<T>(config: Config, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await connectDatabase(config);
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/**
 * Runs on every new connection of the pool: a limit of 30 s for statements, where the server has none of its own (MySQL limits SELECT
 * only), and on a node of a cluster a wait for what the other nodes have committed. Connections are new when the writer has changed.
 */
async function prepareConnections(source: DataSource): Promise<void> {
  const rows = (await source.query(
    "SHOW VARIABLES WHERE Variable_name IN ('max_statement_time', 'max_execution_time', 'wsrep_on')",
  )) as { Variable_name: string; Value: string }[];
  const limit = rows.find(({ Variable_name }) => Variable_name.startsWith('max_'));
  const unit = limit?.Variable_name === 'max_execution_time' ? 1000 : 1;
  const isLimited = !limit || Number(limit.Value) > 0;
  const isNode = rows.some(({ Variable_name, Value }) => Variable_name === 'wsrep_on' && Value === 'ON');
  const statements = [
    ...(isLimited ? [] : [`SET SESSION ${limit.Variable_name} = ${String(STATEMENT_S * unit)}`]),
    ...(isNode ? ['SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1'] : []),
  ];
  if (!statements.length) return;
  poolOf(source).on('connection', (connection) => {
    const { stream } = connection as unknown as { stream: Duplex };
    for (const statement of statements)
      connection.query(statement, (error) => {
        // Such a connection may read less than was acknowledged: the statement it was made for fails, too, as one that is lost.
        if (error) stream.destroy(lostBy(error));
      });
  });
  for (const statement of statements) await source.query(statement);
}

const lostBy = (cause: Error): Error =>
  Object.assign(new Error('a new connection could not be prepared', { cause }), {
    code: 'PROTOCOL_CONNECTION_LOST',
  });
