/**
 * A data folder whose disk can be filled: a file system of a few megabytes. Where mounting is not permitted, a limit of the
 * process's file size causes the same short writes.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { unlessFull } from '../src/core/disk/disk';
import { type Mortal, mortal } from './another';
import { freePort } from './ports';
import { api } from './server';

const run = promisify(execFile);
const SIZE = '24m';

/** What is left: bytes of the disk; without a mount, bytes a file may have. */
interface Room {
  disk: number;
  file: number;
}
const NONE: Room = { disk: 0, file: 0 };

export interface SmallFolder {
  path: string;
  /** Leaves so much room to whoever writes there; without a mount, to the process and to programs started by `limited`. */
  fill: (room?: Room, pid?: number) => Promise<void>;
  free: (pid?: number) => Promise<void>;
  /** The command line of a program that is to find the disk as it is. */
  limited: (command: readonly string[]) => string[];
}

const undo: (() => Promise<unknown>)[] = [];

export async function smallFolder(size = SIZE): Promise<SmallFolder> {
  const path = await mkdtemp(join(tmpdir(), 'ipw-disk-'));
  undo.push(() => rm(path, { recursive: true, force: true }));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]).then(
    () => true,
    () => false,
  );
  if (mounted) undo.push(() => run('umount', ['-l', path]));
  const limit = async (pid: number | undefined, bytes: string) =>
    pid && run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  const filler = join(path, 'filler');
  let most: number | undefined;
  return {
    path,
    fill: async ({ disk, file } = NONE, pid) => {
      most = file;
      if (!mounted) return void (await limit(pid, String(file)));
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(path);
      // The product may write meanwhile.
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - disk))).catch(unlessFull);
    },
    free: async (pid) => {
      most = undefined;
      if (mounted) await rm(filler, { force: true });
      else await limit(pid, 'unlimited');
    },
    limited: (command) =>
      mounted || most === undefined ? [...command] : ['prlimit', `--fsize=${String(most)}:`, ...command],
  };
}

export interface SmallDisk {
  url: string;
  dataDir: string;
  product: Mortal;
  fill: (room?: Room) => Promise<void>;
  free: () => Promise<void>;
}

async function started(folder: SmallFolder, env: Record<string, string>): Promise<SmallDisk> {
  const product = await mortal({ ...env, DATA_DIR: folder.path });
  return {
    url: product.url,
    dataDir: folder.path,
    product,
    fill: (room) => folder.fill(room, product.pid),
    free: () => folder.free(product.pid),
  };
}

/** An additional process of the API under test, with a disk of its own. */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await smallFolder();
  await copyFile(join(api().dataDir, 'keys.json'), join(folder.path, 'keys.json'));
  return started(folder, {});
}

/**
 * A product with a database and a small disk of its own, so that no other process runs its jobs; call it before any other
 * helper, which all keep the address they have first seen.
 */
export async function smallProduct(env: Record<string, string> = {}): Promise<SmallDisk> {
  const others = JSON.parse(process.env['TEST_API']!) as { reference: string[]; databaseUrl: string }[];
  const mine = others[Number(process.env['JEST_WORKER_ID']) - 1]!;
  const name = `disk_${String(process.pid)}`;
  const statement = async (sql: string) => {
    const connection = await createConnection({ uri: mine.databaseUrl });
    await connection.query(sql);
    await connection.end();
  };
  await statement(`CREATE OR REPLACE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  undo.push(() => statement(`DROP DATABASE ${name}`));
  const folder = await smallFolder();
  const port = String(await freePort());
  const databaseUrl = mine.databaseUrl.replace(/[^/]+$/, name);
  const address = { ...mine, url: `http://127.0.0.1:${port}`, databaseUrl, dataDir: folder.path };
  process.env['TEST_API'] = JSON.stringify(others.map(() => address));
  return started(folder, { PORT: port, ...env });
}

afterAll(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});
