import { TENDER_TABS } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { BidList } from './BidList';
import { useBids } from './entry.calls';
import { useServerClock } from '../../app/clock';
import { useTenders } from './tender.calls';
import { TenderCard } from './TenderCard';
import './tender.css';

const TABS = [...TENDER_TABS, 'bids', 'awards'] as const;
type Tab = (typeof TABS)[number];
const MINE = { bids: 'myBids', awards: 'myAwards' } as const;
const isMine = (tab: Tab): tab is keyof typeof MINE => tab in MINE;

/** Tender projects that collect entries, those that are closed, and the entries and awards of the IP. */
export function FastCoopManagementPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, goTo } = useListQuery(['tab']);
  const tab = TABS.find((one) => one === filter.tab) ?? 'collecting';
  const found = useTenders(isMine(tab) ? 1 : page, isMine(tab) ? 'collecting' : tab);
  const bids = useBids('myBids', tab === 'bids' ? page : 1);
  const awards = useBids('myAwards', tab === 'awards' ? page : 1);
  const now = useServerClock(found);
  const title = t('workbench.menu.fastCoopManagement');
  useTitle(title);
  const counts = { ...found.data?.counts, bids: bids.data?.total, awards: awards.data?.total };
  const toBoard = (
    <Link className={buttonClass('primary')} to={withQuery(paths.businessActivity, { id: ipId })}>
      {t('tender.list.empty.action')}
    </Link>
  );
  return (
    <>
      <header className="tender-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t('tender.list.lead')}</p>
      </header>
      <StateTabs
        label={t('tender.tabs')}
        current={tab}
        tabs={TABS.map((one) => ({
          state: one,
          label: t(`tender.tab.${one}`),
          count: counts[one],
          to: withQuery(paths.fastCoopManagement, {
            id: ipId,
            tab: one === 'collecting' ? undefined : one,
          }),
        }))}
      />
      {isMine(tab) ? (
        <PagedList
          found={tab === 'bids' ? bids : awards}
          page={page}
          onPage={goTo}
          empty={{
            title: t(`tender.${tab}.empty.title`),
            text: t(`tender.${tab}.empty.text`),
            action: toBoard,
          }}
        >
          {(rows) => <BidList bids={rows} now={now} />}
        </PagedList>
      ) : (
        <PagedList
          found={found}
          page={page}
          onPage={goTo}
          empty={{ title: t('tender.list.empty.title'), text: t('tender.list.empty.text'), action: toBoard }}
        >
          {(rows) => (
            <ul className="tender-list">
              {rows.map((tender) => (
                <TenderCard key={tender.tender_id} tender={tender} now={now} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </>
  );
}
