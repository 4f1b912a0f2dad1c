import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code for copying by hand: groups of letters and digits, five bits each. */
export const secretCode = (groups: number, size: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: size }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
