import { claimMachine, type ClaimDetail } from '@ipw/domain';
import { buttonClass, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { useClaimOf } from './claim.calls';
import { ClaimActions } from './ClaimActions';
import { ClaimReason } from './ClaimReason';
import { IpPicture } from '../../app/IpPicture';
import { OpenWorkbench } from './OpenWorkbench';
import { SealPicture } from './SealPicture';

function Result({ claim }: { claim: ClaimDetail }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="ui-card claim-result">
      <SealPicture />
      <h2>{t(`claim.result.${claim.state}`)}</h2>
      <p className="claim-result-ip">
        <IpPicture src={claim.ip_image} name={claim.ip_name} size={40} />
        <strong>{claim.ip_name}</strong>
        <StateBadge machine={claimMachine} state={claim.state} />
      </p>
      <p className="ui-soft">{t(`claim.result.${claim.state}.text`)}</p>
      {claim.due_at && (
        <ol className="claim-next">
          <li>{t('claim.next.review', { day: dayOf(claim.due_at, language) })}</li>
          <li>{t('claim.next.message')}</li>
          <li>{t('claim.next.open')}</li>
        </ol>
      )}
      <ClaimReason claim={claim} />
      <div className="ui-row claim-result-acts">
        <OpenWorkbench ipId={claim.ip_id} />
        <Link className={buttonClass('secondary')} to={paths.claim}>
          {t('claim.title')}
        </Link>
        <ClaimActions claim={claim} />
      </div>
    </section>
  );
}

/** Step 3: the claim is under review; what happens next, and withdrawing it. */
export function ClaimStep3Page() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const claim = useClaimOf(id);
  const { refetch } = claim;
  // The member's data comes anew with a message, which is often the decision this page waits for.
  const member = useMemberInfo();
  const seen = useRef(member);
  useEffect(() => {
    if (seen.current === member) return;
    seen.current = member;
    void refetch();
  }, [member, refetch]);
  if (!id || (claim.isSuccess && !claim.data)) return <Navigate to={paths.claim} replace />;
  if (claim.isError) return <ErrorState message={claim.error.message} onRetry={() => void claim.refetch()} />;
  return claim.data ? <Result claim={claim.data} /> : <Skeleton lines={3} height={64} />;
}
