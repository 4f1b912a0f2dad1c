/** The 29 area codes of sign-up, keyed by country: two countries share '1'. Labels: `area.<country>`. */
export const AREA_CODES = [
  ['CN', '86'],
  ['HK', '852'],
  ['MO', '853'],
  ['TW', '886'],
  ['US', '1'],
  ['JP', '81'],
  ['KR', '82'],
  ['MY', '60'],
  ['SG', '65'],
  ['VN', '84'],
  ['AU', '61'],
  ['CA', '1'],
  ['GB', '44'],
  ['FR', '33'],
  ['RU', '7'],
  ['DE', '49'],
  ['TH', '66'],
  ['IN', '91'],
  ['PH', '63'],
  ['BR', '55'],
  ['ID', '62'],
  ['IT', '39'],
  ['TR', '90'],
  ['NZ', '64'],
  ['EG', '20'],
  ['MM', '95'],
  ['BN', '673'],
  ['LA', '856'],
  ['KH', '855'],
] as const;

export type Country = (typeof AREA_CODES)[number][0];
export const COUNTRIES = AREA_CODES.map(([country]) => country);
export const MAINLAND = '86';

/** The first country that uses an area code; undefined for a code that is not offered. */
export const countryOf = (areaCode: string): Country | undefined =>
  AREA_CODES.find(([, code]) => code === areaCode)?.[0];

/** Whether a text has the form of a national number. */
export const isPhoneNumber = (value: string): boolean => /^\d{5,14}$/.test(value);

/**
 * A cheap check of a national number for the form: exact for mainland China and Hong Kong, plausible elsewhere. The server
 * checks every number against the full numbering plan.
 */
export function plausiblePhone(areaCode: string, phone: string): boolean {
  if (areaCode === MAINLAND) return /^1[3-9]\d{9}$/.test(phone);
  if (areaCode === '852' || areaCode === '853') return /^\d{8}$/.test(phone);
  return isPhoneNumber(phone);
}

/** Masks a phone number: shows at most the last four digits and as many at the beginning, together at most half of it. */
export function maskPhone(phone: string): string {
  const half = Math.floor(phone.length / 2);
  const last = Math.max(0, Math.min(4, half - 1));
  return phone && `${phone.slice(0, Math.min(3, half - last))}****${phone.slice(phone.length - last)}`;
}
/** Masks an address: shows its beginning. */
export const maskAddress = (address: string): string => address && `${[...address].slice(0, 6).join('')}****`;
/** Masks a name: shows the first character only. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.min(rest.length, 3));
};
