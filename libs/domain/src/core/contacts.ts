/** Kinds of contact information. Labels: `contact_kind.<kind>`. */
export const CONTACT_KINDS = ['phone', 'email', 'wechat', 'qq', 'link'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Contact information found in a text, as written there. */
export interface ContactFind {
  kind: ContactKind;
  text: string;
}

/** Han characters for digits. */
const WRITTEN: Readonly<Record<string, string>> = {
  〇: '0',
  零: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  貳: '2',
  三: '3',
  叁: '3',
  參: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  陸: '6',
  七: '7',
  柒: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
};

const GAP = '[\\s\\-.·_]?';
const digits = (least: number, most: number) => `\\d(?:${GAP}\\d){${least - 1},${most - 1}}`;
const alone = (pattern: string) => new RegExp(`(?<![\\d+])(?:${pattern})(?!${GAP}\\d)`, 'giu');
const NAMED = '(?:号码?|號碼?|id|群|帐号|账号|帳號)?\\s*(?:是|为|為|:|=)?\\s*';

/**
 * Patterns, after full-width letters were made narrow and Han digits turned into digits. Phones: mainland mobiles,
 * 0-prefixed and 400 numbers, Taiwan mobiles, anything with `+`, and digits after a word for telephone.
 */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /[\w.+-]+\s?(?:@|[([]at[)\]])\s?[a-z\d-]+(?:\s?(?:\.|[([]dot[)\]])\s?[a-z\d-]+)+/giu],
  ['link', /(?:https?:\/\/|www\.)[^\s"<>，。；、]+/giu],
  [
    'wechat',
    new RegExp(
      `(?:微\\s?信|薇信|[加v]\\s?[信v]|vx|wx|wechat|weixin)\\s*${NAMED}(?:[a-z][a-z\\d_-]{5,19}|${digits(6, 13)})`,
      'giu',
    ),
  ],
  ['qq', new RegExp(`(?:qq|扣扣|企鹅|企鵝)\\s*${NAMED}[1-9](?:${GAP}\\d){4,11}`, 'giu')],
  ['phone', alone(`(?:\\+?86${GAP})?1${GAP}[3-9](?:${GAP}\\d){9}`)],
  ['phone', alone(`09\\d{2}${GAP}\\d{3}${GAP}\\d{3}|\\(?0\\d{1,3}\\)?${GAP}\\d{3,4}${GAP}\\d{4}`)],
  ['phone', alone(`[48]00${GAP}\\d{3,4}${GAP}\\d{3,4}`)],
  ['phone', new RegExp(`\\+\\d{1,3}(?:[\\s\\-.()]{0,2}\\d){6,12}`, 'gu')],
  [
    'phone',
    new RegExp(
      `(?:电话|電話|手机|手機|热线|熱線|tel|phone|mobile)\\s*${NAMED}(?:\\(?\\+?${digits(6, 15)})`,
      'giu',
    ),
  ],
];

/**
 * Finds contact information in a text, in order, including full-width, spaced or Han-digit forms. Each result is as written;
 * a duplicate counts once. The search stops after `most` results.
 */
export function findContacts(text: string, most = 20): ContactFind[] {
  const { folded, from } = fold(text);
  const found: (ContactFind & { at: number; end: number })[] = [];
  for (const [kind, pattern] of PATTERNS)
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      // The first kind to match a position keeps it: a number after "WeChat" is not a phone number.
      if (found.some((one) => at < one.end && one.at < end)) continue;
      found.push({ kind, at, end, text: text.slice(from[at], from[end]).trim() });
    }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ text: written }) => !seen.has(written) && seen.add(written))
    .slice(0, most)
    .map(({ kind, text: written }) => ({ kind, text: written }));
}

/** The normalised text, and for each of its code units the position in the original. */
function fold(text: string): { folded: string; from: number[] } {
  const from: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plain = WRITTEN[letter] ?? letter.normalize('NFKC');
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(at);
  return { folded, from };
}
