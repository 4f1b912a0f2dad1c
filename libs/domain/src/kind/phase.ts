import { shanghaiDay } from '../core/working-days';
import type { ContentData, ContentKind } from './content-kind';

const DAY_MS = 86_400_000;

/** Days before the last day of documents on which their holder is reminded, the most first. */
export const REMINDER_DAYS = [60, 30] as const;

/** What the days of approved content say today, with the tone of their badge. Labels: `phase.<phase>`. */
export const PHASES = {
  scheduled: 'wait',
  ended: 'neutral',
  expiring: 'wait',
  expired: 'bad',
} as const;
export type Phase = keyof typeof PHASES;

/** The phases a kind can be in. */
export const phasesOf = ({ span, expires }: Pick<ContentKind, 'span' | 'expires'>): Phase[] => [
  ...(span ? (['scheduled', 'ended'] as const) : []),
  ...(expires ? (['expiring', 'expired'] as const) : []),
];

/** The calendar day so many days after `day`, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The phase of approved content on a day in Asia/Shanghai; undefined while there is nothing to say. */
export function phaseOf(
  { span, expires }: Pick<ContentKind, 'span' | 'expires'>,
  data: ContentData,
  today = shanghaiDay(new Date()),
): Phase | undefined {
  const at = (field: string | undefined) => (field && (data[field] as string | null)) || undefined;
  const [from, until, last] = [at(span?.[0]), at(span?.[1]), at(expires)];
  if (from && today < from) return 'scheduled';
  if (until && today > until) return 'ended';
  if (last && today > last) return 'expired';
  return last && last <= dayAfter(today, REMINDER_DAYS[0]) ? 'expiring' : undefined;
}
