import { buttonClass, Button, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { Page } from '../../app/Page';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import './claim.css';
import { useClaims } from './claim.calls';
import { CLAIM_STEPS } from './claim-flow';
import { ClaimCard } from './ClaimCard';
import { Disputes } from './Disputes';
import { SealPicture } from './SealPicture';

/** My claims, and a button for a new one. */
export function ClaimPage() {
  const t = useT();
  const claims = useClaims();
  const rows = claims.data?.pages.flatMap((page) => page.list) ?? [];
  const start = (
    <Link className={buttonClass('primary')} to={paths.claimStep1}>
      {t('claim.new')}
    </Link>
  );
  return (
    <Page title={t('claim.title')} aside={rows.length > 0 ? start : undefined}>
      {claims.isPending && <Skeleton lines={3} height={120} />}
      {claims.isError && rows.length === 0 && (
        <ErrorState message={claims.error.message} onRetry={() => void claims.refetch()} />
      )}
      {claims.isSuccess && rows.length === 0 && (
        <EmptyState picture={<SealPicture />} title={t('claim.empty.title')} action={start}>
          <p>{t('claim.empty.text')}</p>
          <ol className="claim-how">
            {CLAIM_STEPS.map((step) => (
              <li key={step}>
                <strong>{t(`claim.steps.${step}`)}</strong> {t(`claim.empty.${step}`)}
              </li>
            ))}
          </ol>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className="claim-list">
          {rows.map((claim) => (
            <ClaimCard key={claim.claim_id} claim={claim} />
          ))}
        </ul>
      )}
      {claims.hasNextPage && (
        <div className="claim-more">
          <Button busy={claims.isFetchingNextPage} onClick={() => void claims.fetchNextPage()}>
            {t('claim.more')}
          </Button>
        </div>
      )}
      <Disputes />
    </Page>
  );
}
