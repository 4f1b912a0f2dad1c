import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, namesDatabase } from '../config';
import { hasKeys } from '../keys';
import { checkInvariants } from './invariants';
import { Notary, writeProof } from './manifest';
import { isLeft } from './server';
import { backupStore, fileStore } from './stores';
import { type Boot, restoreInto } from './restore';

const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

function given(command: string, config: Config, args: string[]): { config: Config; at: Date | undefined } {
  const options = { at: { type: 'string' }, into: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (values.at !== undefined && (!SECOND.test(values.at) || Number.isNaN(at!.getTime())))
    throw new Error(
      `${command}: --at is a second with its zone: 2026-11-23T21:05:07Z or 2026-11-24T05:05:07+08:00`,
    );
  if (values.into !== undefined && !namesDatabase(values.into))
    throw new Error(`${command}: --into is an empty database: mysql://user:password@host/database`);
  return { config: { ...config, DATABASE_URL: values.into ?? config.DATABASE_URL }, at };
}

/** `restore [--at TIME] [--into DATABASE_URL]`: everything that was committed before the second TIME; without it, all there is. */
export async function restore(settings: Config, args: string[], boot: Boot): Promise<number> {
  const { config, at } = given('restore', settings, args);
  const files = await fileStore(config);
  const {
    until,
    files: count,
    lines,
  } = await restoreInto(config, await backupStore(config), { at, files, boot });
  process.stdout.write(
    `restore: everything until ${until}: ${String(count)} files, audit log whole (${String(lines)} lines); numbers of batches jump ahead, closures are repeated. Make a full backup when the product runs with it\n`,
  );
  return 0;
}

const SCRATCH = 'verify-';

/** Removes what killed runs left of more than a day ago: copies of keys and files. */
async function removeLeft(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    if (name.startsWith(SCRATCH) && (await isLeft(folder)))
      await rm(folder, { recursive: true, force: true });
  }
}

/** `backup:verify [--at TIME] [--into DATABASE_URL]`: restores into a scratch database, proves it, and removes it. */
export async function verifyBackup(settings: Config, args: string[], boot: Boot): Promise<number> {
  const { config, at } = given('backup:verify', settings, args);
  const store = await backupStore(config);
  const began = Date.now();
  await removeLeft(config.DATA_DIR);
  const scratch = await mkdtemp(join(config.DATA_DIR, SCRATCH));
  try {
    if (hasKeys(config.DATA_DIR))
      await copyFile(join(config.DATA_DIR, 'keys.json'), join(scratch, 'keys.json'));
    // Closures that are repeated here remove files: never those of the installation.
    const apart: Boot = (changed) =>
      boot({
        ...changed,
        S3_ENDPOINT: '',
        S3_REGION: '',
        S3_BUCKET: '',
        S3_ACCESS_KEY_ID: '',
        S3_SECRET_ACCESS_KEY: '',
        S3_ROLE_ARN: '',
        S3_STS_ENDPOINT: '',
      });
    const { until, files, lines } = await restoreInto({ ...config, DATA_DIR: scratch }, store, {
      at,
      files: undefined,
      boot: apart,
      proof: (db, stored) => checkInvariants(db, scratch, stored),
    });
    await writeProof(store, new Notary(config.DATA_DIR), { at: new Date().toISOString(), reaches: until });
    process.stdout.write(
      `backup: proven: restored until ${until}, ${String(files)} files with their hashes, audit log whole (${String(lines)} lines), ${String(Math.round((Date.now() - began) / 1000))} s\n`,
    );
    return 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
