import type { ScanRow } from '@ipw/domain';
import { Button, buttonClass } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../../app/member';
import { CsvButton } from '../../../app/CsvButton';
import { paths, withQuery } from '../../../app/paths';
import { translate, useT } from '../../../i18n/catalogue';
import { CodeFrame } from '../CodeFrame';
import { PagedList } from '../../../list/PagedList';
import { NARROWED, type ScanFilter, spanOf, SPANS, useScanFilter } from './scan-filter';
import { MOST_SCANS_SAVED, scansOf, useEverScanned, useScans } from './scan.calls';
import { ScanFigures } from './ScanFigures';
import { ScanFilters } from './ScanFilters';
import { ScanList } from './ScanList';
import { ScanRanks } from './ScanRanks';
import './scan.css';

const LONGEST = SPANS.at(-1)!;

/** Columns of the file, in order. */
const COLUMNS = ['at', 'product', 'licensee', 'batch', 'serial', 'verdict', 'place', 'mark'] as const;

/** Scans as lines of a file. */
const linesOf = (scans: readonly ScanRow[]) => [
  COLUMNS.map((column) => translate(`scans.column.${column}`)),
  ...scans.map(({ at, product_name, licensee_name, batch_number, serial, verdict, place, mark }) => [
    at,
    product_name,
    licensee_name,
    batch_number,
    serial,
    translate(`verdict.${verdict}`),
    place,
    mark && translate(`scan_mark.${mark}`),
  ]),
];

/** The cursors that led to the shown page. */
interface Paged {
  cursors: string[];
  of: ScanFilter;
}

/** Scan records of an IP's labels: figures, rankings, single scans. */
export function ScanRecordsPage() {
  const t = useT();
  const ipId = useIpId();
  const control = useScanFilter();
  const { filter } = control;
  const [paged, setPaged] = useState<Paged>({ cursors: [], of: filter });
  // A changed filter returns to the first page.
  const cursors = paged.of === filter ? paged.cursors : [];
  const shown = cursors.length + 1;
  const found = useScans(filter, shown, cursors.at(-1));
  const some = !!found.data?.total;
  const empty = useEmpty(found.data?.total === 0, control);
  return (
    <CodeFrame
      title={t('workbench.menu.scanRecordList')}
      lead={t('scans.lead')}
      action={
        some && (
          <CsvButton
            name={t('workbench.menu.scanRecordList')}
            load={async () => linesOf(await scansOf(ipId, filter))}
          />
        )
      }
    >
      <div className="scan-page">
        <ScanFilters {...control} />
        {some && <ScanFigures filter={filter} />}
        {some && <ScanRanks {...control} />}
        {some && <h2>{t('scans.list')}</h2>}
        {(found.data?.total ?? 0) > MOST_SCANS_SAVED && (
          <p className="ui-soft">{t('scans.csv.most', { most: MOST_SCANS_SAVED })}</p>
        )}
        <PagedList
          found={found}
          page={shown}
          onPage={(next) =>
            setPaged({
              cursors: [...cursors, found.data?.next_cursor ?? ''].slice(0, next - 1),
              of: filter,
            })
          }
          empty={empty}
        >
          {(rows) => <ScanList rows={rows} />}
        </PagedList>
      </div>
    </CodeFrame>
  );
}

/** The empty state: no match for the filter, or no scan at all. */
function useEmpty(nothing: boolean, { change }: ReturnType<typeof useScanFilter>) {
  const t = useT();
  const ipId = useIpId();
  const ever = useEverScanned(nothing);
  if (ever.data?.total === 0)
    return {
      title: t('scans.empty.title'),
      text: t('scans.empty.text'),
      action: (
        <Link className={buttonClass('primary')} to={withQuery(paths.codeGoods, { id: ipId })}>
          {t('scans.empty.action')}
        </Link>
      ),
    };
  return {
    title: t('scans.none.title'),
    text: t('scans.none.text'),
    action: (
      <Button
        onClick={() =>
          change({ ...Object.fromEntries(NARROWED.map((name) => [name, ''])), ...spanOf(LONGEST) })
        }
      >
        {t(`scans.span.${LONGEST}`)}
      </Button>
    ),
  };
}
