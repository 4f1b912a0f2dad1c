import { AREA_CODES, MAINLAND } from '@ipw/domain';
import type { Values } from './schema-form';

/** A phone in a form: the chosen country (two share an area code) and the typed number. */
export const FIRST_COUNTRY = 'CN';
/** The default country of forms for overseas phones. */
export const FIRST_OVERSEAS = 'HK';

export const areaCodeOf = (country: unknown): string =>
  AREA_CODES.find(([one]) => one === country)?.[1] ?? MAINLAND;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The phone as calls take it; typed numbers may contain spaces and dashes. */
export const phoneOf = (values: Values): { area_code: string; phone_number: string | undefined } => ({
  area_code: areaCodeOf(values.country),
  phone_number: textOf(values.phone_number).replace(/[\s-]/g, '') || undefined,
});
