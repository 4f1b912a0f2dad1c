import { BOARD_SORTS, BOARD_TABS } from '@ipw/domain';
import { Button, buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useT } from '../../i18n/catalogue';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { useServerClock } from '../../app/clock';
import { useBoard } from './tender.calls';
import { CampaignCard } from './CampaignCard';
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
  const now = useServerClock(found);
  const title = t('workbench.menu.businessActivity');
  useTitle(title);
  const counts = found.data?.counts;
  return (
    <>
      <header className="tender-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t('tender.board.lead')}</p>
      </header>
      <StateTabs
        label={t('tender.board.tabs')}
        current={tab}
        tabs={BOARD_TABS.map((one) => ({
          state: one,
          label: t(`tender.board.${one}`),
          count: counts?.[one],
          to: withQuery(paths.businessActivity, {
            id: ipId,
            tab: one === 'all' ? undefined : one,
            sort: filter.sort,
            followed: filter.followed,
          }),
        }))}
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
