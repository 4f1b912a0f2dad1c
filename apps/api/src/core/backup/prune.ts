import { BucketBlobStore } from '../providers/bucket';
import { FolderBlobStore } from '../providers/folder';
import { joined } from './ascending';
import { linesIn, storedName } from './files';
import { type Manifest, manifestIds, newestBase, type Notary, readChain } from './manifest';
import type { Store } from './stores';

const DAY_MS = 86_400_000;
/** Folders of what one backup has stored, beside its files. */
export const PARTS = ['databases/', 'logs/', 'lists/', 'anchors/'];

/**
 * Removes backups that only restore to times more than `days` ago, and files no kept backup names. The newest full backup
 * from before that time stays, with the log since. Backups of the log go on meanwhile: what they have stored, and name when
 * they end, is younger than a day, and stays.
 */
export async function prune(
  store: Store,
  notary: Notary,
  days: number,
  scratch: FolderBlobStore,
): Promise<void> {
  const young = new Date(Date.now() - DAY_MS);
  await endUnfinished(store, young);
  const ids = await manifestIds(store);
  const before = Date.now() - days * DAY_MS;
  const oldest = await newestBase(store, notary, ids, (from) => from < before);
  if (oldest?.base?.since == null) return;
  const { since } = oldest.base;
  const [gone, kept] = [ids.filter((id) => id <= since), ids.filter((id) => id > since)];
  if (gone.length === 0) return;
  const chain = await readChain(store, notary, kept);
  const files = await unnamedFiles(store, chain, scratch, young);
  const named = new Set(chain.flatMap(partsOf));
  // First the manifests: a removal that is interrupted leaves no backup without its parts.
  for (const id of gone) await store.remove(`manifests/${id}.json`);
  for (const folder of PARTS)
    for (const { key, changed } of await store.list(folder))
      if (!named.has(key) && changed < young) await removePart(store, key);
  for (const name of files) await store.remove(name);
}

/**
 * Stored files that no manifest names. In memory are those the newest full backup lacks, some 100 bytes each: files that were
 * deleted in the days that are kept.
 */
async function unnamedFiles(
  store: Store,
  chain: readonly Manifest[],
  scratch: FolderBlobStore,
  young: Date,
): Promise<Set<string>> {
  const newest = Math.max(
    0,
    chain.findLastIndex(({ base }) => base !== null),
  );
  const unnamed = new Set<string>();
  for await (const { key, left, right } of joined(
    store.each('files/'),
    namesIn(store, chain.slice(newest), scratch),
  ))
    if (!right && left.changed < young) unnamed.add(key);
  // One full backup after the other, so that the list of one is in the scratch folder.
  for (let end = newest; end > 0;) {
    const start = Math.max(
      0,
      chain.findLastIndex(({ base }, at) => at < end && base !== null),
    );
    for await (const { key } of namesIn(store, chain.slice(start, end), scratch)) unnamed.delete(key);
    end = start;
  }
  return unnamed;
}

/** Names of the files in backups, ascending as their keys do. */
async function* namesIn(
  store: Store,
  chain: readonly Manifest[],
  scratch: FolderBlobStore,
): AsyncGenerator<{ key: string }> {
  for await (const { key } of linesIn(store, chain, scratch)) yield { key: storedName(key) };
}

/** Ends unfinished writes of killed runs. A bucket that refuses this to the credentials of backups ends them by a lifecycle rule. */
async function endUnfinished(store: Store, before: Date): Promise<void> {
  if (store instanceof BucketBlobStore) await store.endUnfinished(before).catch(() => undefined);
  else for (const folder of ['files/', ...PARTS]) await store.endUnfinished(before, folder);
}

/** Removes a part, and the folder of a copy of the database with its last one. */
export async function removePart(store: Store, key: string): Promise<void> {
  await store.remove(key);
  if (store instanceof FolderBlobStore && key.startsWith('databases/')) await store.removeFolderOf(key);
}

const partsOf = ({ base, logs, files, anchors }: Manifest): string[] =>
  [...(base?.parts ?? []), ...logs, files, anchors.part].flatMap((part) => (part ? [part.name] : []));
