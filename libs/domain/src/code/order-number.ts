declare const crypto: { getRandomValues(bytes: Uint32Array): Uint32Array };
import { shanghaiDay } from '../core/working-days';

const TAIL = 100_000;

/**
 * A number for a new label order, `YYMMDD-NNNNN`: its day in Asia/Shanghai and five random digits, so that it can be said
 * on the phone and tells nobody how many orders there are. Not unique by itself: the caller takes another one when it is taken.
 */
export function newOrderNumber(at: Date): string {
  const day = shanghaiDay(at).slice(2).replaceAll('-', '');
  const tail = crypto.getRandomValues(new Uint32Array(1))[0]! % TAIL;
  return `${day}-${String(tail).padStart(5, '0')}`;
}

/**
 * An order number, or a part of it, as people type it → as it is stored: full-width digits, spaces and a missing hyphen
 * are mended ('２６１１２２ 48173' is '261122-48173'). Undefined for what is no part of a number.
 */
export function orderNumberIn(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d{11}$/.test(digits)) return `${digits.slice(0, 6)}-${digits.slice(6)}`;
  return /^\d[\d-]{0,10}$/.test(text) ? text : undefined;
}
