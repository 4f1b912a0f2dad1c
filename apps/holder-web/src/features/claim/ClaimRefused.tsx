import { ERRORS } from '@ipw/domain';
import { Button, buttonClass, EmptyState } from '@ipw/ui';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { CLAIM_REFUSALS } from './claim.calls';

export type Refusal = (typeof CLAIM_REFUSALS)[number];

/** The refusal in `error` that a claim page shows itself. A malformed id counts as an unknown IP. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.problems.some(({ field }) => field === 'ip_id')) return 'NOT_FOUND';
  return CLAIM_REFUSALS.find((name) => ERRORS[name].code === error.code);
}

/** The next step after each refusal. */
export const wayOut = (
  refusal: Refusal,
  ipId: string,
  back = withQuery(paths.claimStep2, { id: ipId }),
): string =>
  ({
    REAL_NAME: withQuery(paths.realNameIdentify, { id: ipId, redirect: back }),
    ARTIST_IP: withQuery(paths.artistStep1, { ip: ipId }),
    ALREADY_CLAIMED: paths.claim,
    NOT_FOUND: paths.claimStep1,
  })[refusal];

/** Why this IP cannot be claimed here, and the next step. */
export function ClaimRefused({ refusal, ipId }: { refusal: Refusal; ipId: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t(`claim.refused.${refusal}.title`)}
      action={
        <>
          <Button look="primary" onClick={() => void navigate(wayOut(refusal, ipId))}>
            {t(`claim.refused.${refusal}.go`)}
          </Button>
          <Link className={buttonClass('quiet')} to={paths.claim}>
            {t('claim.title')}
          </Link>
        </>
      }
    >
      {t(`claim.refused.${refusal}.text`)}
    </EmptyState>
  );
}
