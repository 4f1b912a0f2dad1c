import { workingDaysBetween } from '@ipw/domain';
import { session } from '../http/session';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { None } from './None';

/** Working days left for staff: plain, amber on the last day, red with a text when overdue. */
export function Due({ at }: { at: string | null }) {
  const t = useT();
  const { moment } = useFormats();
  if (!at) return <None />;
  const [now, end] = [new Date(), new Date(at)];
  const over = end < now;
  const days = workingDaysBetween(
    ...(over ? ([end, now] as const) : ([now, end] as const)),
    session.me()?.holidays,
  );
  const tone = over ? 'bad' : days === 0 ? 'wait' : 'neutral';
  const words = over ? (days === 0 ? 'overdue' : 'due.over_days') : days === 0 ? 'due.today' : 'due.days';
  return (
    <time dateTime={at} title={moment(at)} className={`due tone-${tone}`}>
      {t(words, { count: days })}
    </time>
  );
}
