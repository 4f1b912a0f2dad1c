/** Rules for names, which few pages need. */

/** Han, kana, Hangul, full-width signs and emoji count 2, all others 1. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
/** Width of a text after NFC, as names of skin material are weighed: a Chinese or full-width character is 2, others 1. */
export const weighed = (value: string): number =>
  // Digits, # and © are pictographs too, but as narrow as letters.
  [...value.normalize('NFC')].reduce((sum, one) => sum + (one > '\u00ff' && WIDE.test(one) ? 2 : 1), 0);

/** Han characters and digits, nothing else. */
export const isHanName = (value: string): boolean => /^[\p{Script=Han}0-9]+$/u.test(value);
/** Latin letters and digits, nothing else. */
export const isLatinName = (value: string): boolean => /^[A-Za-z0-9]+$/.test(value);
/** Name rule: Han characters and digits, or Latin letters and digits, never mixed, no spaces. */
export const isName = (value: string): boolean => isHanName(value) || isLatinName(value);
