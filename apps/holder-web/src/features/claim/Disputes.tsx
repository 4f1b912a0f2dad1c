import { disputeApi, disputeMachine, type DisputeRow } from '@ipw/domain';
import { Button, buttonClass, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago, dayOf } from '../../i18n/when';
import { useDisputes } from './claim.calls';
import './disputes.css';

/** What the member submitted with an objection. */
function Submitted({ dispute_id }: Pick<DisputeRow, 'dispute_id'>) {
  const t = useT();
  const { data, error, refetch } = useApi(
    disputeApi.detail,
    { dispute_id },
    { staleTime: 0, wordless: true },
  );
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const { statement, proof_images } = data;
  return (
    <>
      <h4>{t('claim.dispute.statement')}</h4>
      <p className="claim-dispute-text">{statement}</p>
      <h4>{t('claim.field.proof_images')}</h4>
      <ul className="claim-dispute-files">
        {proof_images.map(({ image_id, file_name, file_path, thumb_path, image_width }) => (
          <li key={image_id}>
            <a href={file_path} target="_blank" rel="noreferrer">
              {image_width !== null || thumb_path ? (
                <img src={thumb_path ?? file_path} alt={file_name} loading="lazy" />
              ) : (
                file_name
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function DisputeCard({ dispute }: { dispute: DisputeRow }) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { dispute_id, ip_name, state, created_at, due_at, decided_at, reason, claim } = dispute;
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
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('claim.dispute.submitted')}</summary>
        {open && <Submitted dispute_id={dispute_id} />}
      </details>
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
  const disputes = useDisputes();
  const list = disputes.data?.pages.flatMap((page) => page.list) ?? [];
  if (list.length === 0) return null;
  return (
    <section className="claim-disputes" aria-labelledby="disputes">
      <h2 id="disputes">{t('claim.disputes')}</h2>
      <ul className="claim-list">
        {list.map((dispute) => (
          <DisputeCard key={dispute.dispute_id} dispute={dispute} />
        ))}
      </ul>
      {disputes.hasNextPage && (
        <div className="claim-more">
          <Button busy={disputes.isFetchingNextPage} onClick={() => void disputes.fetchNextPage()}>
            {t('claim.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
