import { HOLDER_STATES, type HolderState, type SheetRow } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { CsvButton } from '../../app/CsvButton';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { translate, useT } from '../../i18n/catalogue';
import { KeywordSearch } from '../../form/KeywordSearch';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { allSheets, type SheetFilter, useSheets } from './sheet.calls';
import { SheetCard } from './SheetCard';
import { SupplementCard } from './SupplementCard';
import { useEmptyList } from './use-empty-list';
import '../../list/deal.css';
import './sheet.css';

/** Columns of the file, in order. */
const COLUMNS = [
  'sheet_no',
  'state',
  'turn',
  'due_at',
  'created_at',
  'sku',
  'buy_num',
  'share_percent',
  'sku_describe',
  'buyer_name',
  'company_name',
] as const;

/** Sheets as lines of a file, with what the list shows of them. */
const linesOf = (sheets: readonly SheetRow[]) => [
  COLUMNS.map((column) => translate(`sheet.column.${column}`)),
  ...sheets.map((sheet) => [
    sheet.sheet_no,
    translate(`state.sheet.${sheet.state}`),
    sheet.turn && translate(sheet.turn === 'holder' ? 'sheet.turn_you' : `turn.${sheet.turn}`),
    sheet.due_at,
    sheet.created_at,
    sheet.sku,
    sheet.buy_num,
    sheet.share_percent,
    sheet.sku_describe,
    sheet.buyer_name,
    sheet.company_name,
  ]),
];

/** Cooperation sheets that came by the platform: tabs by state, search, export. The address holds state and keyword. */
export function SheetsPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, clear, goTo } = useListQuery(['state', 'keyword']);
  const state = HOLDER_STATES.find((one) => one === filter.state);
  const wanted: SheetFilter = { state, keyword: filter.keyword };
  const found = useSheets(page, wanted);
  const title = t('workbench.menu.ipOrderManagement');
  useTitle(title);
  const list = found.data;
  const total = list && HOLDER_STATES.reduce((sum, one) => sum + list.counts[one], 0);
  const empty = useEmptyList(
    { any: !!total, fits: t(filter.keyword ? 'sheet.none.text' : 'sheet.none.state'), clear },
    { title: t('sheet.empty.title'), text: t('sheet.empty.text'), action: t('sheet.empty.action') },
  );
  const addressOf = (next: HolderState | undefined) =>
    withQuery(paths.ipOrderManagement, { id: ipId, state: next, keyword: filter.keyword });
  return (
    <>
      <header className="sheet-head">
        <div>
          <h1>{title}</h1>
          <p className="ui-soft">{t('sheet.lead')}</p>
        </div>
        <span className="ui-row">
          <Link className={buttonClass()} to={withQuery(paths.takenFields, { id: ipId })}>
            {t('workbench.menu.takenFields')}
          </Link>
          {!!total && <CsvButton name={title} load={async () => linesOf(await allSheets(ipId, wanted))} />}
        </span>
      </header>
      {list && !list.supplement && <SupplementCard />}
      {!!total && (
        <StateTabs
          label={t('sheet.states')}
          current={state}
          tabs={[
            { state: undefined, label: t('ui.all'), count: total, to: addressOf(undefined) },
            ...HOLDER_STATES.map((one) => ({
              state: one,
              label: t(`state.sheet.${one}`),
              count: list!.counts[one],
              to: addressOf(one),
            })),
          ]}
        />
      )}
      {!!total && (
        <KeywordSearch
          key={filter.keyword}
          label={t(list?.supplement ? 'sheet.search' : 'sheet.search.closed')}
          keyword={filter.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
      )}
      <PagedList found={found} page={page} onPage={goTo} empty={empty}>
        {(rows) => (
          <ul className="deal-list">
            {rows.map((row) => (
              <SheetCard key={row.sheet_id} row={row} open={list!.supplement} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
