import { AREA_CODES, MAINLAND } from '@ipw/domain';
import type { Values } from './schema-form';

/** A phone as forms hold it: the country chosen (two share an area code) and the number typed. */
export const FIRST_COUNTRY = 'CN';
/** What a form for phones of other places begins with. */
export const FIRST_OVERSEAS = 'HK';

export const areaCodeOf = (country: unknown): string =>
  AREA_CODES.find(([one]) => one === country)?.[1] ?? MAINLAND;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The phone of a form as calls take it; people write numbers with spaces and dashes. */
export const phoneOf = (values: Values): { area_code: string; phone_number: string | undefined } => ({
  area_code: areaCodeOf(values.country),
  phone_number: textOf(values.phone_number).replace(/[\s-]/g, '') || undefined,
});
