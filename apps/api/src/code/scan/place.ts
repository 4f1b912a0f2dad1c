import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../core/http/body';

const MOST = 60;

/**
 * The rough place of a scan: the town a printer put into the address, else the header a configured proxy sets. Never more
 * precise than these.
 */
export function placeOf(request: FastifyRequest, header: string | undefined): string | null {
  const fromHeader = header && request.headers[header.toLowerCase()];
  // Node decodes header bytes as Latin-1; the place is UTF-8.
  const proxied = typeof fromHeader === 'string' ? Buffer.from(fromHeader, 'latin1').toString('utf8') : '';
  const place = queryOf(request).place ?? proxied;
  return [...place.normalize('NFC').replace(/\p{C}/gu, '').trim()].slice(0, MOST).join('') || null;
}
