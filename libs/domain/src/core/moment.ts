import type { Language } from './text';

/** Chinese has a 24-hour clock, where Intl would write 清晨5:46 in zh-TW. */
const CHINESE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Day and time to the minute or, for records of single events, to the second. */
export const momentFormat = (
  language: Language,
  { seconds = false, timeZone }: { seconds?: boolean; timeZone?: string } = {},
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, {
    ...(language === 'en'
      ? { dateStyle: 'medium', timeStyle: seconds ? 'medium' : 'short' }
      : { ...CHINESE, ...(seconds && { second: '2-digit' }) }),
    ...(timeZone && { timeZone }),
  });

/** Made once for each language: making one takes longer than the text. */
const shanghai: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Day and time in Asia/Shanghai in the reader's language; the label beside it says whose time it is. */
export const shanghaiMoment = (at: Date, language: Language): string =>
  (shanghai[language] ??= momentFormat(language, { timeZone: 'Asia/Shanghai' })).format(at);
