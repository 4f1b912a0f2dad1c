import { createHash, createHmac } from 'node:crypto';
import { sameText } from '../../core/security/token';

/** Headers of a signed message: its time in milliseconds and its signature. */
const TIME = 'x-centre-time';
export const SIGN = 'x-centre-signature';
/** How old a message may be: clocks differ, and an old message is not taken again. */
const FRESH_MS = 300_000;

export const sha256Of = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex');

/** What a message is about: method and path of the request, also for its answer. */
type About = `${'request' | 'answer'} ${string}` | 'notice';

const signatureOf = (secret: string, about: About, time: string, sha256: string): string =>
  createHmac('sha256', secret).update([about, time, sha256].join('\n')).digest('hex');

/** The headers that sign a body, by its SHA-256, so that a file is signed without being held. */
export function signed(secret: string, about: About, sha256: string): Record<string, string> {
  const time = String(Date.now());
  return { [TIME]: time, [SIGN]: signatureOf(secret, about, time, sha256) };
}

/** Whether a message is the partner's, about this, with this body, and of now. */
export function isSigned(
  secret: string,
  about: About,
  sha256: string,
  header: (name: string) => string | null | undefined,
): boolean {
  const time = header(TIME) ?? '';
  return (
    Math.abs(Date.now() - Number(time || Number.NaN)) < FRESH_MS &&
    sameText(header(SIGN) ?? '', signatureOf(secret, about, time, sha256))
  );
}
