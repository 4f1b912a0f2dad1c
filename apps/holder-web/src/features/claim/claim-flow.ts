import type { ClaimRow } from '@ipw/domain';
import { paths, withQuery } from '../../app/paths';

/** The page with the status of a claim. */
export const resultOf = ({ kind, ip_id }: Pick<ClaimRow, 'kind' | 'ip_id'>): string =>
  withQuery(paths.claimStep3, { id: ip_id, kind: kind === 'normal' ? null : kind });

/** The steps of a claim. Labels: `claim.steps.<step>`. */
export const CLAIM_STEPS = ['identity', 'choose', 'prove', 'done'] as const;
