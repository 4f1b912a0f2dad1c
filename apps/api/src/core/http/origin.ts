import type { Config } from '../config';
import { DomainError } from '../errors/domain-error';

/**
 * The address visitors use, without a path, e.g. `https://ip.example.com`; empty until `PUBLIC_URL` is set, so that
 * addresses stay relative. What a request says of its host is never believed: whoever sends it writes it.
 */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : '';

/** The same, for what is printed and cannot be changed afterwards. Refuses with ADDRESS_UNSET until it is set. */
export function printedOrigin(config: Pick<Config, 'PUBLIC_URL'>): string {
  const origin = originOf(config);
  if (!origin) throw new DomainError('ADDRESS_UNSET');
  return origin;
}
