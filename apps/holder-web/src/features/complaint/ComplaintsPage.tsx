import { complaintApi, complaintMachine, type ComplaintRow } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { AnswerForm } from './AnswerForm';
import './complaints.css';

const MOST = 50;

function Complaint({ complaint, open }: { complaint: ComplaintRow; open: boolean }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { complaint_id, number, kind, state, statement, created_at, due_at, reason } = complaint;
  const { answer, answered_at, actions } = complaint;
  const canAnswer = actions.includes('answer');
  return (
    <li className="ui-card ui-stack">
      <header className="complaint-head">
        <h2>{t(`complaint_kind.${kind}`)}</h2>
        <StateBadge machine={complaintMachine} state={state} />
        <span className="ui-soft">
          {number} · {dayOf(created_at, language)}
        </span>
      </header>
      <blockquote>{statement || t('complaint.erased')}</blockquote>
      {due_at && <p className="ui-soft">{t('complaint.due', { day: dayOf(due_at, language) })}</p>}
      {reason && (
        <section aria-label={t('complaint.decision')}>
          <h3>{t('complaint.decision')}</h3>
          <p>{reason}</p>
        </section>
      )}
      {answered_at && !(open && canAnswer) && (
        <section aria-label={t('complaint.answer')}>
          <h3>{t('complaint.answered', { day: dayOf(answered_at, language) })}</h3>
          <p>{answer}</p>
        </section>
      )}
      {canAnswer && open && <AnswerForm complaint={complaint} />}
      {canAnswer && !open && (
        <div>
          <Link
            className={buttonClass(answered_at ? 'secondary' : 'primary')}
            to={withQuery(paths.complaints, { id: ipId, complaint_id })}
          >
            {t(answered_at ? 'complaint.change' : 'complaint.answer')}
          </Link>
        </div>
      )}
    </li>
  );
}

/** Complaints of infringement against the IP; the address names the one that is being answered. */
export function ComplaintsPage() {
  const t = useT();
  const ipId = useIpId();
  const [query] = useSearchParams();
  const { data, error, refetch } = useApi(
    complaintApi.list,
    { ip_id: ipId, page_size: MOST },
    { staleTime: 0 },
  );
  useTitle(t('workbench.menu.complaints'));
  return (
    <>
      <header>
        <h1>{t('workbench.menu.complaints')}</h1>
        <p className="ui-soft">{t('complaint.lead')}</p>
      </header>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} height={140} />}
      {data?.total === 0 && (
        <EmptyState title={t('complaint.empty.title')}>{t('complaint.empty.text')}</EmptyState>
      )}
      <ul className="complaints">
        {data?.list.map((complaint) => (
          <Complaint
            key={complaint.complaint_id}
            complaint={complaint}
            open={complaint.complaint_id === query.get('complaint_id')}
          />
        ))}
      </ul>
    </>
  );
}
