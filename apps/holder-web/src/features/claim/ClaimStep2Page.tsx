import { claimPage } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { useClaimOf } from './claim.calls';
import { resultOf } from './claim-flow';
import { ClaimForm } from './ClaimForm';
import { ClaimRefused, refusalOf } from './ClaimRefused';

/** Step 2: proof of rights for the IP named in the address. */
export function ClaimStep2Page() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const claim = useClaimOf(id, { start: true });
  if (!id) return <Navigate to={paths.claimStep1} replace />;
  if (claim.isError) {
    const refusal = refusalOf(claim.error);
    return refusal ? (
      <ClaimRefused refusal={refusal} ipId={id} />
    ) : (
      <ErrorState message={claim.error.message} onRetry={() => void claim.refetch()} />
    );
  }
  if (!claim.data) return <Skeleton lines={4} height={96} />;
  if (!claim.data.actions.includes('submit')) return <Navigate to={resultOf(claim.data)} replace />;
  if (claim.data.kind !== 'normal') return <Navigate to={claimPage(claim.data)} replace />;
  return <ClaimForm key={claim.data.claim_id} claim={claim.data} />;
}
