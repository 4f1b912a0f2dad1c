import type { Sql } from '../db/db';
import { readLines } from '../disk/lines';
import type { FolderBlobStore } from '../providers/folder';
import { grouped, joined, merged, sourceOf } from './ascending';
import { Counted, changed, packed, type Part, putPart, readPart, seal, unpacked, whole } from './box';
import type { Manifest } from './manifest';
import type { Store } from './stores';

/** A stored file: its key, its size and hash in the installation's storage. Files are never changed. */
export interface FileLine {
  key: string;
  bytes: number;
  sha256: string;
}

/** Of files of members and staff; archives of exports are not kept. */
const KEY = /^[0-9a-z]{2}\/(?<id>[0-9A-Z]{26})\/\w+$/;
export const fileIdIn = (key: string): string | undefined => KEY.exec(key)?.groups?.['id'];

/** The id in the key of an archive of scans (`archiveKey`), in SQL. */
const ARCHIVE = "RPAD(CONCAT('SCANS', REPLACE(month, '-', '')), 26, '0')";
export const isArchive = (id: string): boolean => id.startsWith('SCANS');

/** Copied at once; most of the time of a small file is waiting. */
const AT_ONCE = 4;
/** Files, or lines, that are in memory at once. */
const GROUP = 500;
/** Bytes of a packed list that is not stored in `scratch`: one of some 15,000 files. Those of a minute are smaller. */
const SMALL = 1 << 20;
/** How long a transaction can be open between the time in its row and its commit. */
const LATE_MS = 3_600_000;

const placeOf = (id: string): string => `${id.slice(-2).toLowerCase()}/${id}/`;

export const storedName = (key: string): string => `files/${key}.age`;

/** The lines of a list, ascending by key. `scratch` has the packed list meanwhile, some 70 bytes a file. */
async function* linesOf(store: Store, part: Part | null, scratch: FolderBlobStore): AsyncGenerator<FileLine> {
  if (part) yield* linesFrom(part.name, checked(store, part, scratch));
}

async function* linesFrom(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let last = '';
  for await (const lines of readLines(unpacked(bytes)))
    for (const text of lines) {
      const line = JSON.parse(text) as FileLine;
      // Lists are compared in the order of keys; another order would hide files.
      if (line.key < last) throw changed(name);
      last = line.key;
      yield line;
    }
}

/** Where `scratch` has the lines of files that were copied before their list is written. */
const COPIED = 'copied.jsonl.gz';

export const setAside = (lines: AsyncIterable<FileLine>, scratch: FolderBlobStore): Promise<void> =>
  scratch.put(COPIED, packed(textOf(lines)));

export async function* linesAside(scratch: FolderBlobStore): AsyncGenerator<FileLine> {
  yield* linesFrom(COPIED, (await scratch.read(COPIED))!.stream as AsyncIterable<Buffer>);
}

/** The bytes of a part, read to its end, where its hash is compared, before the first is given. */
async function* checked(store: Store, part: Part, scratch: FolderBlobStore): AsyncGenerator<Buffer> {
  if (part.bytes <= SMALL) {
    yield await whole(readPart(store, part));
    return;
  }
  try {
    await scratch.put(part.name, readPart(store, part));
    yield* (await scratch.read(part.name))!.stream as AsyncIterable<Buffer>;
  } finally {
    await scratch.remove(part.name);
  }
}

/** Copies files that `known` does not hold; returns the lines of all of them that still exist. All sources ascend by key. */
export async function* copyFiles(
  from: Store,
  to: Store,
  recipient: string,
  files: AsyncIterable<{ key: string; size: number }>,
  { known, stored }: { known: AsyncIterable<FileLine>; stored: AsyncIterable<{ key: string }> },
): AsyncGenerator<FileLine> {
  for await (const group of grouped(joined(joined(kept(files), known), stored), GROUP)) {
    const lines: (FileLine | undefined)[] = [];
    await severalAtOnce(group.entries(), async ([at, { key, left: file, right: copy }]) => {
      const before = file.right;
      // A copy that is gone from the backup is made again.
      lines[at] =
        copy && before?.bytes === file.left.size
          ? before
          : await copyFile(from, copy ? undefined : to, recipient, key);
    });
    for (const line of lines) if (line) yield line;
  }
}

/** After the first failure nothing else is begun, and what was begun is waited for: it removes what it has written in part. */
async function severalAtOnce<T>(things: Iterable<T>, work: (thing: T) => Promise<void>): Promise<void> {
  const left = things[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = left.next(); !failed && !next.done; next = left.next())
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const end of ends) if ('reason' in end) throw end.reason;
}

async function* kept<T extends { key: string }>(files: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const file of files) if (fileIdIn(file.key)) yield file;
}

