import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../keys';
import { FieldKeys } from './field-keys';

/** Masked values that are kept: pages of lists that are read again and again. */
const MOST_MASKED = 10_000;

/**
 * Encrypts single fields: AES-256-GCM over UTF-8, bound to their column by the additional data `table:id:column`. Stored
 * form: key id (1 byte), nonce (12), tag (16), ciphertext.
 */
export class FieldCipher {
  private readonly keys: FieldKeys;
  private readonly indexKey: Buffer;
  private readonly shown = new Map<string, string>();

  /** `changed`: see `FieldKeys`. */
  constructor(keys: Pick<Keys, 'field' | 'index'>, changed?: () => Keys['field'] | undefined) {
    this.keys = new FieldKeys(keys.field, changed);
    this.indexKey = Buffer.from(keys.index, 'base64');
  }

  seal(context: string, value: string): Buffer {
    const nonce = randomBytes(12);
    const { current } = this.keys;
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(current), nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(current), nonce, cipher.getAuthTag(), body]);
  }

  /** Throws when the value was moved or altered, or its key is missing. */
  open(context: string, sealed: Buffer): string {
    const key = this.keys.get(sealed[0]!);
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13)).setAAD(
      Buffer.from(context),
    );
    decipher.setAuthTag(sealed.subarray(13, 29));
    return decipher.update(sealed.subarray(29), undefined, 'utf8') + decipher.final('utf8');
  }

  /** A value as its column's `mask` shows it. Masked values are kept in memory, because lists show the same rows again and again. */
  masked(context: string, sealed: Buffer, mask: (value: string) => string): string {
    const key = `${context} ${sealed.toString('latin1')}`;
    const known = this.shown.get(key);
    if (known !== undefined) return known;
    const masked = mask(this.open(context, sealed));
    if (this.shown.size >= MOST_MASKED) this.shown.clear();
    this.shown.set(key, masked);
    return masked;
  }

  /** A keyed hash (hex) to find an encrypted value by, e.g. `phone`, `86 13800000000`. */
  blind(kind: string, value: string): string {
    return createHmac('sha256', this.indexKey).update(`${kind}\0${value}`).digest('hex');
  }
}
