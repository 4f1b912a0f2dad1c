import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../keys';
import { FieldKeys } from './field-keys';

/**
 * Encrypts single fields: AES-256-GCM over UTF-8, bound to their column by the additional data `table:id:column`. Stored
 * form: key id (1 byte), nonce (12), tag (16), ciphertext.
 */
export class FieldCipher {
  private readonly keys: FieldKeys;
  private readonly indexKey: Buffer;

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

  /** A keyed hash (hex) to find an encrypted value by, e.g. `phone`, `86 13800000000`. */
  blind(kind: string, value: string): string {
    return createHmac('sha256', this.indexKey).update(`${kind}\0${value}`).digest('hex');
  }
}
