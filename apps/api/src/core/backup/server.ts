import { chmod, mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config';
import { isDiskFull } from '../disk/disk';
import { databaseAddress } from '../db/address';
import type { Bytes } from './program';
import { into, through } from './program';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A folder of this process, after removing those of killed ones: of this machine at once, of others after a day. Other machines
 * may share `dataDir`, and each run in a container is one.
 */
export async function ownFolder(dataDir: string): Promise<string> {
  const own = hostname();
  for (const name of await readdir(dataDir)) {
    const { host, pid } = /^backup-(?<host>.+)-(?<pid>\d+)\.tmp$/.exec(name)?.groups ?? {};
    if (!host) continue;
    const folder = join(dataDir, name);
    if ((host === own && !isAlive(Number(pid))) || (await isLeft(folder)))
      await rm(folder, { recursive: true, force: true });
  }
  return join(dataDir, `backup-${own}-${String(process.pid)}.tmp`);
}

/** Whether a folder of a run was left more than a day ago; runs touch theirs every hour. */
export async function isLeft(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > DAY_MS;
}

async function touch(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch(() => undefined);
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Statements of a dump and rows of the log can be as large as the server takes them. */
const PACKET = '--max-allowed-packet=1G';

/** MariaDB's own programs on one server. `folder` is private, for its address with password and for files of the log. */
export class ServerPrograms {
  private constructor(
    readonly database: string,
    readonly folder: string,
    private readonly options: string,
    private readonly touching: NodeJS.Timeout,
  ) {}

  static async open(config: Config, folder: string): Promise<ServerPrograms> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { host, port, user, password, database, ssl } = databaseAddress(config);
    const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
    const file = join(folder, 'client.cnf');
    const ca = config.DATABASE_CA ? `ssl-ca=${quoted(config.DATABASE_CA)}\n` : '';
    const tls = ssl ? `ssl\n${ca}ssl-verify-server-cert\n` : '';
    const text = `[client]\nhost=${quoted(host)}\nport=${String(port)}\nuser=${quoted(user)}\npassword=${quoted(password)}\nprotocol=TCP\n${tls}`;
    try {
      await writeFile(file, text, { mode: 0o600 });
      await chmod(file, 0o600);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw isDiskFull(error) ? Object.assign(error as Error, { path: file }) : error;
    }
    const touching = setInterval(() => void touch(folder), HOUR_MS).unref();
    return new ServerPrograms(database, folder, `--defaults-file=${file}`, touching);
  }

  /** All statements of the database at one position of the log, which a comment among the first lines names. */
  dump(): AsyncGenerator<Buffer> {
    return through('mariadb-dump', [
      this.options,
      '--single-transaction',
      '--master-data=2',
      '--quick',
      '--hex-blob',
      '--no-tablespaces',
      '--skip-add-locks',
      PACKET,
      this.database,
    ]);
  }

  /** A closed file of the binary log, in the folder. */
  async fetchLog(log: string): Promise<string> {
    await into('mariadb-binlog', [
      this.options,
      '--read-from-remote-server',
      '--raw',
      `--result-file=${this.folder}/`,
      log,
    ]);
    return join(this.folder, log);
  }

  /** Executes statements in the database. */
  execute(statements: Bytes): Promise<void> {
    const unlimited = '--init-command=SET SESSION max_statement_time = 0';
    return into('mariadb', [this.options, '--binary-mode', PACKET, unlimited, this.database], statements);
  }

  async close(): Promise<void> {
    clearInterval(this.touching);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The changes of one database in files of the log, from a position in the first until a second or to their end, made to another database. */
export const changesIn = (
  files: readonly string[],
  { from, to, position, until }: { from: string; to: string; position: number; until: Date | undefined },
): AsyncGenerator<Buffer> =>
  through(
    'mariadb-binlog',
    [
      '--no-defaults',
      `--database=${from}`,
      `--rewrite-db=${from}->${to}`,
      `--start-position=${String(position)}`,
      // A restore into the same server, as a scratch database may be, writes changes to its log again under their old numbers.
      '--loose-skip-gtid-strict-mode',
      // A second that MariaDB 10.11 cannot count (from 2038 on) would stop it before the first change.
      ...(until ? [`--stop-datetime=${until.toISOString().slice(0, 19).replace('T', ' ')}`] : []),
      ...files,
    ],
    [],
    { TZ: 'UTC' },
  );

/** Second in which the server began a file of the log: in its first event, after the four bytes that mark the format. */
export async function beginningOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 4);
    return buffer.readUInt32LE();
  } finally {
    await file.close();
  }
}

export const bytesOfFile = async function* (path: string): AsyncGenerator<Buffer> {
  yield* (await open(path)).createReadStream() as AsyncIterable<Buffer>;
};
