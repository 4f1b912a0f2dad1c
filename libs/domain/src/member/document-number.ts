const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * A resident identity number of 18 characters (GB 11643-1999): region, a past birth date that exists, sequence, and the ISO
 * 7064 MOD 11-2 check character. A lower-case x counts as X.
 */
export function isDocumentNumber(value: string, now = new Date()): boolean {
  const number = value.toUpperCase();
  const match = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(number);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const born = new Date(Date.UTC(year, month - 1, day));
  if (year < 1880 || born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day || born > now)
    return false;
  return checkCharacter(number) === number[17];
}

/** The check character of the first 17 digits. */
export const checkCharacter = (digits: string): string =>
  '10X98765432'[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11]!;

/** Blanks, hyphens and dashes, brackets, dots: between the characters of a number, as cards print them. */
const PRINTED = /[\s\p{Pd}\u2212\p{Ps}\p{Pe}.\u00b7\u30fb\u3002]/gu;

/**
 * A document number as it is compared: half-width capitals and digits without the marks between them, so that `A123456(3)` and
 * `a1234563` are one document.
 */
export const documentKey = (value: string): string =>
  value.normalize('NFKC').toUpperCase().replace(PRINTED, '');

/** Masks a document number: shows the first and last character. */
export const maskDocument = (value: string): string =>
  `${value[0] ?? ''}${'*'.repeat(Math.max(value.length - 2, 0))}${value.at(-1) ?? ''}`;
