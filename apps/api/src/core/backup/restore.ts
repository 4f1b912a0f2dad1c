import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { withDatabase } from '../install/data-source';
import { openKeysOf } from '../install/checked-keys';
import { asRestore } from '../install/restore-mark';
import { Anchors } from '../audit/anchors';
import { LockedMarks } from '../providers/locked-marks';
import { AuditChain } from '../audit/audit-chain';
import { hasKeys } from '../keys';
import { FieldCipher } from '../security/field-cipher';
import type { Db } from '../db/db';
import { placeAnchors, readAnchors } from './anchors';
import { grouped } from './ascending';
import { changed, Counted, open, readPart, readStored, unpacked } from './box';
import { fileIdIn, type FileLine, isArchive, linesIn, storedName } from './files';
import { type Base, type LogPart, type Manifest, manifestIds, newestBase, Notary } from './manifest';
import { readChain, readManifest, refuseOtherKeys, signerOf } from './manifest';
import type { Store } from './stores';
import { changesIn, ServerPrograms } from './server';
import { FolderBlobStore } from '../providers/folder';
import { Target } from './target';

/** What to restore: the newest full backup before a time, and those that follow. */
export interface Plan {
  full: Manifest;
  base: Base;
  /** The backups with everything until the time. */
  chain: Manifest[];
  /** Further ones, whose anchors and erasures count. */
  later: Manifest[];
  /** Changes from this second on are left out; undefined: none. */
  until: Date | undefined;
}

const fail = (why: string): never => {
  throw new Error(`restore: ${why}`);
};

/** Throws an Error of one line when keys are missing or wrong, a manifest was changed, or no backup reaches to the time. */
export async function planOf(
  store: Store,
  dataDir: string,
  at: Date | undefined,
): Promise<Plan & { notary: Notary }> {
  const ids = await manifestIds(store);
  const last = ids.at(-1) ?? fail('there is no backup in BACKUP_TO');
  if (!hasKeys(dataDir)) throw new Error(`keys: ${dataDir}/keys.json is missing: put back the copy of it`);
  // The key that signs comes first: with another one no signature is right.
  refuseOtherKeys(dataDir, await signerOf(store, last));
  const notary = new Notary(dataDir);
  refuseOtherKeys(dataDir, (await readManifest(store, notary, last)).manifest);
  const base =
    (await newestBase(store, notary, ids, (from) => !at || from <= at.getTime())) ??
    fail(at ? `no full backup is older than ${at.toISOString()}` : 'there is no full backup');
  const since = base.base!.since ?? '';
  const isNeeded = (id: string) => (base.logBegins ? id >= base.id : id > since);
  const all = await readChain(store, notary, ids.filter(isNeeded));
  // A log that begins anew does not follow this copy of the database.
  const gap = all.findIndex(({ id, logBegins }) => id !== base.id && logBegins);
  const reached = gap === -1 ? all : all.slice(0, gap);
  const found = at
    ? reached.findIndex((manifest) => Date.parse(manifest.at) >= at.getTime())
    : reached.length - 1;
  if (found === -1)
    fail(
      `no backup reaches to ${at!.toISOString()}: the last one before holds everything until ${reached.at(-1)!.at}`,
    );
  // Backups of the log can have come while the copy was made.
  const end = Math.max(
    found,
    all.findIndex(({ id }) => id === base.id),
  );
  return {
    notary,
    full: base,
    base: base.base!,
    chain: all.slice(0, end + 1),
    later: all.slice(end + 1),
    until: at,
  };
}

/** Fills an empty database: the copy, then the changes of the log. */
export async function restoreDatabase(
  config: Config,
  store: Store,
  identity: string,
  { full, base, chain, until }: Plan,
): Promise<void> {
  const programs = await ServerPrograms.open(config, join(config.DATA_DIR, 'restore.tmp'));
  try {
    const sealed = async function* () {
      for (const part of base.parts) yield* readPart(store, part);
    };
    await programs.execute(unpacked(open(identity, sealed())));
    const logs = chain.flatMap((manifest) => manifest.logs);
    const first = logs.findIndex(({ log }) => log === base.log);
    if (first === -1) fail(`the log from ${base.log} on is in no backup`);
    const files: string[] = [];
    for (const log of logs.slice(first)) files.push(await fetchLog(store, identity, programs.folder, log));
    const changes = { from: full.database, to: programs.database, position: base.position, until };
    await programs.execute(changesIn(files, changes));
  } finally {
    await programs.close();
  }
}

async function fetchLog(store: Store, identity: string, folder: string, part: LogPart): Promise<string> {
  const plainFiles = new FolderBlobStore(folder);
  const plain = new Counted(unpacked(open(identity, readPart(store, part))));
  await plainFiles.put(part.log, plain.bytes());
  if (plain.sha256 !== part.plain) throw changed(part.name);
  return join(folder, part.log);
}

