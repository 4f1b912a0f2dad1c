import { linesIn, storedName } from './files';
import { type Manifest, manifestIds, type Notary, readChain, readManifest } from './manifest';
import type { Place } from './place';

const DAY_MS = 86_400_000;

/**
 * Removes backups that only restore to times more than `days` ago, and files no kept backup names. The newest full backup
 * from before that time stays, with the log since.
 */
export async function prune(place: Place, notary: Notary, days: number): Promise<void> {
  const ids = await manifestIds(place);
  const oldest = await oldestNeeded(place, notary, ids, Date.now() - days * DAY_MS);
  if (oldest?.base?.since == null) return;
  const { since } = oldest.base;
  const [gone, kept] = [ids.filter((id) => id <= since), ids.filter((id) => id > since)];
  if (gone.length === 0) return;
  const chain = await readChain(place, notary, kept);
  const named = new Set([
    ...chain.flatMap(partsOf),
    ...[...(await linesIn(place, chain)).keys()].map(storedName),
  ]);
  // First the manifests: a removal that is interrupted leaves no backup without its parts.
  for (const id of gone) await place.remove(`manifests/${id}.json`);
  for (const folder of ['databases/', 'logs/', 'lists/', 'anchors/', 'files/'])
    for (const { key } of await place.list(folder)) if (!named.has(key)) await place.remove(key);
}

async function oldestNeeded(
  place: Place,
  notary: Notary,
  ids: readonly string[],
  before: number,
): Promise<Manifest | undefined> {
  for (const id of ids.toReversed()) {
    if (!id.endsWith('-base')) continue;
    const { manifest } = await readManifest(place, notary, id);
    if (Date.parse(manifest.base!.from) < before) return manifest;
  }
  return undefined;
}

const partsOf = ({ base, logs, files, anchors }: Manifest): string[] =>
  [...(base?.parts ?? []), ...logs, files, anchors.part].flatMap((part) => (part ? [part.name] : []));
