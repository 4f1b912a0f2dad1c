import { randomInt } from 'node:crypto';
import { shanghaiDay } from '@ipw/domain';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out: the day in Asia/Shanghai and six random letters. */
export const newNumber = (): string =>
  shanghaiDay(new Date()).slice(2).replaceAll('-', '') +
  Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
