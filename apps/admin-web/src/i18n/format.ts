import { formatNumber } from '@ipw/domain';
import { useMemo } from 'react';
import { useLocale } from './locale';

const ZONE = 'Asia/Shanghai';
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export interface Formats {
  number: (value: number) => string;
  /** A time in Asia/Shanghai, the zone of all due dates. */
  moment: (iso: string) => string;
  day: (iso: string) => string;
  /** A day with its year. */
  wholeDay: (iso: string) => string;
  /** `3 hours ago`, `in 2 days`. */
  distance: (iso: string, now?: number) => string;
}

/** Formats numbers and times in the current language. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: ZONE,
      // Where Intl would write 清晨5:46 in zh-TW.
      hourCycle: locale === 'en' ? undefined : 'h23',
    });
    const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: ZONE });
    const wholeDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: ZONE });
    const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return {
      number: (value) => formatNumber(value, locale),
      moment: (iso) => moment.format(new Date(iso)),
      day: (iso) => day.format(new Date(iso)),
      wholeDay: (iso) => wholeDay.format(new Date(iso)),
      distance: (iso, now = Date.now()) => {
        const span = Date.parse(iso) - now;
        const [unit, size] = UNITS.find(([, length]) => Math.abs(span) >= length) ?? UNITS[2];
        return distance.format(Math.trunc(span / size), unit);
      },
    };
  }, [locale]);
}
