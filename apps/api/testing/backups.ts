/** A product of its own with the settings and commands of backups, for specs that restore them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { command, loggedProduct } from './logged-product';
import { until } from './outbox';
import { api, rows } from './server';

type Settings = Record<string, string>;

/** Makes a secret key of age in a file, and returns its public key. */
export function keygen(file: string): string {
  execFileSync('age-keygen', ['-o', file], { stdio: 'ignore' });
  return /age1\w+/.exec(readFileSync(file, 'utf8'))![0];
}

/** Starts the product with settings of its own; backups go to the folder `backups` unless `to` names a place. */
export async function backedUp({ env = {}, to }: { env?: Settings; to?: string } = {}) {
  const { folder, dataDir, databaseUrl } = await loggedProduct(env);
  const identity = join(folder, 'identity.txt');
  const settings: Settings = {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    BACKUP_TO: to ?? join(folder, 'backups'),
    BACKUP_RECIPIENT: keygen(identity),
    BACKUP_IDENTITY_FILE: identity,
    BACKUP_KEYS_TO: join(folder, 'keys'),
  };
  /** The address of another database of the server. */
  const at = (name: string) => databaseUrl.replace(/[^/]+$/, name);
  const run = (args: string[], other: Settings = {}) => command(args, { ...settings, ...other });
  const done = async (args: string[], other: Settings = {}) => run(args, other).ended;

  /** Rows of another database, by a connection that is closed afterwards. */
  async function sql<T>(name: string, statement: string, params: unknown[] = []): Promise<T[]> {
    const connection = await createConnection({ uri: at(name), timezone: 'Z' });
    try {
      return (await connection.query<RowDataPacket[]>(statement, params))[0] as T[];
    } finally {
      await connection.end();
    }
  }

  /** A transaction with one statement in another database, whose locks stay until the returned function is called. */
  async function hold(name: string, statement: string): Promise<() => Promise<void>> {
    const connection = await createConnection({ uri: at(name) });
    await connection.beginTransaction();
    await connection.query(statement);
    return () => connection.end();
  }

  /** Waits for a statement that is held up, in any database of the server. */
  const heldUp = (statement: string) =>
    until(async () => {
      const found = 'SELECT id FROM information_schema.processlist WHERE info LIKE ?';
      return (await rows(found, [`${statement}%`])).length || undefined;
    }, statement);

  /** Kills a restore into another database, and waits until its connections have ended. */
  async function killed(
    { child, ended }: ReturnType<typeof command>,
    name: string,
    release?: () => Promise<void>,
  ) {
    child.kill('SIGKILL');
    await ended;
    await release?.();
    await until(async () => {
      const left = 'SELECT id FROM information_schema.processlist WHERE db = ?';
      return (await rows(left, [name])).length === 0 || undefined;
    }, 'the end of its connections');
  }

  const emptyDatabase = (name: string) =>
    api()
      .db()
      .query(`CREATE OR REPLACE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);

  /** An empty database and an empty data folder with the keys only. */
  async function emptyInstallation(name: string) {
    await emptyDatabase(name);
    const dir = join(folder, name);
    mkdirSync(dir, { recursive: true });
    await copyFile(join(dataDir, 'keys.json'), join(dir, 'keys.json'));
    return { DATABASE_URL: at(name), DATA_DIR: dir };
  }

  return {
    folder,
    dataDir,
    settings,
    at,
    run,
    done,
    sql,
    hold,
    heldUp,
    killed,
    emptyDatabase,
    emptyInstallation,
  };
}

export type BackedUp = Awaited<ReturnType<typeof backedUp>>;
