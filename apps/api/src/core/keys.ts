import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The installation's secrets: 32-byte keys, base64, in `DATA_DIR/keys.json` (0600), never in the database. */
export interface Keys {
  /** Field encryption keys by key id (1…255); the highest encrypts, all decrypt. */
  field: Record<string, string>;
  /** Key of blind indexes, and of the invisible marks of copies. */
  index: string;
  /** Key of signed file addresses and stream tickets. */
  address: string;
  /** Keys of label codes by version (1…255); the highest makes codes, all read them. Without them no label can be verified. */
  code: Record<string, string>;
  /** Key of the sandbox wallet's notifications. */
  wallet: string;
  /** Seeds of the Ed25519 keys of certificates by version; the highest signs, the public keys of all are published. */
  certificate: Record<string, string>;
}

export const KEYS = Symbol('keys');
const LAST_VERSION = 255;
const fresh = () => randomBytes(32).toString('base64');
const fileOf = (dataDir: string) => join(dataDir, 'keys.json');

const KINDS = [
  'field',
  'index',
  'address',
  'code',
  'wallet',
  'certificate',
] as const satisfies readonly (keyof Keys)[];

/** Reads the keys. Throws an Error of one line when the file is missing or damaged, or lacks a kind of key. */
export function openKeys(dataDir: string): Keys {
  const stored = readKeys(fileOf(dataDir));
  const missing = KINDS.find((kind) => !(kind in stored));
  if (missing) throw new Error(`keys: ${fileOf(dataDir)} is missing, or lacks the key '${missing}'`);
  return stored as Keys;
}

/** Whether the key file exists. */
export const hasKeys = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/** Reads the keys, after creating the file or the kinds of keys that are missing. */
export function makeKeys(dataDir: string): Keys {
  const stored = readKeys(fileOf(dataDir));
  if (KINDS.every((kind) => kind in stored)) return stored as Keys;
  return rewrite(dataDir, (found) => ({
    field: { 1: fresh() },
    index: fresh(),
    address: fresh(),
    code: { 1: fresh() },
    wallet: fresh(),
    certificate: { 1: fresh() },
    ...found,
  }));
}

/**
 * Check value of each key by its name (`index`, `field 1`): 64 hex digits that identify the key and reveal nothing, because
 * a key has 256 random bits.
 */
export function checkValues(dataDir: string): Map<string, string> {
  const named = Object.entries(readKeys(fileOf(dataDir))).flatMap(([kind, key]) =>
    typeof key === 'string'
      ? [[kind, key] as const]
      : Object.entries(key).map(([version, one]) => [`${kind} ${version}`, one] as const),
  );
  return new Map(
    named.map(([name, key]) => [
      name,
      createHmac('sha256', Buffer.from(key, 'base64')).update(`key check: ${name}`).digest('hex'),
    ]),
  );
}

/** Kinds of which there are several keys, by version. */
export const VERSIONED = ['code', 'field', 'certificate'] as const satisfies readonly (keyof Keys)[];
export type VersionedKind = (typeof VERSIONED)[number];

/** The existing versions of a kind, oldest first. */
export const versionsOf = (dataDir: string, kind: VersionedKind): number[] =>
  Object.keys(openKeys(dataDir)[kind])
    .map(Number)
    .sort((a, b) => a - b);

/**
 * Adds the key after version `newest`; returns its version. Undefined, without a change, when another process was faster or no
 * version is left.
 */
export function addKey(dataDir: string, kind: VersionedKind, newest: number): number | undefined {
  const version = newest + 1;
  if (version > LAST_VERSION || versionsOf(dataDir, kind).at(-1) !== newest) return undefined;
  let added = false;
  rewrite(dataDir, (stored) => {
    // Checked again under the lock.
    added = stored[kind]?.[version] === undefined;
    return { ...(stored as Keys), [kind]: { [version]: fresh(), ...stored[kind] } };
  });
  return added ? version : undefined;
}

/** Returns the keys of a kind when the file has changed since the last call; undefined otherwise. */
export function watchedKeys(
  dataDir: string,
  kind: 'code' | 'field',
): () => Record<string, string> | undefined {
  const markOf = () => {
    const found = statSync(fileOf(dataDir), { throwIfNoEntry: false });
    return found && `${String(found.ino)} ${String(found.mtimeMs)}`;
  };
  let known = markOf();
  return () => {
    const mark = markOf();
    if (mark === known || mark === undefined) return undefined;
    const keys = readKeys(fileOf(dataDir));
    known = mark;
    return keys[kind];
  };
}

function readKeys(file: string): Partial<Keys> {
  try {
    return wholeKeys(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    // A parser's message quotes the text, which is secret here; so neither message nor cause is passed on.
    if (error instanceof SyntaxError) throw new Error(`keys: ${file} is damaged; restore a copy`); // eslint-disable-line preserve-caught-error
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `keys: ${file} cannot be read (${String(code)}); it must be a file of the user who runs this`,
      {
        cause: error,
      },
    );
  }
}

/** Refuses all but an object of 32-byte keys in base64. */
function wholeKeys(found: unknown): Partial<Keys> {
  const keys = Object.values(found ?? {}).flatMap((kind: unknown) =>
    typeof kind === 'object' && kind !== null ? (Object.values(kind) as unknown[]) : [kind],
  );
  const isKey = (key: unknown) => typeof key === 'string' && Buffer.from(key, 'base64').length === 32;
  if (typeof found !== 'object' || !keys.every(isKey)) throw new SyntaxError('not keys');
  return found as Partial<Keys>;
}

/**
 * Replaces the key file completely and synced, or not at all. The unfinished file serves as lock: two concurrent writers
 * would lose a key, so the second is refused.
 */
function rewrite(dataDir: string, change: (stored: Partial<Keys>) => Keys): Keys {
  const file = fileOf(dataDir);
  const part = `${file}.part`;
  const handle = openPart(dataDir, part);
  try {
    const keys = change(readKeys(file));
    writeFileSync(handle, JSON.stringify(keys, null, 2));
    fsyncSync(handle);
    renameSync(part, file);
    syncFolder(dataDir);
    return keys;
  } catch (error) {
    rmSync(part, { force: true });
    throw unwritten(part, error);
  } finally {
    closeSync(handle);
  }
}

/** Without this sync a power cut may undo the rename after data was written with the new key. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function openPart(dataDir: string, part: string): number {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return openSync(part, 'wx', 0o600);
  } catch (error) {
    throw unwritten(part, error);
  }
}

/** Turns an operating system error into one line; returns other errors unchanged. */
function unwritten(part: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall) return error;
  const why =
    code === 'EEXIST'
      ? `${part} is there: another process writes the keys; when none does, remove it`
      : `keys: ${part} cannot be written (${String(code)}): make room, or give its folder to the user who runs this`;
  return new Error(why, { cause: error });
}
