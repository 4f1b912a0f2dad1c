import { Link } from 'react-router';
import { Moment } from '../../components/Moment';
import { StateBadge } from '../../components/StateBadge';
import { path } from '../../components/path';
import { useT } from '../../i18n/locale';
import type { ReviewModel, ReviewRow, Rival } from '../model/review-model';

/** Other open claims of the same IP, which approving this one rejects. */
export function Rivals<R extends ReviewRow, D extends R>({
  model,
  rivals,
}: {
  model: ReviewModel<R, D>;
  rivals: readonly Rival[];
}) {
  const t = useT();
  if (rivals.length === 0) return null;
  return (
    <section className="card rivals">
      <h2>{t('rivals', { count: rivals.length })}</h2>
      <p className="soft">{t('rivals.text')}</p>
      <ul>
        {rivals.map(({ id, state, member_name, submitted_at }) => (
          <li key={id}>
            <Link to={path.show(model.name, id)}>{member_name}</Link>
            <StateBadge statusLabels={model.machine} state={state} />
            <Moment at={submitted_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
