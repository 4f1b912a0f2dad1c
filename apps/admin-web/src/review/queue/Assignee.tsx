import { None } from '../../components/None';
import { useFormats } from '../../i18n/format';
import { useT } from '../../i18n/locale';

/** Who has a record of a queue, and below since when. */
export function Assignee({ name, since }: { name: string | null; since: string | null }) {
  const t = useT();
  const { moment } = useFormats();
  if (!name) return <None />;
  return (
    <span className="assignee">
      {name}
      {since && <small className="soft">{t('review.since', { when: moment(since) })}</small>}
    </span>
  );
}