/** Restores the files the database knows, and archives of scans, and checks each; returns their number. Without `to` it only checks them. */
export async function restoreFiles(
  db: Db,
  store: Store,
  identity: string,
  lines: AsyncIterable<FileLine>,
  to: Store | undefined,
): Promise<number> {
  let restored = 0;
  for await (const group of grouped(lines, GROUP))
    for (const line of await knownIn(db, group)) {
      restored += 1;
      if (to && (await isThere(to, line))) continue;
      const plain = new Counted(open(identity, readStored(store, storedName(line.key))));
      if (to) await to.put(line.key, plain.bytes());
      else for await (const _ of plain.bytes()) void _;
      if (plain.sha256 === line.sha256) continue;
      await to?.remove(line.key);
      throw changed(storedName(line.key));
    }
  return restored;
}
/** Lines that are in memory at once. */
const GROUP = 500;

/** The lines of files the database knows, and of archives. */
async function knownIn(db: Db, lines: readonly FileLine[]): Promise<FileLine[]> {
  const found = await db.rows<{ id: string }>('SELECT id FROM uploaded_file WHERE id IN (?)', [
    lines.map(({ key }) => fileIdIn(key) ?? ''),
  ]);
  const ids = new Set(found.map(({ id }) => id));
  return lines.filter(({ key }) => ids.has(fileIdIn(key) ?? '') || isArchive(fileIdIn(key) ?? ''));
}

async function isThere(to: Store, { key, bytes, sha256 }: FileLine): Promise<boolean> {
  const found = await to.read(key);
  if (!found) return false;
  const plain = new Counted(found.stream as AsyncIterable<Buffer>);
  for await (const _ of plain.bytes()) void _;
  return plain.length === bytes && plain.sha256 === sha256;
}

/** Starts the product once without serving, with other settings: it migrates, raises numbers and repeats closures. */
export type Boot = (settings: Record<string, string>) => Promise<void>;

export interface Restored {
  until: string;
  files: number;
  lines: number;
}

export interface RestoreOptions {
  at: Date | undefined;
  /** Where files are restored to; undefined: they are checked only. */
  files: Store | undefined;
  boot: Boot;
  /** Proves the restored database, which is then removed. */
  proof?: (db: Db, lines: AsyncIterable<FileLine>) => Promise<void>;
}

/** Restores into the configured database and `DATA_DIR`. Throws an Error of one line. */
export async function restoreInto(
  config: Config,
  store: Store,
  { at, files, boot, proof }: RestoreOptions,
): Promise<Restored> {
  const { BACKUP_IDENTITY_FILE: identity, DATA_DIR } = config;
  if (!identity)
    throw new Error('configuration: BACKUP_IDENTITY_FILE is required: the secret key of age-keygen');
  const plan = await planOf(store, DATA_DIR, at);
  return withDatabase(config, async (source) => {
    const target = await Target.claim(source, DATA_DIR);
    try {
      await restoreDatabase(config, store, identity, plan);
      const { db } = target;
      const scratch = join(DATA_DIR, 'restore.tmp');
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const lines = () => linesIn(store, plan.chain, new FolderBlobStore(scratch));
      const restored = await restoreFiles(db, store, identity, lines(), files);
      const end = await db.one<{ end: number | string | null }>(
        'SELECT MAX(chain_number) AS end FROM audit_line',
      );
      const anchors = join(scratch, 'anchors');
      await readAnchors(store, identity, [...fromBase(plan), ...plan.later], anchors);
      await placeAnchors(DATA_DIR, anchors, Number(end?.end ?? 0));
      if (!proof)
        await new Anchors(DATA_DIR, await LockedMarks.open(config)).lockRestore(Number(end?.end ?? 0));
      await asRestore(() => boot({ DATA_DIR, DATABASE_URL: config.DATABASE_URL }));
      const cipher = new FieldCipher(await openKeysOf(config, source));
      const { broken, lines: audited } = await new AuditChain(db, cipher, new Anchors(DATA_DIR)).verify();
      // Also with a broken audit log: it was backed up like this, and there may be no better backup.
      if (!proof) await target.finish();
      if (broken) fail(`the audit log is broken at number ${String(broken.number)} (${broken.fault})`);
      await proof?.(db, lines());
      return { until: at ? at.toISOString() : plan.chain.at(-1)!.at, files: restored, lines: audited };
    } finally {
      if (proof) await target.clear();
      await target.release();
      await rm(join(DATA_DIR, 'restore.tmp'), { recursive: true, force: true });
    }
  });
}

/** The anchors of a full backup hold all before it. */
const fromBase = ({ full, chain }: Plan): Manifest[] => chain.filter(({ id }) => id >= full.id);
