import { createHash } from 'node:crypto';
import { signedText } from '@ipw/domain';

/** Signature of a call, upper-case hex SHA-256. It protects against accidents, not against attackers. */
export const signatureOf = (parameters: Readonly<Record<string, unknown>>, secret: string): string =>
  createHash('sha256').update(signedText(parameters, secret)).digest('hex').toUpperCase();
