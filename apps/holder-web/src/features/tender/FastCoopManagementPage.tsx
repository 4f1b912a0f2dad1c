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
import { useServerClock } from './clock';
import { useTenders } from './tender.calls';
import { TenderCard } from './TenderCard';
import './tender.css';

/** Tender projects that collect entries, and those that are closed. */
export function FastCoopManagementPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, goTo } = useListQuery(['tab']);
  const tab = TENDER_TABS.find((one) => one === filter.tab) ?? 'collecting';
  const found = useTenders(page, tab);
  const now = useServerClock(found);
  const title = t('workbench.menu.fastCoopManagement');
  useTitle(title);
  return (
    <>
      <header className="tender-head">
        <h1>{title}</h1>
        <p className="ui-soft">{t('tender.list.lead')}</p>
      </header>
      <StateTabs
        label={t('tender.tabs')}
        current={tab}
        tabs={TENDER_TABS.map((one) => ({
          state: one,
          label: t(`tender.tab.${one}`),
          count: found.data?.counts[one],
          to: withQuery(paths.fastCoopManagement, {
            id: ipId,
            tab: one === 'collecting' ? undefined : one,
          }),
        }))}
      />
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('tender.list.empty.title'),
          text: t('tender.list.empty.text'),
          action: (
            <Link className={buttonClass('primary')} to={withQuery(paths.businessActivity, { id: ipId })}>
              {t('tender.list.empty.action')}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ul className="tender-list">
            {rows.map((tender) => (
              <TenderCard key={tender.tender_id} tender={tender} now={now} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
