import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** The address visitors use, without a path: the configured one; without one, the host a request was sent to. */
export function originOf(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  return `${protocol}://${/^[\w.[\]:-]+$/.test(host) ? host : 'localhost'}`;
}
