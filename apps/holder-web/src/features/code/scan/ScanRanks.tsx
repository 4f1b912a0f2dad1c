import { formatCount, type ScanGroup, type ScanGroupRow, type Verdict } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useLanguage, useT } from '../../../i18n/catalogue';
import type { FilterControl, Narrowed } from './scan-filter';
import { useScanStats } from './scan.calls';
import { usePercent } from './ScanFigures';

const RANKS = ['place', 'goods', 'licensee', 'verdict'] as const satisfies readonly ScanGroup[];
type Rank = (typeof RANKS)[number];
/** The filter that a line of a ranked list sets. */
const NARROWS: Record<Rank, Narrowed> = {
  place: 'place',
  goods: 'goods_id',
  licensee: 'licensee_id',
  verdict: 'verdict',
};
const SHOWN = 6;

type Props = Pick<FilterControl, 'filter' | 'change'>;

/** Scans by town and other groups, largest first; each line sets a filter. */
export function ScanRanks(props: Props) {
  const t = useT();
  return (
    <section className="scan-ranks" aria-label={t('scans.ranks')}>
      <p className="scan-legend ui-soft" aria-hidden="true">
        <span data-part="first">{t('scans.legend.first')}</span>
        <span data-part="again">{t('scans.legend.again')}</span>
      </p>
      {RANKS.map((rank) => (
        <RankCard key={rank} rank={rank} {...props} />
      ))}
    </section>
  );
}

function RankCard({ rank, filter, change }: Props & { rank: Rank }) {
  const t = useT();
  const { data, error, refetch } = useScanStats(filter, rank);
  const rows = data?.groups ?? [];
  return (
    <div className="ui-card">
      <h2>{t(`scans.by.${rank}`)}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      <ol>
        {rows.slice(0, SHOWN).map((row) => (
          <Line
            key={row.key}
            rank={rank}
            row={row}
            most={rows[0]!.scans}
            onChoose={() => change({ [NARROWS[rank]]: row.key })}
          />
        ))}
      </ol>
      {rows.length > SHOWN && <p className="ui-soft">{t('scans.more', { count: rows.length - SHOWN })}</p>}
    </div>
  );
}

function Line({
  rank,
  row,
  most,
  onChoose,
}: {
  rank: Rank;
  row: ScanGroupRow;
  most: number;
  onChoose: () => void;
}) {
  const t = useT();
  const percent = usePercent()(row.first, row.scans);
  const count = formatCount(row.scans, useLanguage());
  const words: Record<Rank, string> = {
    place: row.label || t('scans.no_place'),
    goods: row.label,
    licensee: row.label,
    verdict: rank === 'verdict' ? t(`verdict.${row.key as Verdict}`) : '',
  };
  const name = words[rank];
  const inside = (
    <>
      <span>
        {name} <b>{count}</b>
      </span>
      <span className="scan-bar" aria-hidden="true">
        <span style={{ width: `${String((row.scans / most) * 100)}%` }}>
          <span style={{ width: `${String((row.first / row.scans) * 100)}%` }} />
        </span>
      </span>
    </>
  );
  return (
    <li>
      {row.key ? (
        <button type="button" aria-label={t('scans.rank', { name, count, percent })} onClick={onChoose}>
          {inside}
        </button>
      ) : (
        <div>{inside}</div>
      )}
    </li>
  );
}
