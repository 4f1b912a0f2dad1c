import type { Sql } from '../db/db';
import { Counted, packed, type Part, putPart, readPart, seal, unpacked, whole } from './box';
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
/** How long a transaction can be open between the time in its row and its commit. */
const LATE_MS = 3_600_000;

const placeOf = (id: string): string => `${id.slice(-2).toLowerCase()}/${id}/`;

export const storedName = (key: string): string => `files/${key}.age`;

export async function* linesOf(store: Store, part: Part | null): AsyncGenerator<FileLine> {
  if (!part) return;
  // Read to its end, where its hash is compared, before it is unpacked.
  const text = (await whole(unpacked([await whole(readPart(store, part))]))).toString();
  for (const line of text.split('\n')) if (line) yield JSON.parse(line) as FileLine;
}

/** Copies files that `known` does not hold; returns the lines of all of them that still exist. */
export async function copyFiles(
  from: Store,
  to: Store,
  recipient: string,
  wanted: readonly { key: string; size: number }[],
  known: ReadonlyMap<string, FileLine>,
): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  // Of a run that was killed before its list.
  const stored = new Set(wanted.some(({ key }) => !known.has(key)) ? await storedKeys(to) : []);
  const left = wanted.filter(({ key }) => fileIdIn(key)).values();
  const work = async () => {
    for (const { key, size } of left) {
      const before = known.get(key);
      const line =
        before?.bytes === size
          ? before
          : await copyFile(from, stored.has(key) ? undefined : to, recipient, key);
      if (line) lines.push(line);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lines.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const storedKeys = async (store: Store): Promise<string[]> =>
  (await store.list('files/')).map(({ key }) => key.slice('files/'.length, -'.age'.length));

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

export const storeLines = (store: Store, id: string, lines: readonly FileLine[]): Promise<Part> =>
  putPart(
    store,
    `lists/${id}.jsonl.gz`,
    packed([Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))]),
  );

/** Files that came since a manifest, without walking through the whole storage. */
export async function newFiles(sql: Sql, from: Store, since: Date): Promise<{ key: string; size: number }[]> {
  const time = new Date(since.getTime() - LATE_MS);
  const rows = await sql.rows<{ id: string }>(
    `SELECT id FROM uploaded_file WHERE created_at > ? UNION ALL SELECT ${ARCHIVE} FROM code_scan_archive WHERE created_at > ?`,
    [time, time],
  );
  const found: { key: string; size: number }[] = [];
  for (const { id } of rows) found.push(...(await from.list(placeOf(id))));
  return found;
}

/** Throws an Error of one line when the database knows stored files and the storage has none: it is not the product's. */
export async function refuseWithoutFiles(sql: Sql, from: Store): Promise<void> {
  const oldest = await sql.one<{ id: string }>('SELECT id FROM uploaded_file ORDER BY id LIMIT 1');
  // One file is looked for first: the list of all may be long.
  if (!oldest || (await from.list(placeOf(oldest.id))).length > 0 || (await from.list()).length > 0) return;
  throw new Error(
    'backup: no stored file is there, but the database knows some: give this command the DATA_DIR or the S3_* settings of the product',
  );
}

/** Lines of the manifests, the newest for each key. */
export async function linesIn(store: Store, manifests: readonly Manifest[]): Promise<Map<string, FileLine>> {
  const known = new Map<string, FileLine>();
  for (const { files } of manifests)
    for await (const line of linesOf(store, files)) known.set(line.key, line);
  return known;
}

/** Whether a manifest's list can name files of `newFiles`. */
export const isRecent = (manifest: Manifest, since: Date): boolean =>
  Date.parse(manifest.at) > since.getTime() - 2 * LATE_MS;
