import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { openKeysOf } from '../install/checked-keys';
import { withDatabase } from '../install/data-source';
import { Db } from '../db/db';
import { inTurn } from '../db/turn';
import { checkValues } from '../keys';
import { FolderBlobStore } from '../providers/folder';
import { storeAnchors } from './anchors';
import { cut, packed, type Part, putPart, seal } from './box';
import { merged, sourceOf } from './ascending';
import { copyFiles, type FileLine, isRecent, linesAside, linesIn, newFiles, newIds } from './files';
import { refuseWithoutFiles, setAside, storedAmong, storedFiles, storeLines } from './files';
import { logServer, storeLogs } from './logs';
import { type Base, lastProof, type Manifest, manifestIds, nameOf, Notary } from './manifest';
import { readManifest, writeManifest } from './manifest';
import { backupStore, fileStore, type Store } from './stores';
import { PARTS, prune, removePart } from './prune';
import { noteBackup } from '../db/backup-note';
import { ownFolder, ServerPrograms } from './server';

/** Size of a part of a database copy: storages limit what one object may be. */
const PART = 1 << 30;

const fail = (why: string): never => {
  throw new Error(`backup: ${why}`);
};

/** When files began to be copied, by the database's clock, and the manifest before; '' without one. */
interface Copied {
  since: Date;
  before: string;
}

/** One run of `backup`, with what it works on. */
class Run {
  /** What the names of its parts have in common. */
  private readonly names: string[] = [];

  private constructor(
    readonly config: Config,
    readonly db: Db,
    readonly store: Store,
    readonly files: Store,
    readonly notary: Notary,
    readonly programs: ServerPrograms,
    readonly server: string,
    readonly recipient: string,
  ) {}

  static async open(config: Config, source: DataSource): Promise<Run> {
    const { BACKUP_RECIPIENT, DATA_DIR } = config;
    if (!BACKUP_RECIPIENT)
      throw new Error('configuration: BACKUP_RECIPIENT is required: the public key of age-keygen');
    await openKeysOf(config, source);
    const db = new Db(source);
    const store = await backupStore(config);
    const files = await fileStore(config);
    const server = await logServer(db);
    const notary = new Notary(DATA_DIR);
    // Last: its folder has the password, and is removed by those who have it only.
    const programs = await ServerPrograms.open(config, await ownFolder(DATA_DIR));
    return new Run(config, db, store, files, notary, programs, server, BACKUP_RECIPIENT);
  }

