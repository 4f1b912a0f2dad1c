import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Reads the keys, making those that are not there yet. */
export function openKeys(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  const fresh = () => randomBytes(32).toString('base64');
  const kept = readKeys(file);
  const keys: Keys = {
    field: { 1: fresh() },
    index: fresh(),
    address: fresh(),
    code: { 1: fresh() },
    wallet: fresh(),
    ...kept,
  };
  if (Object.keys(keys).every((name) => name in kept)) return keys;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return keys;
}

function readKeys(file: string): Partial<Keys> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
