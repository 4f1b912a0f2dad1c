import { type AlertDetail, codeAlertMachine, formatCount } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { site } from '../../app/site';
import { useRecordTop } from '../../app/use-record-top';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { subjectOf, whyOf } from './alert-words';
import { AlertPlaces, AlertTimeline } from './AlertTimeline';
import { useAlert } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { SettleAlert } from './SettleAlert';

/** An alert: what happened, possible reasons, what to do, and its scans. */
export function AlertPage({ alertId }: { alertId: string }) {
  useRecordTop();
  const t = useT();
  const ipId = useIpId();
  const { data: alert, error, refetch } = useAlert(alertId);
  const list = withQuery(paths.codeAlerts, { id: ipId });
  return (
    <CodeFrame
      title={alert ? t(`alert_kind.${alert.kind}`) : t('workbench.menu.alerts')}
      {...(alert && { lead: `${alert.product_name} · ${subjectOf(t, alert)}` })}
      back={<Link to={list}>← {t('workbench.menu.alerts')}</Link>}
    >
      {error && (
        <ErrorState
          message={error.message}
          onRetry={() => void refetch()}
          action={
            <Link className={buttonClass()} to={list}>
              {t('workbench.menu.alerts')}
            </Link>
          }
        />
      )}
      {!alert && !error && <Skeleton lines={4} height={96} />}
      {alert && (
        <div className="code-two">
          <div className="code-main">
            <AlertMeaning alert={alert} />
            <SettleAlert alert={alert} />
            <AlertTimeline alert={alert} />
          </div>
          <aside className="code-aside">
            <AlertFacts alert={alert} />
            <AlertPlaces places={alert.places} />
          </aside>
        </div>
      )}
    </CodeFrame>
  );
}

function AlertMeaning({ alert }: { alert: AlertDetail }) {
  const t = useT();
  const subject = t('alert.ask.subject', { product: alert.product_name, code: subjectOf(t, alert) });
  return (
    <section className="ui-card code-card">
      <dl className="alert-meaning">
        <dt>{t('alert.why')}</dt>
        <dd>{whyOf(t, alert)}</dd>
        <dt>{t('alert.means')}</dt>
        <dd>{t(`alert.meaning.${alert.kind}` as Key)}</dd>
        <dt>{t('alert.todo')}</dt>
        <dd>{t(`alert.todo.${alert.kind}` as Key)}</dd>
      </dl>
      {alert.actions.length > 0 && (
        <div className="ui-row">
          <a className={buttonClass()} href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>
            {t('alert.ask')}
          </a>
        </div>
      )}
    </section>
  );
}

function AlertFacts({ alert }: { alert: AlertDetail }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="ui-card code-card">
      <h2>{t('alert.scans', { count: formatCount(alert.scans, language) })}</h2>
      <p className="ui-row">
        <StateBadge machine={codeAlertMachine} state={alert.state} />
        {alert.settled_at && <span className="ui-soft">{dayOf(alert.settled_at, language)}</span>}
      </p>
      <dl className="code-facts">
        <dt>{t('code.field.goods')}</dt>
        <dd>{alert.product_name}</dd>
        <dt>{t('code.field.licensee')}</dt>
        <dd>{alert.licensee_name}</dd>
        <dt>{t('alert.which')}</dt>
        <dd>{subjectOf(t, alert)}</dd>
      </dl>
    </section>
  );
}
