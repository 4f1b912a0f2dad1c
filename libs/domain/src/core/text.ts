/** Functions for text, the same on server and client. */

/** Whether anything of a text can be seen: not only spaces, marks, format characters and fillers. */
export const isVisible = (value: string): boolean => /[^\s\p{M}\p{Cf}\p{Cc}\p{DI}\u2800]/u.test(value);

/** NFC, line ends as `\n`, no white space at either end; empty when nothing of it can be seen. */
export const normalise = (value: string): string =>
  isVisible(value)
    ? value
        .normalize('NFC')
        .replace(/\r\n|[\r\v\f\u2028\u2029]/g, '\n')
        .trim()
    : '';

/** Length in Unicode code points after NFC. */
export const codePointLength = (value: string): number => [...value.normalize('NFC')].length;

/** The first `most` code points of a text. */
export const beginning = (value: string, most: number): string => [...value].slice(0, most).join('');

/** Fills `{name}` placeholders; unknown ones are left as they are. */
export const fill = (template: string, args: Readonly<Record<string, unknown>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => (key in args ? String(args[key]) : whole));

/** A sentence about a field, capitalised when it begins with the field's name. */
export const fillAboutField = (template: string, args: Readonly<Record<string, unknown>>): string => {
  const name = String(args.field);
  const first = template.startsWith('{field}') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return fill(template, { ...args, field: first });
};

export type Language = 'zh-CN' | 'zh-TW' | 'en';
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const satisfies readonly Language[];
/** The same in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
};
export const DEFAULT_LANGUAGE: Language = 'zh-CN';

/** The language of a `lang` parameter or an Accept-Language header; undefined when neither names a supported one. */
export function languageOf(header: string | undefined): Language | undefined {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]!.trim().toLowerCase();
    if (/^zh\b.*(tw|hk|mo|hant)/.test(tag)) return 'zh-TW';
    if (/^zh\b/.test(tag)) return 'zh-CN';
    if (/^en\b/.test(tag)) return 'en';
  }
  return undefined;
}

/** A whole number in full, in groups of three digits: an amount ordered, a limit, a number in a list. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** Made once for each language: making one takes longer than all else in a message. */
const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A calendar day `YYYY-MM-DD` in words; other text stays as it is. */
export function formatDay(text: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  dayFormats[language] ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return dayFormats[language].format(new Date(text));
}

/** Formats a size limit: K below 1024 KB, M from there (10240 KB is '10M'). */
export const formatLimit = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${String(Math.round((bytes / 1024 / 1024) * 10) / 10)}M`
    : `${String(Math.round(bytes / 1024))}K`;

/** Whether a text is a phone number as dialled, with extension or country code: at least five digits. */
export const isDialled = (value: string): boolean =>
  /^\+?[\d ()#-]{5,}$/.test(value) && value.replace(/\D/g, '').length >= 5;

/** Whether a text has the form of an id. */
export const isId = (value: string) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(value);
