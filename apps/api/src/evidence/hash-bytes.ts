import { createHash } from 'node:crypto';

/** SHA-256 as bytes. */
export const hashBytes = (data: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(data).digest());
