/**
 * An additional API process whose disk can be filled: its data folder is a file system of a few megabytes. Where mounting is
 * not permitted, a limit of the process's file size causes the same short writes.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mortal } from './another';
import { api } from './server';

const run = promisify(execFile);
const SIZE = '24m';

export interface SmallDisk {
  url: string;
  dataDir: string;
  /** Leaves this many free bytes on the disk; without a mount, limits files to this many bytes. */
  fill: (room: { disk: number; file: number }) => Promise<void>;
  free: () => Promise<void>;
}

const undo: (() => Promise<unknown>)[] = [];

export async function smallDisk(): Promise<SmallDisk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ipw-disk-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir]).then(
    () => true,
    () => false,
  );
  if (mounted) undo.push(() => run('umount', ['-l', dataDir]));
  await copyFile(join(api().dataDir, 'keys.json'), join(dataDir, 'keys.json'));
  const { url, pid } = await mortal({ DATA_DIR: dataDir });
  const limit = (bytes: string) => run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  const filler = join(dataDir, 'filler');
  return {
    url,
    dataDir,
    fill: async ({ disk, file }) => {
      if (!mounted) return void (await limit(String(file)));
      const { bavail, bsize } = await statfs(dataDir);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - disk)));
    },
    free: async () => {
      if (mounted) await rm(filler, { force: true });
      else await limit('unlimited');
    },
  };
}

afterAll(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});
