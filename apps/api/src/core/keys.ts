import { randomBytes } from 'node:crypto';
import {
  closeSync,
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
  /** Blind indexes. */
  index: string;
  /** Signed file addresses and stream tickets. */
  address: string;
  /** Label codes by key version (1…255); the highest makes codes, all read them. Lost, every label is worthless. */
  code: Record<string, string>;
  /** The sandbox wallet's notifications. */
  wallet: string;
}

export const KEYS = Symbol('keys');
const LAST_VERSION = 255;
const fresh = () => randomBytes(32).toString('base64');
const fileOf = (dataDir: string) => join(dataDir, 'keys.json');

/** Reads the keys, making those that are not there yet. */
export function openKeys(dataDir: string): Keys {
  const whole = (kept: Partial<Keys>): Keys => ({
    field: { 1: fresh() },
    index: fresh(),
    address: fresh(),
    code: { 1: fresh() },
    wallet: fresh(),
    ...kept,
  });
  const kept = readKeys(fileOf(dataDir));
  const isWhole = Object.keys(whole({})).every((name) => name in kept);
  return isWhole ? (kept as Keys) : rewrite(dataDir, whole);
}

/** The versions of label keys there are, oldest first. */
export const codeVersions = (dataDir: string): number[] =>
  Object.keys(openKeys(dataDir).code)
    .map(Number)
    .sort((a, b) => a - b);

/**
 * Adds the key of label codes that follows `newest`; answers its version. Undefined, and nothing is added, when somebody
 * was quicker or no version is left.
 */
export function addCodeKey(dataDir: string, newest: number): number | undefined {
  const version = newest + 1;
  if (version > LAST_VERSION || codeVersions(dataDir).at(-1) !== newest) return undefined;
  let added = false;
  rewrite(dataDir, (kept) => {
    // Looked at again: now nobody else writes.
    added = kept.code?.[version] === undefined;
    return { ...(kept as Keys), code: { [version]: fresh(), ...kept.code } };
  });
  return added ? version : undefined;
}

/** Answers the label keys whenever the file has been written since it was last asked; undefined otherwise. */
export function watchedCodeKeys(dataDir: string): () => Keys['code'] | undefined {
  const markOf = () => {
    const found = statSync(fileOf(dataDir), { throwIfNoEntry: false });
    return found && `${String(found.ino)} ${String(found.mtimeMs)}`;
  };
  let known = markOf();
  return () => {
    const mark = markOf();
    if (mark === known || mark === undefined) return undefined;
    const { code } = readKeys(fileOf(dataDir));
    known = mark;
    return code;
  };
}

function readKeys(file: string): Partial<Keys> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Writes the keys anew: whole and on the disk, or not at all. The unfinished file is the lock: two processes that write at
 * once would lose a key, so the second is refused.
 */
function rewrite(dataDir: string, change: (kept: Partial<Keys>) => Keys): Keys {
  mkdirSync(dataDir, { recursive: true });
  const file = fileOf(dataDir);
  const part = `${file}.part`;
  const handle = openPart(part);
  try {
    const keys = change(readKeys(file));
    writeFileSync(handle, JSON.stringify(keys, null, 2));
    fsyncSync(handle);
    renameSync(part, file);
    return keys;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

function openPart(part: string): number {
  try {
    return openSync(part, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${part} is there: another process writes the keys; when none does, remove it`, {
      cause: error,
    });
  }
}
