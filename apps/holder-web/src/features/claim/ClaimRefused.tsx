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
  if (error.problems.some(({ field }) => field === 'ip_id')) return ERRORS.NOT_FOUND.code;
  return CLAIM_REFUSALS.find((code) => code === error.code);
}

/** The next step after each refusal. */
export const wayOut = (
  refusal: Refusal,
  ipId: string,
  back = withQuery(paths.claimStep2, { id: ipId }),
): string =>
  ({
    42001: withQuery(paths.realNameIdentify, { id: ipId, redirect: back }),
    42002: withQuery(paths.artistStep1, { ip: ipId }),
    42003: paths.claim,
    40400: paths.claimStep1,
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
