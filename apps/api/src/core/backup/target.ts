import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Db } from '../db/db';
import { poolOf } from '../db/pool';
import { RESTORE_MARK } from '../install/restore-mark';
import { isAlive } from './server';

/** What a restore writes into: nothing else may be in it, and no second restore. */
export class Target {
  private constructor(
    readonly db: Db,
    private readonly close: () => Promise<void>,
  ) {}

  /** Throws an Error of one line when another restore runs there, or the database holds anything else. */
  static async claim(source: DataSource, dataDir: string): Promise<Target> {
    const db = new Db(source);
    const runner = source.createQueryRunner();
    const close: (() => Promise<void>)[] = [() => runner.release()];
    const end = async () => {
      for (const work of close.reverse()) await work();
    };
    try {
      const [lock] = (await runner.query("SELECT GET_LOCK(CONCAT(DATABASE(), '.restore'), 0) AS held")) as {
        held: number | string;
      }[];
      if (Number(lock?.held) !== 1) throw new Error('restore: another restore into this database is running');
      const ping = setInterval(() => void runner.query('DO 0').catch(() => undefined), 60_000);
      close.push(async () => {
        clearInterval(ping);
        await runner.query("SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.restore'))");
      });
      close.push(await lockFolder(dataDir));
      await refuseWhileInUse(db);
      await empty(db);
      return new Target(db, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  release(): Promise<void> {
    return this.close();
  }

  /** From here on the database can be used. */
  async finish(): Promise<void> {
    await this.db.execute(`DROP TABLE IF EXISTS ${RESTORE_MARK}`);
  }

  /** Removes all tables of a scratch database, the mark last: the next restore begins anew where this one is killed. */
  async clear(): Promise<void> {
    await dropAll(
      this.db,
      (await tablesIn(this.db)).filter((name) => name !== RESTORE_MARK),
    );
    await this.finish();
  }
}

const tablesIn = async (db: Db): Promise<string[]> =>
  (await db.rows<Record<string, string>>('SHOW TABLES')).map((row) => Object.values(row)[0]!);

/** A client of a killed restore ends when its input does; until then it would write among ours. */
async function refuseWhileInUse(db: Db): Promise<void> {
  const pool = poolOf(db.source);
  for (const end = Date.now() + CLIENT_MS; ; await wait(200)) {
    const rows = await db.rows<{ id: number | string }>(
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE()',
    );
    const own = pool._allConnections.toArray().map(({ threadId }) => threadId);
    if (rows.every(({ id }) => own.includes(Number(id)))) return;
    if (Date.now() > end)
      throw new Error(
        'restore: the database has other connections: stop the product, or name an empty database by --into',
      );
  }
}
const CLIENT_MS = 10_000;

/** Begins anew where an earlier restore was interrupted. */
async function empty(db: Db): Promise<void> {
  const tables = await tablesIn(db);
  if (tables.length > 0 && !tables.includes(RESTORE_MARK))
    throw new Error(
      'restore: the database is not empty: restore into an empty one, then start the product with it',
    );
  await db.execute(`CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (id int NOT NULL PRIMARY KEY) ENGINE=InnoDB`);
  await dropAll(
    db,
    tables.filter((name) => name !== RESTORE_MARK),
  );
}

async function dropAll(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db.source.transaction(async ({ queryRunner }) => {
    await queryRunner!.query('SET foreign_key_checks = 0');
    for (const name of tables) await queryRunner!.query(`DROP TABLE IF EXISTS \`${name}\``);
    await queryRunner!.query('SET foreign_key_checks = 1');
  });
}

/** Two restores with different databases must not share a folder. The lock of a process that was killed is taken over. */
async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'restore.lock');
  const mine = `${String(process.pid)} ${randomBytes(8).toString('hex')}`;
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(mine);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number((await readFile(path, 'utf8').catch(() => '')).split(' ')[0]);
      if (isAlive(holder)) break;
      await rm(path, { force: true });
    }
  }
  throw new Error(`restore: another restore into ${dataDir} is running (${path})`);
}
