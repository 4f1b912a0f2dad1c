import { FIGURE_DAYS, figureApi, type Figures, formatCount } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useSearchParams } from 'react-router';
import { CsvButton } from '../../app/CsvButton';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { DayChart } from '../../chart/DayChart';
import { Trend } from '../../chart/Trend';
import { Segments } from '../../form/Segments';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import './figures.css';
import { Ranked } from './Ranked';

type Span = `${(typeof FIGURE_DAYS)[number]}`;
const SPANS = FIGURE_DAYS.map((days) => `${days}` as const);
const DEFAULT: Span = '30';
/** The numbers at the top, each with its own way of counting. */
const NUMBERS = ['visits', 'asks', 'sheets', 'manual', 'scans'] as const;

const COLUMNS = ['figure', 'name', 'total', 'before'] as const;

/** All figures as lines of a file: numbers first, then every day. */
function linesOf(figures: Figures) {
  const head = COLUMNS.map((column) => translate(`figures.column.${column}`));
  const line = (figure: string, name: string, { total, before }: { total: number; before: number }) => [
    figure,
    name,
    total,
    before,
  ];
  return [
    head,
    ...NUMBERS.map((key) => line(translate(`figures.${key}`), '', figures[key])),
    ...figures.sources.map((one) =>
      line(translate('figures.sources'), translate(`figures.source.${one.source}`), one),
    ),
    ...figures.series.map((one) => line(translate('figures.series'), one.series_name, one)),
    ...figures.pictures.map((one) =>
      line(translate('figures.pictures'), `${one.series_name} ${one.image_id}`, one),
    ),
    [],
    [translate('figures.column.day'), translate('figures.visits')],
    ...figures.days.map(({ day, visits }) => [day, visits]),
  ];
}

function Numbers({ figures, days }: { figures: Figures; days: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className="figures-numbers">
      {NUMBERS.map((key) => (
        <li key={key} className="ui-card">
          <h2>{t(`figures.${key}`)}</h2>
          <p>
            <strong>{formatCount(figures[key].total, language)}</strong>{' '}
            <Trend {...figures[key]} days={days} />
          </p>
          <p className="ui-soft">{t(`figures.${key}.how`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What works: visits of the public page by source, series and picture, and what follows from them. */
export function FiguresPage() {
  const t = useT();
  const ipId = useIpId();
  const [query, setQuery] = useSearchParams();
  const span = SPANS.find((one) => one === query.get('days')) ?? DEFAULT;
  const days = Number(span) as (typeof FIGURE_DAYS)[number];
  const { data, error, refetch } = useApi(figureApi.figures, { ip_id: ipId, days });
  useTitle(t('workbench.menu.figures'));
  return (
    <>
      <header className="figures-head">
        <div>
          <h1>{t('workbench.menu.figures')}</h1>
          <p className="ui-soft">{t('figures.lead')}</p>
        </div>
        {data && <CsvButton name={t('workbench.menu.figures')} load={() => Promise.resolve(linesOf(data))} />}
      </header>
      <Segments
        label={t('scans.span')}
        name="figures"
        options={SPANS.map((value) => ({ value, label: t('figures.days', { days: value }) }))}
        value={span}
        onChange={(value) => setQuery({ id: ipId, days: value }, { replace: true })}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} height={120} />}
      {data && (
        <>
          <Numbers figures={data} days={days} />
          {data.visits.total > 0 && (
            <section className="ui-card figures-days" aria-label={t('figures.visits')}>
              <DayChart
                days={data.days.map(({ day, visits }) => ({ day, count: visits }))}
                describe={(shown) => t('visits.chart', shown)}
              />
            </section>
          )}
          <div className="figures-ranks">
            <Ranked
              title={t('figures.sources')}
              how={t('figures.sources.how')}
              days={days}
              rows={data.sources.map((one) => ({
                ...one,
                key: one.source,
                name: t(`figures.source.${one.source}`),
              }))}
            />
            <Ranked
              title={t('figures.series')}
              how={t('figures.series.how')}
              days={days}
              rows={data.series.map((one) => ({ ...one, key: one.series_id, name: one.series_name }))}
            />
            <Ranked
              title={t('figures.pictures')}
              how={t('figures.pictures.how')}
              days={days}
              rows={data.pictures.map((one) => ({ ...one, key: one.image_id, name: one.series_name }))}
            />
          </div>
        </>
      )}
    </>
  );
}
