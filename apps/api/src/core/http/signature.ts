import { createHash } from 'node:crypto';

/**
 * The signature of a call (contract 1): upper-case hex SHA-256 of every other parameter, keys sorted by code point,
 * key directly followed by its value (objects as JSON), then the secret. It guards against accidents, not attackers.
 */
export function signatureOf(parameters: Readonly<Record<string, unknown>>, secret: string): string {
  const text = Object.keys(parameters)
    .filter((key) => key !== 'sign')
    .sort()
    .map(
      (key) =>
        key + (typeof parameters[key] === 'string' ? parameters[key] : JSON.stringify(parameters[key])),
    )
    .join('');
  return createHash('sha256')
    .update(text + secret)
    .digest('hex')
    .toUpperCase();
}
