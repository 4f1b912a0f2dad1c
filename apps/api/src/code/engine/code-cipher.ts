import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BLOCK, CODE_LENGTH, readText, writeTexts } from './code-text';

/** First and last serial, both included. */
export type SerialRange = [from: number, to: number];

/** The origin of a code: the `serial`-th of a batch, counted from 0. */
export interface Origin {
  batch: number;
  serial: number;
}

/** An origin and the version of the key that decrypted the code. With one key, any batch can be forged under its version. */
export interface ReadOrigin extends Origin {
  version: number;
}

/** Blocks encrypted at once: 64 KB of plain text fit into a core's cache. */
const CHUNK = 4096;

/**
 * The cipher of one key version. A code is one AES-128 block: key version (1 byte), batch (4), serial (4), seven zero bytes.
 * Each block is used for one code, so no chaining is needed and a code can be read on its own. A guess is valid with
 * probability 2^-56.
 */
class KeyVersion {
  /** Without padding, a decipher returns every block at once and can be reused. */
  private readonly decipher;

  constructor(
    readonly version: number,
    private readonly key: Buffer,
  ) {
    this.decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  }

  /** Writes the texts of `count` codes from serial `from` to `out`, one every `stride` bytes. */
  issue(batch: number, from: number, count: number, out: Uint8Array, stride: number): void {
    const cipher = createCipheriv('aes-128-ecb', this.key, null).setAutoPadding(false);
    const plain = Buffer.alloc(Math.min(CHUNK, count) * BLOCK);
    for (let at = 0; at < plain.length; at += BLOCK) {
      plain[at] = this.version;
      plain.writeUInt32BE(batch, at + 1);
    }
    for (let done = 0; done < count; done += CHUNK) {
      const many = Math.min(CHUNK, count - done);
      for (let n = 0, at = 5, serial = from + done; n < many; n += 1, at += BLOCK, serial += 1) {
        plain[at] = serial >>> 24;
        plain[at + 1] = serial >>> 16;
        plain[at + 2] = serial >>> 8;
        plain[at + 3] = serial;
      }
      const blocks = cipher.update(plain.subarray(0, many * BLOCK));
      writeTexts(blocks, many, out.subarray(done * stride), stride);
    }
  }

  read(block: Uint8Array): ReadOrigin | undefined {
    const plain = this.decipher.update(block);
    if (plain[0] !== this.version) return undefined;
    for (let at = 9; at < BLOCK; at += 1) if (plain[at] !== 0) return undefined;
    return { version: this.version, batch: plain.readUInt32BE(1), serial: plain.readUInt32BE(5) };
  }
}

type CodeKeySet = Readonly<Record<string, string>>;

/** Makes and reads codes with versioned keys: the newest makes codes, all read them. */
export class CodeCipher {
  /** Newest first, because most scanned labels are recent. */
  private versions: KeyVersion[];
  private readonly block = Buffer.alloc(BLOCK);

  /**
   * `keys`: 16 bytes in base64 by version (1…255). `changed` returns all keys when one was added since its last call; called
   * before codes are made and when no known key fits a code.
   */
  constructor(
    keys: CodeKeySet,
    private readonly changed: () => CodeKeySet | undefined = () => undefined,
  ) {
    this.versions = versionsOf(keys);
  }

  get newest(): number {
    this.renew();
    return this.versions[0]!.version;
  }

  /** Writes the texts of `count` codes of a batch from serial `from`, one every `stride` bytes of `out`. */
  issue(
    version: number,
    batch: number,
    from: number,
    count: number,
    out: Uint8Array,
    stride = CODE_LENGTH,
  ): void {
    const find = () => this.versions.find((one) => one.version === version);
    const key = find() ?? (this.renew() ? find() : undefined);
    if (!key) throw new Error(`code key version ${String(version)} is missing in keys.json`);
    key.issue(batch, from, count, out, stride);
  }

  /** The text of one code. */
  text(version: number, { batch, serial }: Origin): string {
    const out = Buffer.alloc(CODE_LENGTH);
    this.issue(version, batch, serial, 1, out);
    return out.toString('latin1');
  }

  /** The origin and key version of a code; undefined for a text no key of ours has made. */
  read(code: string): ReadOrigin | undefined {
    if (!readText(code, this.block)) return undefined;
    return this.match() ?? (this.renew() ? this.match() : undefined);
  }

  private match(): ReadOrigin | undefined {
    for (const version of this.versions) {
      const origin = version.read(this.block);
      if (origin) return origin;
    }
    return undefined;
  }

  private renew(): boolean {
    const keys = this.changed();
    if (keys) this.versions = versionsOf(keys);
    return keys !== undefined;
  }
}

const versionsOf = (keys: CodeKeySet): KeyVersion[] =>
  Object.entries(keys)
    .map(([version, key]) => new KeyVersion(Number(version), Buffer.from(key, 'base64').subarray(0, 16)))
    .sort((a, b) => b.version - a.version);
