import { TENDER_TABS } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { BidList } from './BidList';
import { useBids } from './entry.calls';
import { turnsOf, useServerClock } from '../../app/clock';
import { ListHead } from './ListHead';
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
  const now = useServerClock(found, turnsOf(found.data?.list ?? []));
  const counts = { ...found.data?.counts, bids: bids.data?.total, awards: awards.data?.total };
  const toBoard = (
    <Link className={buttonClass('primary')} to={withQuery(paths.businessActivity, { id: ipId })}>
      {t('tender.list.empty.action')}
    </Link>
  );
  return (
    <>
      <ListHead
        title={t('workbench.menu.fastCoopManagement')}
        lead={t('tender.list.lead')}
        label={t('tender.tabs')}
        tabs={TABS}
        current={tab}
        nameOf={(one) => t(`tender.tab.${one}`)}
        counts={counts}
        path={paths.fastCoopManagement}
        kept={{ id: ipId }}
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
