import { createHmac } from 'node:crypto';
import type { Keys } from '../keys';

/**
 * Signs links, cookies and tickets, base64url. The parts are joined by NUL; one of them names the use, so that a signature fits
 * no other use.
 */
export const sign = ({ address }: Pick<Keys, 'address'>, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', Buffer.from(address, 'base64')).update(parts.join('\0')).digest('base64url');
