import { BucketBlobStore } from '../providers/bucket';
import { linesIn, storedName } from './files';
import { type Manifest, manifestIds, type Notary, readChain, readManifest } from './manifest';
import type { Store } from './stores';

const DAY_MS = 86_400_000;

/**
 * Removes backups that only restore to times more than `days` ago, and files no kept backup names. The newest full backup
 * from before that time stays, with the log since.
 */
export async function prune(store: Store, notary: Notary, days: number): Promise<void> {
  await endUnfinished(store);
  const ids = await manifestIds(store);
  const oldest = await oldestNeeded(store, notary, ids, Date.now() - days * DAY_MS);
  if (oldest?.base?.since == null) return;
  const { since } = oldest.base;
  const [gone, kept] = [ids.filter((id) => id <= since), ids.filter((id) => id > since)];
  if (gone.length === 0) return;
  const chain = await readChain(store, notary, kept);
  const named = new Set([
    ...chain.flatMap(partsOf),
    ...[...(await linesIn(store, chain)).keys()].map(storedName),
  ]);
  // First the manifests: a removal that is interrupted leaves no backup without its parts.
  for (const id of gone) await store.remove(`manifests/${id}.json`);
  for (const folder of ['databases/', 'logs/', 'lists/', 'anchors/', 'files/'])
    for (const { key } of await store.list(folder)) if (!named.has(key)) await store.remove(key);
}

/** Ends unfinished writes of killed runs to a bucket. A bucket that refuses this to the credentials of backups ends them by a lifecycle rule. */
async function endUnfinished(store: Store): Promise<void> {
  if (store instanceof BucketBlobStore)
    await store.endUnfinished(new Date(Date.now() - DAY_MS)).catch(() => undefined);
}

async function oldestNeeded(
  store: Store,
  notary: Notary,
  ids: readonly string[],
  before: number,
): Promise<Manifest | undefined> {
  for (const id of ids.toReversed()) {
    if (!id.endsWith('-base')) continue;
    const { manifest } = await readManifest(store, notary, id);
    if (Date.parse(manifest.base!.from) < before) return manifest;
  }
  return undefined;
}

const partsOf = ({ base, logs, files, anchors }: Manifest): string[] =>
  [...(base?.parts ?? []), ...logs, files, anchors.part].flatMap((part) => (part ? [part.name] : []));
