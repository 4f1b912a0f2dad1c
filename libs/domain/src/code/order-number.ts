declare const crypto: { getRandomValues(bytes: Uint32Array): Uint32Array };
import { shanghaiDay } from '../core/working-days';

const TAIL = 100_000;

/**
 * A number for a new label order, `YYMMDD-NNNNN`: the day in Asia/Shanghai and five random digits. It is short enough for
 * the phone and does not reveal the number of orders. It may repeat: the caller tries another when it is taken.
 */
export function newOrderNumber(at: Date): string {
  const day = shanghaiDay(at).slice(2).replaceAll('-', '');
  const tail = crypto.getRandomValues(new Uint32Array(1))[0]! % TAIL;
  return `${day}-${String(tail).padStart(5, '0')}`;
}

/**
 * A typed order number, or part of one, in its stored form: normalises full-width digits, spaces and a missing hyphen
 * ('２６１１２２ 48173' is '261122-48173'). Undefined when it cannot be part of a number.
 */
export function orderNumberIn(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{11}$/.test(digits)) return `${digits.slice(0, 6)}-${digits.slice(6)}`;
  return /^\d[\d-]{0,10}$/.test(text) ? text : undefined;
}
