import { AREA_CODES, isPhoneNumber, plausiblePhone } from './area-codes';
import { isEmail, MOST_EMAIL, tidyEmail } from './email-address';
import type { Rule } from './rule';
import { YZM } from './terms';
import { codePointLength, normalise } from './text';
import { isStorable, normaliseLine, readWhole, visibleLength } from './wire-text';

/**
 * The field types of `wire.ts` for values that a form holds, without the library that reads every kind of input: it would take a
 * visitor's first page 12 KB. Specs prove that both find the same.
 */
interface Broken {
  rule: Rule;
  args: Record<string, string | number>;
}
type Check = (value: unknown) => Broken | undefined;

const broken = (rule: Rule, args: Broken['args'] = {}): Broken => ({ rule, args });
const isEmpty = (value: unknown) => value === undefined || value === '';

const written =
  (tidy: (value: string) => string, max: number, min: number): Check =>
  (given) => {
    if (typeof given !== 'string') return min ? broken('required') : undefined;
    if (!isStorable(given)) return broken('text');
    const value = tidy(given);
    if (min && !value) return broken('required');
    if (visibleLength(value) < min) return broken('min_length', { min });
    return codePointLength(value) > max ? broken('max_length', { max }) : undefined;
  };
/** Text and one line of text; with 0, one of which nothing can be seen is none. */
export const plainText = (max: number, min = 1) => written(normalise, max, min);
export const plainLine = (max: number, min = 1) => written(normaliseLine, max, min);

/** An empty value is none. */
export const optional =
  (check: Check): Check =>
  (value) =>
    isEmpty(value) ? undefined : check(value);

/** A whole number in digits only. */
export const plainWhole =
  (min: number, max: number): Check =>
  (given) => {
    if (isEmpty(given)) return broken('required');
    const value = readWhole(given);
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return broken('integer');
    if (value < min) return broken('min', { min });
    return value > max ? broken('max', { max }) : undefined;
  };

/** An id of a list. */
export const plainReference =
  (ids: readonly number[]): Check =>
  (value) =>
    plainWhole(0, Number.MAX_SAFE_INTEGER)(value) ??
    (ids.includes(Number(value)) ? undefined : broken('choice'));

/** At least `min` and at most `max` items. */
export const plainList =
  (min: number, max: number): Check =>
  (value) => {
    const { length } = value as readonly unknown[];
    if (length < min) return broken('required', { min });
    return length > max ? broken('max_items', { max }) : undefined;
  };

const dialled: Check = (value) =>
  isEmpty(value) ? broken('required') : isPhoneNumber(String(value)) ? undefined : broken('phone');

/** A one-time code. A browser that has proven its phone needs none, and leaves it undefined. */
const code: Check = (value) => {
  if (value === undefined) return undefined;
  if (value === '') return broken('required');
  return new RegExp(`^\\d{${String(YZM.digits)}}$`).test(String(value))
    ? undefined
    : broken('yzm', { digits: YZM.digits });
};

const areaCode: Check = (value) => {
  if (isEmpty(value)) return broken('required');
  return AREA_CODES.some(([, one]) => one === value) ? undefined : broken('area_code');
};

const email: Check = (given) => {
  const value = tidyEmail(String(given));
  if (!value) return broken('required');
  if (value.length > MOST_EMAIL) return broken('max_length', { max: MOST_EMAIL });
  return isEmail(value) ? undefined : broken('email');
};

export const plainContactFields = { area_code: areaCode, phone_number: dialled, yzm: code, email };

/** What is wrong with each field, by its check. */
export const errorsBy = (checks: Readonly<Record<string, Check>>, input: Readonly<Record<string, unknown>>) =>
  Object.entries(checks).flatMap(([field, check]) => {
    const found = check(input[field]);
    return found ? [{ field, ...found }] : [];
  });

/** What is wrong with a phone that a code is sent to, like `phoneInput`. */
export function phoneErrors(phone: { area_code: string; phone_number?: string | undefined }) {
  const { area_code, phone_number } = plainContactFields;
  const found = errorsBy({ area_code, phone_number }, phone);
  return found.length || plausiblePhone(phone.area_code, phone.phone_number ?? '')
    ? found
    : [{ field: 'phone_number', ...broken('phone') }];
}
