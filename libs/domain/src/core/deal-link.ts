import * as z from 'zod/mini';
import { rule } from './wire';

/** The number of a sheet or a cooperation: year, month, day and six letters or digits. */
export const dealNumber = () =>
  z.string().check(rule('malformed', (value) => /^\d{6}[0-9A-HJKMNP-TV-Z]{6}$/.test(value)));

/** The secret of a link that opens without an account. */
export const accessKey = () => z.string().check(rule('malformed', (value) => /^[\w-]{43}$/.test(value)));
