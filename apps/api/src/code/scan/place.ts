import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../core/http/body';
import { isPlaceName } from '../../core/place-names';

const MOST = 60;

/**
 * The rough place of a scan: the town a printer put into the address, if it is one of the lists', else the header a configured proxy
 * sets. Anybody can write an address, and each place is counted apart.
 */
export function placeOf(request: FastifyRequest, header: string | undefined): string | null {
  const fromHeader = header && request.headers[header.toLowerCase()];
  // Node decodes header bytes as Latin-1; the place is UTF-8.
  const proxied = typeof fromHeader === 'string' ? Buffer.from(fromHeader, 'latin1').toString('utf8') : '';
  const printed = queryOf(request).place?.trim() ?? '';
  const place = isPlaceName(printed) ? printed : proxied;
  return [...place.normalize('NFC').replace(/\p{C}/gu, '').trim()].slice(0, MOST).join('') || null;
}
