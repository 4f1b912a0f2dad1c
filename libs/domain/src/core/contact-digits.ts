/** Characters that stand for each digit: numerals, financial numerals, and characters of the same or nearly the same sound. */
const BY_DIGIT = [
  '〇零洞铃玲另灵凌',
  '一壹幺妖腰邀衣伊依医丨',
  '二贰貳两兩尔耳',
  '三叁參散伞山',
  '四肆似思斯',
  '五伍武舞吴',
  '六陆陸溜柳刘',
  '七柒漆妻拐',
  '八捌扒巴吧疤发',
  '九玖久酒勾',
] as const;

/** White digits in black circles, which compatibility forms leave as they are. */
const CIRCLED = [...'⓿❶❷❸❹❺❻❼❽❾'];
const SANS_CIRCLED = [...'🄌➊➋➌➍➎➏➐➑➒'];

/** Characters read as digits in spelled-out numbers. */
export const CONTACT_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [BY_DIGIT, CIRCLED, SANS_CIRCLED].flatMap((digits) =>
    digits.flatMap((letters, digit) => [...letters].map((letter) => [letter, String(digit)])),
  ),
);

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** English words for digits; matched at a position by the sticky `pattern`. */
export const DIGIT_WORDS = {
  digits: Object.fromEntries(WORDS.map((word, digit) => [word, String(digit)])) as Record<string, string>,
  pattern: new RegExp(`(?:${WORDS.join('|')})(?![a-z])`, 'iy'),
};

/** Letters that look like a digit become it in numbers: at least three signs, half of them digits. The length stays. */
export const lettersAsDigits = (text: string): string =>
  text.replace(/(?<![a-z\d])[\dol|]{3,}(?![a-z\d])/giu, (sign) =>
    sign.replace(/\D/gu, '').length * 2 < sign.length
      ? sign
      : sign.replace(/o/giu, '0').replace(/[l|]/giu, '1'),
  );
