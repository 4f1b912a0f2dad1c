import { MOST_SCAN_DAYS, shanghaiDay, type ScanRow, type Verdict, VERDICTS } from '@ipw/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The filters in the address, so that a view can be shared and returned to. */
export interface ScanFilter {
  from: string;
  to: string;
  goods_id?: string;
  licensee_id?: string;
  verdict?: Verdict;
  place?: string;
  batch_number?: string;
  serial?: string;
}

export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];
const USUAL: Span = 30;
const DAY_MS = 86_400_000;

/** The filters besides the period, in display order. */
export const NARROWED = ['goods_id', 'licensee_id', 'verdict', 'place', 'batch_number', 'serial'] as const;
export type Narrowed = (typeof NARROWED)[number];

/** The verdicts of issued codes. */
export const OWN_VERDICTS = VERDICTS.filter((verdict) => verdict !== 'unknown');

/** The last `days` days up to today, in Asia/Shanghai. */
export const spanOf = (days: number): Pick<ScanFilter, 'from' | 'to'> => ({
  from: shanghaiDay(new Date(Date.now() - (days - 1) * DAY_MS)),
  to: shanghaiDay(new Date()),
});

/** All days of a period, oldest first. */
export function daysBetween({ from, to }: Pick<ScanFilter, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export const TONES = {
  genuine: 'good',
  scanned_before: 'wait',
  suspended: 'wait',
  revoked: 'bad',
  unknown: 'bad',
} as const satisfies Record<ScanRow['verdict'], 'good' | 'wait' | 'bad'>;

export interface FilterControl {
  filter: ScanFilter;
  /** Whether a filter besides the period is set. */
  narrowed: boolean;
  /** Sets filters; an empty value removes one. */
  change: (values: Partial<Record<keyof ScanFilter, string>>) => void;
}

/** The filter in the address, without values the server does not know. */
export function useScanFilter(): FilterControl {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => {
    const { from, to } = spanOf(USUAL);
    const given = { from: query.get('from') ?? from, to: query.get('to') ?? to };
    const days = (Date.parse(given.to) - Date.parse(given.from)) / DAY_MS + 1;
    const read: ScanFilter = days >= 1 && days <= MOST_SCAN_DAYS ? given : { from, to };
    for (const name of NARROWED) {
      const value = query.get(name);
      if (value && (name !== 'verdict' || OWN_VERDICTS.includes(value as never)))
        Object.assign(read, { [name]: value });
    }
    return read;
  }, [query]);
  return {
    filter,
    narrowed: NARROWED.some((name) => filter[name] !== undefined),
    change: (values) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
