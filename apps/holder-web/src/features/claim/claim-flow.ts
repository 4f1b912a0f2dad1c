import type { ClaimKind, ClaimRow } from '@ipw/domain';
import { paths, withQuery } from '../../app/paths';

type Claim = Pick<ClaimRow, 'kind' | 'claim_id' | 'ip_id'>;

/** Where each kind of claim is written. */
const FORMS: Record<ClaimKind, (claim: Claim) => string> = {
  normal: ({ ip_id }) => withQuery(paths.claimStep2, { id: ip_id }),
  artist: ({ claim_id }) => withQuery(paths.artistStep1, { claim: claim_id }),
  offline: ({ claim_id }) => withQuery(paths.claimOffline, { claim: claim_id }),
};

export const formOf = (claim: Claim): string => FORMS[claim.kind](claim);

/** Where a claim says how it stands. */
export const resultOf = ({ kind, ip_id }: Pick<Claim, 'kind' | 'ip_id'>): string =>
  withQuery(paths.claimStep3, { id: ip_id, kind: kind === 'normal' ? null : kind });
