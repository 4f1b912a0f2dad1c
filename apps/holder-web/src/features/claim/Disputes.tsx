import { disputeApi, disputeMachine, type DisputeRow } from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago, dayOf } from '../../i18n/when';
import './disputes.css';

const MOST = 20;

function DisputeCard({ dispute }: { dispute: DisputeRow }) {
  const t = useT();
  const language = useLanguage();
  const { ip_name, state, created_at, due_at, decided_at, reason, claim } = dispute;
  return (
    <li className="ui-card ui-stack">
      <div>
        <div className="claim-card-head">
          <h3>{ip_name}</h3>
          <StateBadge machine={disputeMachine} state={state} />
        </div>
        <p className="claim-times">
          <time dateTime={decided_at ?? created_at} title={dayOf(decided_at ?? created_at, language)}>
            {t(decided_at ? 'claim.decided' : 'claim.submitted', {
              ago: ago(decided_at ?? created_at, language),
            })}
          </time>
          {due_at && <time dateTime={due_at}>{t('claim.due', { day: dayOf(due_at, language) })}</time>}
        </p>
      </div>
      {reason && <blockquote className="claim-dispute-reason">{reason}</blockquote>}
      {claim && (
        <div>
          <Link className={buttonClass('primary')} to={claim}>
            {t('claim.dispute.claim')}
          </Link>
        </div>
      )}
    </li>
  );
}

/** My objections; nothing without one. */
export function Disputes() {
  const t = useT();
  const disputes = useApi(disputeApi.list, { page_size: MOST }, { staleTime: 0 });
  const list = disputes.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className="claim-disputes" aria-labelledby="disputes">
      <h2 id="disputes">{t('claim.disputes')}</h2>
      <ul className="claim-list">
        {list.map((dispute) => (
          <DisputeCard key={dispute.dispute_id} dispute={dispute} />
        ))}
      </ul>
    </section>
  );
}
