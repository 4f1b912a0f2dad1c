import { fold, type Folding } from './contact-folding';

/** Kinds of contact information. Labels: `contact_kind.<kind>`. `account`: a name on another messenger or platform. */
export const CONTACT_KINDS = ['phone', 'email', 'wechat', 'qq', 'account', 'link'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Contact information found in a text, as written there. */
export interface ContactFind {
  kind: ContactKind;
  text: string;
}

/** The same with its place: code units `at` to `end` of the searched text. */
export interface ContactSpan extends ContactFind {
  at: number;
  end: number;
  /** Written plainly. What is spelled out or disguised is only flagged for staff: it may be something else. */
  sure: boolean;
}

export type ContactPatterns = readonly (readonly [ContactKind, RegExp])[];

/** A separator within a number. */
export const GAP = '[\\s\\-.·_]?';
/** Separators only disguises use; accepted between the usual groups of a phone number. */
export const WIDE = '[\\s\\-.·_/,、，。*~—–|+()]{1,3}';
export const digits = (least: number, most: number) =>
  `\\d(?:${GAP}\\d){${String(least - 1)},${String(most - 1)}}`;
/** A code of goods, which may look like a number with an area code. */
const GOODS_CODE = '(?:upc|ean|isbn|issn|gtin|asin|sku|条码|条形码)[\\s:：-]{0,3}';
export const alone = (pattern: string) =>
  new RegExp(`(?<![\\d+]|${GOODS_CODE})(?:${pattern})(?!${GAP}\\d)`, 'giu');
/** What may stand between the name of a messenger and an account there. */
const NAMED = '(?:号码?|id|群|账号|账户)?\\s*(?:是|为|:|=|->|→)?\\s*';
/** The same, saying outright that an account follows. */
const SAID = '(?:号码?|id|群|账号|账户)\\s*(?:是|为|:|=|->|→)?\\s*|\\s*(?:是|为|:|=|->|→)\\s*';
export const NAME = '[a-z][a-z\\d_-]{4,19}';
/** An account name that is no plain word: it holds a digit or a line. */
export const ODD_NAME = '(?=[a-z\\d_-]*[\\d_-])[a-z][a-z\\d_-]{4,19}';
export const WECHAT = '微\\s?信|加\\s?v(?:\\s?信)?|v\\s?信|(?<![a-z])(?:vx|wx|wechat|weixin)';
export const TLD =
  'com|cn|net|org|io|tv|cc|co|me|top|xyz|shop|store|vip|app|site|link|info|biz|hk|tw|jp|kr|uk|us|eu|ltd|club|live|art|design';
/** Shops that are called by their address; a page there is a link. */
const SHOP =
  '(?:amazon|booking|etsy|ebay|taobao|tmall|jd|1688|alibaba|aliexpress|walmart|target|rakuten|shopee|lazada|temu)\\.(?:com|cn|co\\.uk|co\\.jp|de|fr|jp)(?!\\.?[\\w/-])';
const HOST = `(?<![\\w@.-])(?!${SHOP})(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,4}(?:${TLD})(?![a-z\\d-])`;
const AT = '\\s?(?:@|[([{]\\s?at\\s?[)\\]}]|\\(a\\))\\s?';
const DOT = '\\s?(?:\\.|[([{]\\s?dot\\s?[)\\]}])\\s?';

/** Patterns over the folded text. Phones: mainland mobiles, 0-prefixed and 400 numbers, Taiwan
 * mobiles, anything with `+`, and digits after a word for telephone. */
export const PLAIN: ContactPatterns = [
  ['email', new RegExp(`(?<![\\w.+-])[\\w.+-]+${AT}[a-z\\d-]+(?:${DOT}[a-z\\d-]+)+`, 'giu')],
  ['email', /(?<!\d)\d{5,11}\s?@\s?qq(?![\w.])/giu],
  ['link', /(?:https?:\/\/|www\.)[^\s"<>，。；、]+/giu],
  ['link', new RegExp(`${HOST}(?:[/?#][^\\s"<>，。；、]*)?`, 'giu')],
  ['wechat', new RegExp(`(?:${WECHAT})\\s*${NAMED}(?:${ODD_NAME}|${digits(6, 13)})`, 'giu')],
  ['wechat', new RegExp(`(?:${WECHAT})(?:${SAID})${NAME}`, 'giu')],
  ['qq', new RegExp(`(?<![a-z])(?:q\\s?q|扣扣|企鹅)\\s*${NAMED}[1-9](?:${GAP}\\d){4,11}`, 'giu')],
  [
    'account',
    new RegExp(
      `(?<![a-z])(?:whatsapp|telegram|tg|line|skype|signal|kakaotalk|电报)\\s*(?:id)?\\s*(?:是|为|:|=)\\s*@?[a-z\\d][\\w.+-]{4,29}`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?<![a-z])(?:instagram|ins|ig|twitter|weibo|facebook|抖音|小红书|微博|快手|钉钉|飞书|闲鱼|淘宝)\\s*(?:号码?|id|账号)?\\s*(?::|=)\\s*@?[a-z\\d][\\w.-]{4,29}`,
      'giu',
    ),
  ],
  [
    'account',
    /(?<![a-z])(?:telegram|tg|instagram|ins|ig|line|twitter|微博|小红书|抖音)\s*@[a-z\d][\w.-]{3,29}/giu,
  ],
  ['phone', alone(`(?:\\+?86${GAP})?1${GAP}[3-9](?:${GAP}\\d){9}`)],
  ['phone', alone(`1[3-9]\\d${WIDE}\\d{4}${WIDE}\\d{4}`)],
  ['phone', alone(`1${WIDE}[3-9](?:${WIDE}\\d){9}`)],
  [
    'phone',
    alone(`09\\d{2}${GAP}\\d{3}${GAP}\\d{3}|\\(?0(?:10|[2-9]\\d{0,2})\\)?${GAP}\\d{3,4}${GAP}\\d{4}`),
  ],
  ['phone', alone(`[48]00${GAP}\\d{3,4}${GAP}\\d{3,4}`)],
  ['phone', /\+\d{1,3}(?:[\s\-.()]{0,2}\d){6,12}/gu],
  [
    'phone',
    new RegExp(
      `(?:电话|手机|座机|热线|(?<![a-z])(?:tel|phone|mobile|call\\s?me|call))\\s*${NAMED}(?:at\\s)?(?:\\(?\\+?${digits(6, 15)})`,
      'giu',
    ),
  ],
];

/** Whether the digits of a mobile number are grouped as people write one; a list of sizes or prices is not. */
function isGroupedAsPhone(written: string): boolean {
  const groups = written.replace(/^\+?86\D?(?=1)/u, '').match(/\d+/gu) ?? [];
  return groups[0]!.length !== 4 && groups[0]!.length !== 2 ? true : groups.length > 5;
}

const MOBILE = /^(?:\+?86\D?)?1\D{0,3}[3-9]/u;

/** Adds what patterns find in a folded text. The first to match a place keeps it: a number after "WeChat" is no phone. */
export function search(
  text: string,
  { folded, from }: Folding,
  patterns: ContactPatterns,
  sure: boolean,
  found: ContactSpan[] = [],
): ContactSpan[] {
  for (const [kind, pattern] of patterns) {
    // `matchAll` would copy each pattern first, which costs more than most searches.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const at = from[match.index]!;
      const end = from[match.index + match[0].length]!;
      if (found.some((one) => at < one.end && one.at < end)) continue;
      const grouped = kind !== 'phone' || !MOBILE.test(match[0]) || isGroupedAsPhone(match[0]);
      found.push({ kind, at, end, text: text.slice(at, end).trim(), sure: sure && grouped });
    }
  }
  return found;
}

/** The first plainly written contact detail of a text; forms that refuse one need none of the other patterns. */
export const plainContact = (text: string): ContactSpan | undefined =>
  search(text, fold(text), PLAIN, true)
    .filter(({ sure }) => sure)
    .sort((a, b) => a.at - b.at)[0];
