import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOM_S, unlessFull } from '../disk/disk';

/** Releases whose hashed files are stored: those that were started last. */
export const STORED_RELEASES = 3;

/** Stores the files of a release as `storeAssets` does; on a full disk the start goes on, and they are copied when there is room. */
export async function storeWhenRoom(assets: string, stored: string): Promise<void> {
  try {
    await storeAssets(assets, stored);
  } catch (error) {
    unlessFull(error);
    setTimeout(() => void storeWhenRoom(assets, stored).catch(() => undefined), ROOM_S * 1000).unref();
  }
}

/**
 * Copies the hashed files of a release to `stored/assets`, and removes those that only older releases than the last three have.
 * During a rolling deploy, and in a page that was opened before it, a browser asks any process for files of another release.
 */
export async function storeAssets(assets: string, stored: string): Promise<void> {
  const names = (await readdir(assets)).sort();
  const release = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const lists = join(stored, 'releases');
  await mkdir(join(stored, 'assets'), { recursive: true });
  await mkdir(lists, { recursive: true });
  // The list comes first, so that no other process that starts now removes the files as unlisted.
  await replace(join(lists, release), (part) => writeFile(part, names.join('\n')));
  await utimes(join(lists, release), new Date(), new Date());
  for (const name of names) {
    const to = join(stored, 'assets', name);
    if (!(await isThere(to))) await replace(to, (part) => copyFile(join(assets, name), part));
  }
  await removeOthers(stored, lists);
  await removeParts(join(stored, 'assets'));
  await removeParts(lists);
}

async function removeOthers(stored: string, lists: string): Promise<void> {
  const byTime = (await timesOf(lists))
    .filter(({ name }) => !name.endsWith(PART))
    .sort((a, b) => b.at - a.at);
  const texts = await Promise.all(
    byTime.slice(0, STORED_RELEASES).map(({ name }) => readFile(join(lists, name), 'utf8').catch(unlessGone)),
  );
  const wanted = new Set(texts.flatMap((text) => text?.split('\n') ?? []));
  for (const { name } of byTime.slice(STORED_RELEASES)) await rm(join(lists, name), { force: true });
  for (const name of await readdir(join(stored, 'assets')))
    if (!wanted.has(name) && !name.endsWith(PART)) await rm(join(stored, 'assets', name), { force: true });
}

/** Removes what killed starts left half written. */
async function removeParts(folder: string): Promise<void> {
  for (const { name, at } of await timesOf(folder))
    if (name.endsWith(PART) && Date.now() - at > PART_MS) await rm(join(folder, name), { force: true });
}

/** Files of a folder with the times of their last change; another process may remove some meanwhile. */
async function timesOf(folder: string): Promise<{ name: string; at: number }[]> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const facts = await stat(join(folder, name)).catch(unlessGone);
      return facts ? [{ name, at: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const PART = '.part';
/** A file is written within seconds. */
const PART_MS = 3_600_000;

/** Writes a file whole or not at all; two processes of a release may write the same. */
async function replace(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const part = `${file}.${String(process.pid)}${PART}`;
  try {
    await write(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
