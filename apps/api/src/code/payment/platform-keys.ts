import { createPublicKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PEM = '.pem';
/** How long keys are used before the folder is read again. */
const FRESH_MS = 60_000;
/** Minimum interval between reads for an unknown key id, because anybody can send one. */
const LOOK_MS = 1000;

/**
 * Public keys of a wallet: a folder with one file for each, named by its id (`<id>.pem`). A new key is read when it is first
 * used in a signature, a removed one is dropped within a minute, without a restart.
 */
export class PlatformKeys {
  private keys: ReadonlyMap<string, KeyObject>;
  private readAt = Date.now();

  /** Throws an Error of one line when the folder is unreadable, empty, or contains an invalid key. */
  constructor(private readonly folder: string) {
    this.keys = readKeys(folder);
    if (this.keys.size === 0) throw new Error(`configuration: no key <id>${PEM} in ${folder}`);
  }

  of(id: string): KeyObject | undefined {
    const age = Date.now() - this.readAt;
    if (age > FRESH_MS || (!this.keys.has(id) && age > LOOK_MS)) this.refresh();
    return this.keys.get(id);
  }

  private refresh(): void {
    this.readAt = Date.now();
    try {
      this.keys = readKeys(this.folder);
    } catch {
      // A file that is being written: the known keys stay in use.
    }
  }
}

const readKeys = (folder: string): ReadonlyMap<string, KeyObject> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(PEM))
      .map((name) => [name.slice(0, -PEM.length), createPublicKey(readFileSync(join(folder, name)))]),
  );
