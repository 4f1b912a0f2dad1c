import type { ClaimRow } from '@ipw/domain';
import { paths, withQuery } from '../../app/paths';

/** The page with the status of a claim. */
export const resultOf = ({ kind, ip_id }: Pick<ClaimRow, 'kind' | 'ip_id'>): string =>
  withQuery(paths.claimStep3, { id: ip_id, kind: kind === 'normal' ? null : kind });
