import type { FastifyRequest } from 'fastify';
import { queryOf } from '../../core/http/body';

const MOST = 60;

/**
 * A coarse place: what a printer put into the address (the shop's town), else what a proxy says in the header it was
 * told to set. Never finer than somebody else wrote it.
 */
export function placeOf(request: FastifyRequest, header: string | undefined): string | null {
  const fromHeader = header && request.headers[header.toLowerCase()];
  // Header bytes arrive as Latin letters, whatever they spell.
  const proxied = typeof fromHeader === 'string' ? Buffer.from(fromHeader, 'latin1').toString('utf8') : '';
  const place = queryOf(request).place ?? proxied;
  return [...place.normalize('NFC').replace(/\p{C}/gu, '').trim()].slice(0, MOST).join('') || null;
}
