import type { Keys } from '../core/keys';
import { sign } from '../core/security/signer';
import { newToken, sameText } from '../core/security/token';

/** EventSource cannot send headers, so a stream opens with a signed ticket in its address: for one session, usable once. */
export const TICKET_S = 60;

export function writeTicket(keys: Keys, sessionId: string): string {
  const what = [sessionId, String(Math.floor(Date.now() / 1000) + TICKET_S), newToken()].join('.');
  return `${what}.${sign(keys, 'stream', what)}`;
}

/** The session and number of a ticket; undefined when it is not ours or has expired. */
export function readTicket(keys: Keys, ticket: string): { sessionId: string; number: string } | undefined {
  const [sessionId = '', until = '', number = '', signature = ''] = ticket.split('.');
  const whole = sameText(signature, sign(keys, 'stream', [sessionId, until, number].join('.')));
  return whole && Number(until) * 1000 > Date.now() ? { sessionId, number } : undefined;
}
