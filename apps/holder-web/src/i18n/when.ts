import { type Language, momentFormat, shanghaiMoment } from '@ipw/domain';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Under a minute. Intl says 'now', which reads as a command before a verb: 现在提交. */
const JUST_NOW: Readonly<Record<Language, string>> = { 'zh-CN': '刚刚', 'zh-TW': '剛剛', en: 'just now' };

/** '3 days ago' in the given language; under a minute 'just now'. */
export function ago(iso: string, language: Language, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = (Date.parse(iso) - now) / 1000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return JUST_NOW[language];
  // Intl writes 3天前 in zh-CN; texts have a space between digits and Han.
  return format.format(Math.trunc(seconds / step[1]), step[0]).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}

/** Day and time in the reader's time zone. */
export const momentOf = (iso: string, language: Language): string =>
  momentFormat(language).format(new Date(iso));

/** Day and time in Asia/Shanghai; the label beside it says so. */
export const shanghaiMomentOf = (iso: string, language: Language): string =>
  shanghaiMoment(new Date(iso), language);

/** The day in Asia/Shanghai, where due dates end. */
export const dayOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(iso));

/** Month and day of a calendar day `YYYY-MM-DD`. */
export const shortDayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
