import { BOARD_SORTS, BOARD_TABS } from '@ipw/domain';
import { Button, buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { turnsOf, useServerClock } from '../../app/clock';
import { useBoard } from './tender.calls';
import { CampaignCard } from './CampaignCard';
import { ListHead } from './ListHead';
import { TenderCard } from './TenderCard';
import './tender.css';

/** The activity board: projects of brands by kind, and campaigns, in the order the holder chooses. The address holds all of it. */
export function BusinessActivityPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, clear, goTo } = useListQuery(['tab', 'sort', 'followed']);
  const tab = BOARD_TABS.find((one) => one === filter.tab) ?? 'all';
  const sort = BOARD_SORTS.find((one) => one === filter.sort) ?? 'fit';
  const followed = filter.followed === '1';
  const found = useBoard(page, { tab, sort, followed });
  const now = useServerClock(found, turnsOf(found.data?.list ?? []));
  const counts = found.data?.counts;
  return (
    <>
      <ListHead
        title={t('workbench.menu.businessActivity')}
        lead={t('tender.board.lead')}
        label={t('tender.board.tabs')}
        tabs={BOARD_TABS}
        current={tab}
        nameOf={(one) => t(`tender.board.${one}`)}
        counts={counts}
        path={paths.businessActivity}
        kept={{ id: ipId, sort: filter.sort, followed: filter.followed }}
      />
      <div className="ui-row tender-tools">
        <label className="ui-row">
          {t('tender.sort')}
          <select value={sort} onChange={({ target }) => change({ sort: target.value })}>
            {BOARD_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`tender.sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="ui-row">
          <input
            type="checkbox"
            checked={followed}
            onChange={({ target }) => change({ followed: target.checked ? '1' : '' })}
          />
          {t('tender.followed_only')}
        </label>
      </div>
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={
          counts?.all
            ? {
                title: t('tender.board.none.title'),
                text: t('tender.board.none.text'),
                action: <Button onClick={clear}>{t('tender.board.none.all')}</Button>,
              }
            : {
                title: t('tender.board.empty.title'),
                text: t('tender.board.empty.text'),
                action: (
                  <Link className={buttonClass('primary')} to={withQuery(paths.ipInfoSetting, { id: ipId })}>
                    {t('tender.board.empty.action')}
                  </Link>
                ),
              }
        }
      >
        {(rows) => (
          <ul className="tender-list">
            {rows.map((row) =>
              row.type === 'tender' ? (
                <TenderCard key={row.tender_id} tender={row} now={now} />
              ) : (
                <CampaignCard key={row.campaign_id} campaign={row} now={now} />
              ),
            )}
          </ul>
        )}
      </PagedList>
    </>
  );
}
