import { shanghaiDay } from '@ipw/domain';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';

const DAY_MS = 86_400_000;

/** The day of a follow-up: amber on the day, red with a text when overdue, plain when it is done. */
export function DueOn({ day, waits }: { day: string; waits: boolean }) {
  const t = useT();
  const { wholeDay, distance } = useFormats();
  const noon = `${day}T04:00:00Z`;
  const today = shanghaiDay(new Date());
  const tone = !waits || day > today ? 'neutral' : day === today ? 'wait' : 'bad';
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  const near = distance(new Date(Date.now() + days * DAY_MS).toISOString(), Date.now());
  return (
    <time dateTime={day} className={`due tone-${tone}`}>
      {wholeDay(noon)}
      {waits && (
        <small>
          {day < today ? t('follow_up.over', { when: near }) : day === today ? t('follow_up.today') : near}
        </small>
      )}
    </time>
  );
}
