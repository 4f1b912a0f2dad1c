import { createHash, hkdfSync } from 'node:crypto';
import { checkSignature, signingKey } from '../certificate/signing-key';
import { checkValues, openKeys } from '../keys';
import { changed, type Part, readStored, whole } from './box';
import type { Store } from './stores';

/** A closed file of the binary log: its name on the server, the second it was begun in, the hash of its bytes there. */
export interface LogPart extends Part {
  log: string;
  began: number;
  plain: string;
}

/** Copy of the database at one position of the binary log, later than all that was committed before `from`. */
export interface Base {
  from: string;
  log: string;
  position: number;
  parts: Part[];
  /** The manifest before the copy began; null without one. Those after it have the log from `log` on. */
  since: string | null;
}

/**
 * One backup: a full one (`base`) or what came since the one before. Whatever was committed before `at` is in it and those
 * it follows. Written last, signed, and never changed.
 */
export interface Manifest {
  format: 1;
  id: string;
  /** By the database's clock. */
  at: string;
  /** Whose log it is; numbers of another server's files mean nothing. */
  server: string;
  database: string;
  base: Base | null;
  /** Closed files of the binary log since the last manifest; without a gap, unless `logBegins`. */
  logs: LogPart[];
  logBegins: boolean;
  /** Stored files: of a base all, else new ones. Lines of JSON (`FileLine`), not encrypted: keys and hashes only. */
  files: Part | null;
  /** What the files of `DATA_DIR/anchors` have grown by, and their sizes. */
  anchors: { part: Part | null; sizes: Record<string, number> };
  /** Check values of the keys the database is encrypted with. */
  keys: Record<string, string>;
  /** The manifest before, by its hash: none can be taken out unnoticed. */
  previous: { id: string; sha256: string } | null;
}

/** A proven restore: what was restored to, and when. */
export interface Proof {
  at: string;
  reaches: string;
}

const MANIFESTS = 'manifests';
const PROOFS = 'proofs';

/** A name that sorts by time: 20261123T210507123Z. */
export const nameOf = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Signs and checks with a key derived from `keys.json`: who has a backup but not the keys can neither read nor forge it. */
export class Notary {
  private readonly key;

  constructor(readonly dataDir: string) {
    const secret = Buffer.from(openKeys(dataDir).index, 'base64');
    this.key = signingKey(Buffer.from(hkdfSync('sha256', secret, '', 'backup manifest', 32)));
  }

  sign(value: unknown): Buffer {
    const text = JSON.stringify(value);
    return Buffer.from(`${text}\n${this.key.sign(text)}\n`);
  }

  async read<T>(name: string, bytes: Buffer): Promise<T> {
    const [text = '', signature = '', end, ...more] = bytes.toString().split('\n');
    const isForm = /^[0-9a-f]{128}$/.test(signature) && end === '' && more.length === 0;
    if (!isForm || !(await checkSignature(this.key, text, signature))) throw changed(name);
    return JSON.parse(text) as T;
  }
}

export interface StoredManifest {
  manifest: Manifest;
  sha256: string;
}

const pathOf = (id: string): string => `${MANIFESTS}/${id}.json`;

export const manifestIds = async (store: Store): Promise<string[]> =>
  (await store.list(`${MANIFESTS}/`))
    .map(({ key }) => /^manifests\/([0-9TZ]+-(?:base|log))\.json$/.exec(key)?.[1])
    .filter((id) => id !== undefined);

const bytesOf = (store: Store, name: string): Promise<Buffer> => whole(readStored(store, name));

export async function readManifest(store: Store, notary: Notary, id: string): Promise<StoredManifest> {
  const bytes = await bytesOf(store, pathOf(id));
  const manifest = await notary.read<Manifest>(pathOf(id), bytes);
  if (manifest.id !== id) throw changed(pathOf(id));
  return { manifest, sha256: sha256(bytes) };
}

export async function writeManifest(store: Store, notary: Notary, manifest: Manifest): Promise<void> {
  await store.put(pathOf(manifest.id), notary.sign(manifest));
}

/** The newest full backup whose copy begins at a fitting time, in milliseconds; undefined without one. */
export async function newestBase(
  store: Store,
  notary: Notary,
  ids: readonly string[],
  fits: (from: number) => boolean,
): Promise<Manifest | undefined> {
  for (const id of ids.toReversed()) {
    if (!id.endsWith('-base')) continue;
    const { manifest } = await readManifest(store, notary, id);
    if (fits(Date.parse(manifest.base!.from))) return manifest;
  }
  return undefined;
}

/** The manifests of these ids, each signed and following the one before it. Throws an Error of one line otherwise. */
export async function readChain(store: Store, notary: Notary, ids: readonly string[]): Promise<Manifest[]> {
  const found: Manifest[] = [];
  let before: StoredManifest | undefined;
  for (const id of ids) {
    const now = await readManifest(store, notary, id);
    const { previous } = now.manifest;
    if (before && (previous?.id !== before.manifest.id || previous.sha256 !== before.sha256))
      throw new Error(`backup: ${pathOf(previous?.id ?? '')} is missing or another one before ${pathOf(id)}`);
    found.push(now.manifest);
    before = now;
  }
  return found;
}

export const writeProof = (store: Store, notary: Notary, proof: Proof): Promise<void> =>
  store.put(`${PROOFS}/${nameOf(new Date(proof.at))}.json`, notary.sign(proof));

/** The newest proof of a restore; undefined without one. */
export async function lastProof(store: Store, notary: Notary): Promise<Proof | undefined> {
  const last = (await store.list(`${PROOFS}/`)).at(-1)?.key;
  return last === undefined ? undefined : notary.read<Proof>(last, await bytesOf(store, last));
}

/** Throws an Error of one line unless `keys.json` holds every key the backup was made with. */
export function refuseOtherKeys(dataDir: string, { keys, id }: Pick<Manifest, 'keys' | 'id'>): void {
  const found = checkValues(dataDir);
  for (const [name, value] of Object.entries(keys))
    if (found.get(name) !== value)
      throw new Error(
        `keys: ${dataDir}/keys.json ${found.has(name) ? 'holds another' : 'lacks the'} key '${name}', and backup ${id} was made with other keys: put back its keys.json`,
      );
}

/** The check value of the key a manifest was signed with; not signed itself. */
export async function signerOf(store: Store, id: string): Promise<Pick<Manifest, 'keys' | 'id'>> {
  const name = pathOf(id);
  try {
    const { keys } = JSON.parse((await bytesOf(store, name)).toString().split('\n')[0]!) as Manifest;
    return { id, keys: keys['index'] ? { index: keys['index'] } : {} };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw changed(name);
    throw error;
  }
}
