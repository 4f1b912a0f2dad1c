import { claimApi, type ClaimDetail, GRANTED_CLAIMS } from '@ipw/domain';
import { useIpId } from './member';
import { useApi } from './use-api';

const RARELY = { staleTime: 60_000 };

/** The claim by which the member got the current IP; undefined for others who work on it. */
export function useGrantedClaim(): ClaimDetail | undefined {
  const ipId = useIpId();
  const claims = useApi(claimApi.list, { page_size: 100 }, RARELY);
  const claim = claims.data?.list.find(
    ({ ip_id, state }) => ip_id === ipId && GRANTED_CLAIMS.includes(state),
  );
  const { data } = useApi(
    claimApi.detail,
    { claim_id: claim?.claim_id ?? '' },
    { ...RARELY, enabled: !!claim },
  );
  return claim && data?.claim_id === claim.claim_id ? data : undefined;
}
