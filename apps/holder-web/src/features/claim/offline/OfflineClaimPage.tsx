import { claimPage } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Navigate, useSearchParams } from 'react-router';
import { Page } from '../../../app/Page';
import { UploadScope } from '../../../app/UploadScope';
import { useT } from '../../../i18n/catalogue';
import { useClaim } from '../claim.calls';
import '../claim.css';
import { resultOf } from '../claim-flow';
import { ClaimRefused, refusalOf } from '../ClaimRefused';
import { Stepper } from '../Stepper';
import { ChooseContractIp } from './ChooseContractIp';
import './offline.css';
import { OfflineForm } from './OfflineForm';

function OfflineClaim({ claimId }: { claimId: string }) {
  const claim = useClaim(claimId);
  if (claim.isError) {
    const refusal = refusalOf(claim.error);
    return refusal ? (
      <ClaimRefused refusal={refusal} ipId="" />
    ) : (
      <ErrorState message={claim.error.message} onRetry={() => void claim.refetch()} />
    );
  }
  if (!claim.data) return <Skeleton lines={4} height={96} />;
  if (!claim.data.actions.includes('submit')) return <Navigate to={resultOf(claim.data)} replace />;
  if (claim.data.kind !== 'offline') return <Navigate to={claimPage(claim.data)} replace />;
  return <OfflineForm key={claim.data.claim_id} claim={claim.data} />;
}

/** A claim by paper contract: the IP, then the contract. */
export function OfflineClaimPage() {
  const t = useT();
  const [query] = useSearchParams();
  const claimId = query.get('claim');
  return (
    <Page title={t('claim.offline.title')}>
      <Stepper at={claimId ? 'prove' : 'choose'} />
      <UploadScope>
        {claimId ? <OfflineClaim claimId={claimId} /> : <ChooseContractIp name={query.get('name') ?? ''} />}
      </UploadScope>
    </Page>
  );
}
