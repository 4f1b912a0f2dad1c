import { createHash, hash } from 'node:crypto';
import type { Sha256 } from '@ipw/domain';

/** SHA-256 for trees of hashes: several times as fast as the one in JavaScript that browsers use. */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** SHA-256 as bytes. */
export const hashBytes = (data: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(data).digest());