/** Keys of the stored files below a place, ascending: also of a run that was killed before its list. */
export async function* storedFiles(store: Store, place = ''): AsyncGenerator<{ key: string }> {
  for await (const { key: name } of store.each(`files/${place}`)) {
    const key = name.slice('files/'.length, -'.age'.length);
    if (fileIdIn(key) && name === storedName(key)) yield { key };
  }
}

/** The same of some files alone. */
export async function* storedAmong(store: Store, files: Iterable<{ key: string }>) {
  let last = '';
  for (const { key } of files) {
    const place = placeOf(fileIdIn(key)!);
    if (place !== last) yield* storedFiles(store, place);
    last = place;
  }
}

/** Stores a file in `to`, if given, and returns its line. */
async function copyFile(
  from: Store,
  to: Store | undefined,
  recipient: string,
  key: string,
): Promise<FileLine | undefined> {
  const found = await from.read(key);
  // Deleted since it was listed.
  if (!found) return undefined;
  const counted = new Counted(found.stream as AsyncIterable<Buffer>);
  if (to) await to.put(storedName(key), seal(recipient, counted.bytes()));
  else for await (const _ of counted.bytes()) void _;
  return { key, bytes: counted.length, sha256: counted.sha256 };
}

/** Stores a list. It is written to `scratch` first, because copying its files may take hours. */
export async function storeLines(
  store: Store,
  id: string,
  lines: AsyncIterable<FileLine>,
  scratch: FolderBlobStore,
): Promise<Part> {
  const name = `lists/${id}.jsonl.gz`;
  try {
    await scratch.put(name, packed(textOf(lines)));
    return await putPart(store, name, (await scratch.read(name))!.stream as AsyncIterable<Buffer>);
  } finally {
    await scratch.remove(name);
  }
}

async function* textOf(lines: AsyncIterable<FileLine>): AsyncGenerator<Buffer> {
  for await (const group of grouped(lines, GROUP))
    yield Buffer.from(group.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Ids of files that came since a time, as the database knows them. */
export async function newIds(sql: Sql, since: Date): Promise<Set<string>> {
  const time = new Date(since.getTime() - LATE_MS);
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM uploaded_file WHERE created_at > ? UNION ALL SELECT ${ARCHIVE} FROM code_scan_archive WHERE created_at > ?`,
    [time, time],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What is stored last of a file (`FileService.store`): a list that names it names all that cannot be made again. */
const LAST = /\/(?:whole|scans)$/;

/** The stored files of these ids, ascending by key, without walking through the whole storage; not those that are `known`. */
export async function newFiles(
  from: Store,
  ids: ReadonlySet<string>,
  known: AsyncIterable<{ key: string }>,
): Promise<{ key: string; size: number }[]> {
  const unknown = new Set(ids);
  for await (const { key } of known) if (LAST.test(key)) unknown.delete(fileIdIn(key) ?? '');
  const found: { key: string; size: number }[] = [];
  await severalAtOnce(unknown, async (id) => {
    found.push(...(await from.list(placeOf(id))));
  });
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Throws an Error of one line when the database knows stored files and the storage has none: it is not the product's. */
export async function refuseWithoutFiles(sql: Sql, from: Store): Promise<void> {
  const oldest = await sql.one<{ id: string }>('SELECT id FROM uploaded_file ORDER BY id LIMIT 1');
  if (!oldest) return;
  for await (const _ of from.each()) return;
  throw new Error(
    'backup: no stored file is there, but the database knows some: give this command the DATA_DIR or the S3_* settings of the product',
  );
}

/**
 * Lines of the manifests, ascending by key, the newest for each key. Lists of full backups are read side by side; in memory
 * are those of other backups: some 300 bytes for each file that came since the last full one, 30 MB of 100,000.
 */
export function linesIn(
  store: Store,
  manifests: readonly Manifest[],
  scratch: FolderBlobStore,
): AsyncGenerator<FileLine> {
  const sources: AsyncIterable<FileLine>[] = [];
  let logs: Manifest[] = [];
  for (const manifest of manifests) {
    if (!manifest.base) logs.push(manifest);
    else {
      sources.push(sortedLines(store, logs, scratch), linesOf(store, manifest.files, scratch));
      logs = [];
    }
  }
  return merged([...sources, sortedLines(store, logs, scratch)]);
}

async function* sortedLines(
  store: Store,
  manifests: readonly Manifest[],
  scratch: FolderBlobStore,
): AsyncGenerator<FileLine> {
  const known = new Map<string, FileLine>();
  for (const { files } of manifests)
    for await (const line of linesOf(store, files, scratch)) known.set(line.key, line);
  yield* sourceOf([...known.values()].sort((a, b) => (a.key < b.key ? -1 : 1)));
}

/** Whether a manifest's list can name files of `newIds`. */
export const isRecent = (manifest: Manifest, since: Date): boolean =>
  Date.parse(manifest.at) > since.getTime() - 2 * LATE_MS;
