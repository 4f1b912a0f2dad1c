/** How texts of calls are read. Apart from `text.ts`, which the first page loads. */
import { codePointLength, normalise } from './text';

/** Text normalised, in one line. */
export const normaliseLine = (value: string): string =>
  normalise(value)
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Length in code points that can be seen; white space in a row counts as one. */
export const visibleLength = (value: string): number =>
  codePointLength(
    value
      .replace(/[\p{M}\p{Cf}\p{DI}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/**
 * Without lone surrogates, without control characters other than tabs and ends of lines and pages, and with thirty marks on a letter
 * at most (Unicode's stream-safe text, UAX #15): putting more in order takes quadratically long.
 */
export const isStorable = (value: string): boolean =>
  !/[\p{Surrogate}\ufffd]|[^\P{Cc}\t\n\v\f\r]|\p{M}{31}/u.test(value);

/** The number that decimal digits mean: no exponent, plus sign, space, separator or full-width digit. Anything else stays as it is. */
export const readWhole = (value: unknown): unknown =>
  typeof value === 'string' && /^-?(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value;
