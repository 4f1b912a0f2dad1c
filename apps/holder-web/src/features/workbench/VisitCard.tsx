import { dashboardApi, VISIT_DAYS, type Visits } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { DayChart } from '../../chart/DayChart';
import { Trend } from '../../chart/Trend';
import { Segments } from '../../form/Segments';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

type Span = (typeof VISIT_DAYS)[number];
const SPANS = { '30': 30, '90': 90 } as const satisfies Record<`${Span}`, Span>;

/** The number of each day, newest first. */
function Numbers({ days }: Pick<Visits, 'days'>) {
  const t = useT();
  const language = useLanguage();
  return (
    <details className="visit-numbers">
      <summary>{t('visits.table')}</summary>
      <div tabIndex={0} role="group" aria-label={t('visits.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('visits.day')}</th>
              <th scope="col">{t('visits.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits }) => (
              <tr key={day}>
                <th scope="row">{dayOf(day, language)}</th>
                <td>{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Visitors of the public page: total, trend, daily chart. */
export function VisitCard({ ipId }: { ipId: string }) {
  const t = useT();
  const [span, setSpan] = useState<`${Span}`>('30');
  const days = SPANS[span];
  const { data, error, refetch } = useApi(dashboardApi.visits, { ip_id: ipId, days });
  return (
    <section className="ui-card home-visits" aria-labelledby="visits">
      <header>
        <h2 id="visits">{t('visits.title')}</h2>
        <Segments
          label={t('scans.span')}
          name="visits"
          options={VISIT_DAYS.map((value) => ({
            value: `${value}` as const,
            label: t(`scans.span.${value}`),
          }))}
          value={span}
          onChange={setSpan}
        />
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={1} height={220} />}
      {data && (
        <>
          <p className="visit-total">
            <strong>{data.total}</strong>
            <span>{t('visits.total', { days })}</span>
            <Trend total={data.total} before={data.before} days={days} />
          </p>
          {data.total === 0 ? (
            <p className="home-clear">{t('visits.none')}</p>
          ) : (
            <DayChart
              days={data.days.map(({ day, visits }) => ({ day, count: visits }))}
              describe={(shown) => t('visits.chart', shown)}
            />
          )}
          {data.total > 0 && <Numbers days={data.days} />}
          <footer>
            <span className="ui-soft">{t('visits.how')}</span>
            <span className="ui-row">
              <Link to={withQuery(paths.figures, { id: ipId })}>{t('visits.all')}</Link>
              <a href={data.public_path} target="_blank" rel="noreferrer">
                {t('visits.open')}
              </a>
            </span>
          </footer>
        </>
      )}
    </section>
  );
}
