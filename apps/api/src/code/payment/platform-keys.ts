import { createPublicKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PEM = '.pem';
/** How long keys are believed without a look at their folder. */
const FRESH_MS = 60_000;
/** A key that is not there is not looked for more often: anybody can name one. */
const LOOK_MS = 1000;

/**
 * The public keys a wallet signs with: a folder, each key a file named after its id (`<id>.pem`). A new one is taken up when
 * something is signed with it, a removed one is forgotten within a minute; nothing is restarted.
 */
export class PlatformKeys {
  private keys: ReadonlyMap<string, KeyObject>;
  private readAt = Date.now();

  /** Throws one line when the folder cannot be read, holds no key, or one that is none. */
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
      // A file that is being written: what was known stays known.
    }
  }
}

const readKeys = (folder: string): ReadonlyMap<string, KeyObject> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(PEM))
      .map((name) => [name.slice(0, -PEM.length), createPublicKey(readFileSync(join(folder, name)))]),
  );
