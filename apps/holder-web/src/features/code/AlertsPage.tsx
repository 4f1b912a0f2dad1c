import { type AlertRow, codeAlertMachine, formatCount } from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { subjectOf } from './alert-words';
import './alert.css';
import { AlertPage } from './AlertPage';
import { useAlerts } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { PagedList } from '../../list/PagedList';
import { StateFilter, stateIn } from '../../list/StateFilter';

/** Alerts about unusual scans; the address contains the open one and the filter. */
export function AlertsPage() {
  const alertId = useSearchParams()[0].get('alert_id');
  return alertId ? <AlertPage key={alertId} alertId={alertId} /> : <AlertList />;
}

function AlertCard({ alert }: { alert: AlertRow }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  return (
    <li className="ui-card code-order">
      <div>
        <h2>
          <Link to={withQuery(paths.codeAlerts, { id: ipId, alert_id: alert.alert_id })}>
            {t(`alert_kind.${alert.kind}`)}
          </Link>
        </h2>
        <p>
          {alert.product_name} · {alert.licensee_name}
        </p>
        <p className="ui-soft">
          {subjectOf(t, alert)} · {t('alert.since', { moment: momentOf(alert.first_at, language) })}
        </p>
        <p className="ui-row code-status">
          <StateBadge machine={codeAlertMachine} state={alert.state} />
          {alert.outcome && <span className="ui-soft">{t(`alert_outcome.${alert.outcome}`)}</span>}
        </p>
      </div>
      <strong className="code-amount">
        {t('alert.scans', { count: formatCount(alert.scans, language) })}
      </strong>
    </li>
  );
}

function AlertList() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, goTo } = useListQuery(['state']);
  const state = stateIn(codeAlertMachine, filter.state);
  const found = useAlerts(page, state);
  return (
    <CodeFrame title={t('workbench.menu.alerts')} lead={t('alert.lead')}>
      <StateFilter
        label={t('alert.states')}
        of={codeAlertMachine}
        value={state}
        onChange={(next) => change({ state: next })}
      />
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('alert.empty.title'),
          text: t(state ? 'alert.empty.state' : 'alert.empty.text'),
          action: (
            <Link className={buttonClass()} to={withQuery(paths.codeGoods, { id: ipId })}>
              {t('alert.goods')}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ul className="code-list">
            {rows.map((alert) => (
              <AlertCard key={alert.alert_id} alert={alert} />
            ))}
          </ul>
        )}
      </PagedList>
    </CodeFrame>
  );
}
