import { formatCount, type ScanStats } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../../app/member';
import { paths, withQuery } from '../../../app/paths';
import { DayChart } from '../../../chart/DayChart';
import { useLanguage, useT } from '../../../i18n/catalogue';
import { daysBetween, type ScanFilter } from './scan-filter';
import { useScanStats } from './scan.calls';
import { useSpanWords } from './ScanFilters';

/** Share of first scans in percent; a dash without scans. */
export function usePercent(): (first: number, scans: number) => string {
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (first, scans) => (scans === 0 ? '–' : format.format(first / scans));
}

/** Numbers of scans and of first scans, day by day. */
export function ScanFigures({ filter }: { filter: ScanFilter }) {
  const t = useT();
  const { data, error, refetch } = useScanStats(filter, 'day');
  return (
    <section className="ui-card scan-figures">
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={1} height={240} />}
      {data && <Figures stats={data} filter={filter} />}
      <Link to={withQuery(paths.codeGoods, { id: useIpId() })}>{t('scans.quota')}</Link>
    </section>
  );
}

function Figures({ stats, filter }: { stats: ScanStats; filter: ScanFilter }) {
  const t = useT();
  const language = useLanguage();
  const percent = usePercent();
  const span = useSpanWords(filter);
  const counts = new Map(stats.groups.map(({ key, scans }) => [key, scans]));
  return (
    <>
      <p className="scan-total">
        <strong>{formatCount(stats.total, language)}</strong>
        <span>{t('scans.total', span)}</span>
        <b>{t('scans.first', { percent: percent(stats.first, stats.total) })}</b>
      </p>
      <DayChart
        days={daysBetween(filter).map((day) => ({ day, count: counts.get(day) ?? 0 }))}
        describe={(shown) => t('scans.chart', shown)}
      />
      <p className="ui-soft">{t('scans.first.how')}</p>
    </>
  );
}
