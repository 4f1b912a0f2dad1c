import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque secret of 256 bits for a session, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

export const sameText = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};
