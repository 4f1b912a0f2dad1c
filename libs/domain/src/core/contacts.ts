import { fold } from './contact-folding';
import { INVITATIONS } from './contact-invitations';
import {
  alone,
  type ContactFind,
  type ContactPatterns,
  type ContactSpan,
  digits,
  GAP,
  NAME,
  ODD_NAME,
  PLAIN,
  search,
  TLD,
  WECHAT,
  WIDE,
} from './contact-plain';
import { spelledOut, unspaced } from './contact-spelling';

export { CONTACT_KINDS, type ContactFind, type ContactKind, type ContactSpan } from './contact-plain';

/** Separators in a number after a word that announces one. */
const LOOSE = '[\\s\\-.·_,，()/]{0,3}';
/** Characters written for the two of the Chinese name of WeChat, and what else stands for it. */
const WECHAT_LIKE =
  '[微薇威徽维溦围伟胃v]\\s?[信芯心❤]|[微薇威徽维溦围伟]\\s?x|(?<![a-z\\d])we\\s?chat|wei\\s?xin|[+加]\\s?[v微薇威徽]|卫星|(?<![a-z\\d])[v+]\\s?[:=]|绿泡泡|绿色\\S{0,4}软件|绿色\\S{0,4}软体';
const QQ_LIKE = '扣扣|扣(?=\\s?[:=]|\\s?\\d{6})|叩叩|抠抠|球球|秋秋|扣号|企鹅|(?<![a-z\\d])q(?:\\s?q)?';
const PLATFORMS =
  'whatsapp|(?:wa|tg|ins|ig|fb|dy|xhs|ks)(?![a-z])|telegram|line|skype|signal|kakaotalk|instagram|insta|twitter|weibo|facebook|tiktok|linkedin|discord|viber|抖音|小[红某]书|小红书|小红薯|b站|微博|快手|钉钉|飞书|闲鱼|淘宝|企业微信|电报';
/** What leads from a name to an account: words for it, a verb of searching, a sign. */
const LEAD =
  '(?:\\s?(?:号码?|id|群|账号|账户|name|handle))?\\s*(?:搜索?|搜寻|查找|找|加|同|is|是|为|:|=|->|→)?\\s*';
const ZONE = `(?:${TLD}|qq|163|126)`;
const SPOKEN_DOT =
  '\\s?(?:点|。|\\.|[([{【〔「<]\\s?(?:dot|d|点|\\.)\\s?[)\\]}】〕」>]|(?<=\\s)dot(?=\\s))\\s?';

/** Eight digits as in Hong Kong, Macau and Singapore: no date, no two round numbers, nothing counted or measured. */
const EIGHT =
  '(?<![\\d.])(?!20\\d\\d[\\s.-]?(?:20\\d\\d|[01]\\d[0-3]\\d))(?!\\d\\d00[\\s.-]?\\d\\d00)[2-9]\\d{3}[\\s.-]?\\d{4}(?![\\s.-]?\\d|\\s?(?:[x*×~%年月号件个套元块万款份张人盒箱支只本瓶双台次米克]|(?:mm|cm|m|px|kg|g|usd|hkd|sgd|rmb|pcs|units|pieces|sets)(?![a-z])))';
const EIGHT_DIGIT_PLACE = '(?:香港|澳门|新加坡|(?<![a-z])(?:hk|hong\\s?kong|macau|sg|singapore)(?![a-z]))';
const TELEPHONE =
  '(?:电话|手机|座机|热线|专线|联系|联络|致电|(?<![a-z])(?:tel|telephone|ph|phone|mobile|mob|cell|hotline|contact|call|ring|dial|text|sms|whatsapp)(?![a-z]))';
/** What may stand between such a word and the number. */
const UP_TO_NUMBER =
  '[\\s:,.(]*(?:(?:的|我|号码?|码|分部|分公司|办公室|办事处|是|为|(?<![a-z])(?:office|branch|number|num|no|line|us|me|at|on|is)(?![a-z]))[\\s:,.(]*){0,4}';

