import { shanghaiDay } from '@ipw/domain';
import { randomSymbols } from '../core/security/secret-code';

/** A number to read out: the day in Asia/Shanghai and six random letters. */
export const newNumber = (): string =>
  shanghaiDay(new Date()).slice(2).replaceAll('-', '') + randomSymbols(6);
