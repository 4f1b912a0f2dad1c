import { randomInt } from 'node:crypto';
import { CROCKFORD } from '@ipw/domain';

/** Random letters and digits that are not easily confused, five bits each. */
export const randomSymbols = (count: number): string =>
  Array.from({ length: count }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('');

/** A random code for copying by hand: groups of letters and digits. */
export const secretCode = (groups: number, size: number): string =>
  Array.from({ length: groups }, () => randomSymbols(size)).join('-');