/** Patterns over the text with digits spelled out, homophones and words for @ and dot replaced: findings are not sure. */
const DISGUISED: ContactPatterns = [
  [
    'email',
    new RegExp(
      `(?<![\\w.+-])[\\w.+-]{2,}\\s?(?:艾特|圈a|小老鼠|at|#|@|[([{【〔「<]\\s?(?:at|a|@|艾特)\\s?[)\\]}】〕」>])\\s?[a-z\\d-]{2,}(?:${SPOKEN_DOT}[a-z\\d-]{2,}){0,2}${SPOKEN_DOT}${ZONE}(?![a-z])`,
      'giu',
    ),
  ],
  // Any name before and after an @: written backwards, or with an unusual ending.
  ['email', /(?<![\w.+-])[a-z][\w.+-]{2,}\s?@\s?[a-z][a-z\d.-]{2,}/giu],
  [
    'link',
    new RegExp(
      `(?<![a-z\\d-])[a-z\\d-]{2,}(?:点|\\s?。\\s?|\\s?[([{]\\s?dot\\s?[)\\]}]\\s?|\\s(?:点|dot)\\s)${ZONE}(?![a-z])`,
      'giu',
    ),
  ],
  ['wechat', new RegExp(`(?:${WECHAT_LIKE}|${WECHAT})\\s*${LEAD}(?:${ODD_NAME}|${digits(6, 13)})`, 'giu')],
  [
    'wechat',
    new RegExp(
      `(?:微\\s?信|[薇威徽维溦]\\s?[信芯❤]|绿泡泡)\\s*(?:号码?|:|是)?\\s*${NAME}(?![a-z\\s]*[a-z]{2})`,
      'giu',
    ),
  ],
  ['qq', new RegExp(`(?:${QQ_LIKE})\\s*${LEAD}[1-9](?:${GAP}\\d){5,11}`, 'giu')],
  // An account with a digit, dot or line in its name, or one that the text calls an account.
  [
    'account',
    new RegExp(
      `(?<![a-z])(?:${PLATFORMS})\\s*${LEAD}@?(?=[a-z\\d_.-]{0,29}[a-z][a-z\\d_.-]{0,29}[\\d_.-][a-z\\d])[a-z][\\w.-]{4,29}`,
      'giu',
    ),
  ],
  [
    'account',
    new RegExp(
      `(?<![a-z])(?:${PLATFORMS})\\s?(?:号码?|id|账号|handle|username)\\s*(?:是|is|:|=)?\\s*@?[a-z\\d][\\w.-]{4,29}`,
      'giu',
    ),
  ],
  ['account', new RegExp(`(?<![a-z])(?:${PLATFORMS})\\s?@\\s?[\\p{Script=Han}\\w.-]{2,30}`, 'giu')],
  ['account', new RegExp(`@[a-z\\d][\\w.-]{3,29}\\s(?:on|via|in|at)\\s(?:${PLATFORMS}|wechat)`, 'giu')],
  ['account', new RegExp(`(?<![a-z])(?:whatsapp|wa|viber|signal)\\s*${LEAD}\\+?${digits(7, 15)}`, 'giu')],
  ['phone', alone(`(?:\\+?86${GAP})?1${GAP}[3-9](?:${GAP}\\d){9}`)],
  ['phone', alone(`1[3-9]\\d${WIDE}\\d{4}${WIDE}\\d{4}`)],
  ['phone', alone(`[48]00${GAP}\\d{3,4}${GAP}\\d{3,4}|0\\d{2,3}${GAP}\\d{7,8}`)],
  // North American numbers.
  ['phone', alone('(?:1[\\s.-]?)?(?:\\(\\d{3}\\)\\s?|\\d{3}([.-]))\\d{3}[\\s.-]\\d{4}')],
  [
    'phone',
    new RegExp(
      `(?:电话|手机|座机|热线|(?<![a-z])(?:tel|phone|mobile|call))\\s*${LEAD}${digits(6, 15)}`,
      'giu',
    ),
  ],
  // Eight digits are a number of goods as often, unless a word for telephone or the place stands next to them.
  [
    'phone',
    new RegExp(
      `(?:${EIGHT_DIGIT_PLACE}|${TELEPHONE})${UP_TO_NUMBER}(?:${TELEPHONE}${UP_TO_NUMBER})?(?:(?:85[23]|65)[\\s.)-]{0,2})?${EIGHT}`,
      'giu',
    ),
  ],
  [
    'phone',
    new RegExp(`${EIGHT}[\\s(,/-]{0,3}(?:${EIGHT_DIGIT_PLACE}|${TELEPHONE})(?![\\p{Script=Han}$])`, 'giu'),
  ],
  ['phone', new RegExp(`(?<![\\d.]|\\d\\s)(?:00)?85[23][\\s.-]{1,2}${EIGHT}`, 'giu')],
  // Whatever number follows a request to be called.
  [
    'phone',
    new RegExp(
      `(?:联系(?:我|方式)|联络我|打给我|拨打|致电|(?<![a-z])(?:(?:my|contact|office|direct) (?:number|mobile|cell|phone|line)|cell(?:phone)?|(?:reach|text|ring|call|dial|contact) (?:me|us|on|at)))[^\\d\\n]{0,10}?\\(?\\+?\\d(?:${LOOSE}\\d){6,14}(?!\\d)`,
      'giu',
    ),
  ],
];

/**
 * Finds contact information in a text, in order, including full-width, spaced, spelled-out or disguised forms; `sure` tells
 * them apart. The search stops after `most` results.
 */
export function locateContacts(text: string, most = 20): ContactSpan[] {
  const plain = fold(text);
  const spelled = spelledOut(plain);
  const together = unspaced(spelled);
  const found = search(text, plain, PLAIN, true);
  search(text, spelled, [...DISGUISED, ...INVITATIONS], false, found);
  if (together) search(text, together, DISGUISED, false, found);
  return found.sort((a, b) => a.at - b.at).slice(0, most);
}

/** The contact information of a text, each once, in order. */
export function findContacts(text: string, most = 20): ContactFind[] {
  const seen = new Set<string>();
  return locateContacts(text, most)
    .filter(({ text: written }) => !seen.has(written) && seen.add(written))
    .map(({ kind, text: written }) => ({ kind, text: written }));
}
