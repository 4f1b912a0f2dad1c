import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Config } from '../config';
import { DomainError } from '../errors/domain-error';

/**
 * The public origin, e.g. `https://ip.example.com`; empty until `PUBLIC_URL` is set, so that addresses stay relative. The
 * `Host` header is never used, because the client controls it.
 */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : '';

/** The origin for printed addresses, which cannot be changed later. Refuses with ADDRESS_UNSET until it is set. */
export function printedOrigin(config: Pick<Config, 'PUBLIC_URL'>, sentence?: ServerKey): string {
  const origin = originOf(config);
  if (!origin) throw new DomainError('ADDRESS_UNSET', {}, [], sentence);
  return origin;
}
