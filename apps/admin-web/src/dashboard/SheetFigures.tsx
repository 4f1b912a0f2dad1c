import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failed } from '../components/Placeholder';
import { path } from '../components/path';
import { callApi } from '../http/call-api';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './sheet-figures.css';

/** Cooperation sheets by step: how many are open and late, and how long the step takes. */
export function SheetFigures() {
  const t = useT();
  const { number } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['sheets', 'figures'],
    queryFn: () => callApi('GET sheets/figures', {}),
    refetchInterval: 60_000,
  });
  return (
    <section className="card section sheet-figures">
      <h2>{t('menu.sheets')}</h2>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <i className="skeleton block" />}
      {data && (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('field.turn')}</th>
                <th scope="col">{t('figures.open')}</th>
                <th scope="col">{t('late.overdue')}</th>
                <th scope="col">{t('late.escalated')}</th>
                <th scope="col">{t('figures.median')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ turn, open, overdue, escalated, median_hours }) => (
                <tr key={turn}>
                  <th scope="row">
                    <Link className="link" to={path.list('sheets', { turn })}>
                      {t(keyOf('turn', turn))}
                    </Link>
                  </th>
                  <td>{number(open)}</td>
                  <td className={overdue > 0 ? 'tone-bad' : undefined}>{number(overdue)}</td>
                  <td className={escalated > 0 ? 'tone-bad' : undefined}>{number(escalated)}</td>
                  <td>{median_hours === null ? '–' : t('figures.hours', { hours: number(median_hours) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
