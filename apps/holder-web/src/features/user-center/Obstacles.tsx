import { CLOSURE_OBSTACLES, type ClosureStatus } from '@ipw/domain';
import { Link } from 'react-router';
import { withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

/** Matters to settle first, with links. */
export function Obstacles({ obstacles }: Pick<ClosureStatus, 'obstacles'>) {
  const t = useT();
  return (
    <div className="ui-card close-settle" role="status">
      <h2>{t('close.settle')}</h2>
      <p>{t('close.settle_text')}</p>
      <ul>
        {obstacles.map(({ kind, count, ip_id }) => {
          const what = t(`closure_obstacle.${kind}`);
          return (
            <li key={kind}>
              {t('close.obstacle', { what, count })}
              <Link
                to={withQuery(CLOSURE_OBSTACLES[kind], { id: ip_id })}
                aria-label={`${t('close.look')}: ${what}`}
              >
                {t('close.look')}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
