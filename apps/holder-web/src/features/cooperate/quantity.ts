import { textOf } from '../../form/phone';

const FULL_WIDTH = /[\uFF10-\uFF19]/g;
/** Digits in groups of three; which sign stands between them differs by habit. */
const GROUPED = /^\d{1,3}(?:([,，'’\u00A0\u202F ])\d{3})(?:\1\d{3})*$/;

/**
 * A typed quantity as the call takes it, which reads plain digits only: full-width digits become plain ones and separators of
 * thousands go. Anything that could mean another number stays as it is and is refused.
 */
export function quantityIn(value: unknown): string | undefined {
  const digits = textOf(value)
    .trim()
    .replace(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30));
  return (GROUPED.test(digits) ? digits.replace(/\D/g, '') : digits) || undefined;
}
