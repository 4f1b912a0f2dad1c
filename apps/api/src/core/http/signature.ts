import { createHash } from 'node:crypto';
import { signedText } from '@ipw/domain';

/** The signature of a call, upper-case hex SHA-256. It guards against accidents, not attackers. */
export const signatureOf = (parameters: Readonly<Record<string, unknown>>, secret: string): string =>
  createHash('sha256').update(signedText(parameters, secret)).digest('hex').toUpperCase();