  async now(): Promise<Date> {
    return (await this.db.one<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now'))!.now;
  }

  /**
   * Copies all files. A backup of the log waits for none of them: what it stores meanwhile, and what comes after, is added to the
   * list when this run has its turn.
   */
  async copyStored(): Promise<Copied> {
    const { store, files, recipient, scratch } = this;
    const since = await this.now();
    const ids = await manifestIds(store);
    const known = linesIn(store, await this.since(ids, ({ base }) => base !== null), scratch);
    const others = { known, stored: storedFiles(store) };
    await setAside(copyFiles(files, store, recipient, files.each(), others), scratch);
    return { since, before: ids.at(-1) ?? '' };
  }

  /** Copies the database. The position of the log stands among its first lines; `from` is later than that position. */
  async copyDatabase(since: string | null): Promise<Base> {
    const name = `databases/${nameOf(await this.now())}`;
    this.names.push(name);
    let head = '';
    let from: Date | undefined;
    const now = () => this.now();
    const dump = this.programs.dump();
    async function* watched(): AsyncGenerator<Buffer> {
      for await (const chunk of dump) {
        if (!from) {
          head += chunk.toString('latin1');
          if (POSITION.test(head)) from = await now();
        }
        yield chunk;
      }
    }
    const parts: Part[] = [];
    for await (const part of cut(seal(this.recipient, packed(watched())), PART))
      parts.push(
        await putPart(this.store, `${name}/${String(parts.length).padStart(5, '0')}.sql.gz.age`, part),
      );
    const { log, position } =
      POSITION.exec(head)?.groups ?? fail('mariadb-dump named no position of the log');
    return { from: from!.toISOString(), log: log!, position: Number(position), parts, since };
  }

  /** Stores what follows the last backup, and then the manifest that makes it count. */
  async commit(full: { base: Base; copied: Copied } | null): Promise<Manifest> {
    const base = full?.base ?? null;
    const ids = await manifestIds(this.store);
    const before = ids.length > 0 ? await readManifest(this.store, this.notary, ids.at(-1)!) : undefined;
    if (!before && !base) fail('there is no full backup yet: run backup');
    const at = await this.now();
    const id = `${nameOf(at)}-${base ? 'base' : 'log'}`;
    if (before && id <= before.manifest.id)
      fail(`the database's clock is behind the last backup, ${before.manifest.id}: set it right`);
    this.names.push(id);
    const after = before?.manifest;
    const { recipient, server } = this;
    const follow =
      after && (await storeLogs(this.db, this.programs, this.store, { id, recipient, after, server }));
    if (!follow && !base)
      fail('the binary log does not follow the last backup (a file is gone, or another server): run backup');
    const logs =
      follow ??
      (await storeLogs(this.db, this.programs, this.store, { id, recipient, first: base!.log, server })) ??
      fail('the binary log was removed while it was copied: keep it longer (binlog_expire_logs_seconds)');
    const manifest: Manifest = {
      format: 1,
      id,
      at: at.toISOString(),
      server,
      database: this.programs.database,
      base,
      logs,
      logBegins: !follow,
      files: full ? await this.storeAll(id, ids, full.copied) : await this.storeNew(id, ids),
      anchors: await storeAnchors(this.config.DATA_DIR, this.store, {
        id,
        recipient,
        before: base ? undefined : after?.anchors.sizes,
      }),
      keys: Object.fromEntries(checkValues(this.config.DATA_DIR)),
      previous: before ? { id: before.manifest.id, sha256: before.sha256 } : null,
    };
    // Two manifests must not name the same one before them: nothing is written after the lease was lost.
    await this.db.tx(() => Promise.resolve());
    await writeManifest(this.store, this.notary, manifest);
    return manifest;
  }

  /** Removes the parts of a backup that has failed: on a full disk each try would leave less room. Copies of files serve the next. */
  async removeParts(): Promise<void> {
    const ids = await manifestIds(this.store);
    if (this.names.some((name) => ids.includes(name))) return;
    for (const folder of PARTS)
      for (const { key } of await this.store.list(folder))
        if (this.names.some((name) => key.includes(name))) await removePart(this.store, key);
  }

  /** Lists of files that are being compared. */
  get scratch(): FolderBlobStore {
    return new FolderBlobStore(this.programs.folder);
  }

  /** The list of all files: those that were copied before, those of backups of the log since, and what came after these. */
  private async storeAll(id: string, ids: readonly string[], { since, before }: Copied): Promise<Part> {
    const { store, scratch } = this;
    const later = await this.since(
      ids.filter((one) => one > before),
      () => false,
    );
    const known = () => merged([linesAside(scratch), linesIn(store, later, scratch)]);
    const added = await this.copyNew(await newIds(this.db, since), known());
    return storeLines(store, id, merged([known(), sourceOf(added)]), scratch);
  }

  private async storeNew(id: string, ids: readonly string[]): Promise<Part | null> {
    const { store, scratch } = this;
    const [last] = await this.since(ids, () => true);
    const since = new Date(last!.at);
    const found = await newIds(this.db, since);
    if (found.size === 0) return null;
    const recent = await this.since(ids, (manifest) => !isRecent(manifest, since));
    const added = await this.copyNew(found, linesIn(store, recent, scratch));
    return added.length > 0 ? storeLines(store, id, sourceOf(added), scratch) : null;
  }

  private async copyNew(ids: ReadonlySet<string>, known: AsyncIterable<FileLine>): Promise<FileLine[]> {
    const { store, files, recipient } = this;
    const wanted = await newFiles(files, ids, known);
    const others = { known: sourceOf<FileLine>([]), stored: storedAmong(store, wanted) };
    const added: FileLine[] = [];
    for await (const line of copyFiles(files, store, recipient, sourceOf(wanted), others)) added.push(line);
    return added;
  }

  /** The newest manifests, back to the first that `isLast` is true of. */
  private async since(ids: readonly string[], isLast: (manifest: Manifest) => boolean): Promise<Manifest[]> {
    const found: Manifest[] = [];
    for (const id of ids.toReversed()) {
      found.unshift((await readManifest(this.store, this.notary, id)).manifest);
      if (isLast(found[0]!)) break;
    }
    return found;
  }

  /** Copies `keys.json` to a folder of its own, encrypted, once for each change. */
  async storeKeys(): Promise<void> {
    const { BACKUP_KEYS_TO, BACKUP_TO = '', DATA_DIR } = this.config;
    if (!BACKUP_KEYS_TO) return;
    if (`${resolve(BACKUP_KEYS_TO)}/`.startsWith(`${resolve(BACKUP_TO)}/`))
      throw new Error('configuration: BACKUP_KEYS_TO must be apart from BACKUP_TO');
    const check = createHash('sha256')
      .update(JSON.stringify([...checkValues(DATA_DIR)]))
      .digest('hex');
    const store = new FolderBlobStore(BACKUP_KEYS_TO);
    const name = `keys-${check.slice(0, 16)}.json.age`;
    if ((await store.list()).some(({ key }) => key === name)) return;
    await store.put(name, seal(this.recipient, [await readFile(join(DATA_DIR, 'keys.json'))]));
  }
}

const POSITION = /MASTER_LOG_FILE='(?<log>[^']+)', MASTER_LOG_POS=(?<position>\d+)/;

/** `backup [--log]`: a full backup, or what came since the last one. Prints one line. */
export const backup = (config: Config, args: string[]): Promise<number> =>
  withDatabase(config, async (source) => {
    if (args.some((arg) => arg !== '--log')) throw new Error('backup [--log]');
    const kind = args.length > 0 ? 'log' : 'base';
    const run = await Run.open(config, source);
    try {
      await refuseWithoutFiles(run.db, run.files);
      const began = Date.now();
      const commit = (...full: Parameters<Run['commit']>) =>
        inTurn(run.db, 'backup', 'writes a backup', () => run.commit(...full));
      const manifest =
        kind === 'log'
          ? await commit(null)
          : await inTurn(run.db, 'backup-base', 'makes a full backup', async () => {
              const copied = await run.copyStored();
              const base = await run.copyDatabase((await manifestIds(run.store)).at(-1) ?? null);
              const made = await commit({ base, copied });
              await prune(run.store, run.notary, config.BACKUP_KEEP_DAYS, run.scratch);
              return made;
            });
      await run.storeKeys();
      await noteBackup(run.db, kind, new Date(manifest.at));
      const proof = await lastProof(run.store, run.notary);
      if (proof) await noteBackup(run.db, 'proof', new Date(proof.at));
      process.stdout.write(
        `backup: ${manifest.id} holds everything until ${manifest.at} (${String(manifest.logs.length)} files of the log, ${String(Math.round((Date.now() - began) / 1000))} s)${config.BACKUP_KEYS_TO ? '' : '; keys.json is not in it: keep a copy apart'}\n`,
      );
      return 0;
    } catch (error) {
      // Credentials that add backups to a bucket may not remove any.
      await run.removeParts().catch(() => undefined);
      throw error;
    } finally {
      await run.programs.close();
    }
  });
