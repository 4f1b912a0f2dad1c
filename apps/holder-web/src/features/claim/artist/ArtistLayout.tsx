import { claimPage, type ClaimDetail } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Page } from '../../../app/Page';
import { paths, withQuery } from '../../../app/paths';
import { pathOfAddress } from '../../../app/use-still-here';
import { UploadScope } from '../../../app/UploadScope';
import { useT } from '../../../i18n/catalogue';
import { useClaim, useStartedClaim } from '../claim.calls';
import '../claim.css';
import { resultOf } from '../claim-flow';
import { ClaimRefused, refusalOf } from '../ClaimRefused';
import { Stepper } from '../Stepper';
import { useArtistForm } from './artist-form';
import './artist.css';

interface DraftProps {
  claim: ClaimDetail | null;
  name: string;
  onBegun: (claimId: string) => void;
}

/** One form for both steps. */
function ArtistDraft({ claim, name, onBegun }: DraftProps) {
  return <Outlet context={useArtistForm(claim, name, onBegun)} />;
}

function ArtistClaim() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [own, setOwn] = useState<string | null>(null);
  const requested = query.get('claim');
  const ip = requested ? null : query.get('ip');
  // The draft was begun on this page, so the form is newer than the server's answer.
  const wanted = requested === own ? null : requested;
  const known = useClaim(wanted);
  const started = useStartedClaim('artist', ip);
  const found = ip ? started : known;

  if ((wanted || ip) && found.isError) {
    const refusal = refusalOf(found.error);
    return refusal ? (
      <ClaimRefused refusal={refusal} ipId={ip ?? ''} />
    ) : (
      <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
    );
  }
  if ((wanted || ip) && !found.data) return <Skeleton lines={4} height={96} />;
  const claim = wanted || ip ? (found.data ?? null) : null;
  if (claim && !claim.actions.includes('submit')) return <Navigate to={resultOf(claim)} replace />;
  if (claim && (ip || claim.kind !== 'artist')) return <Navigate to={claimPage(claim)} replace />;
  return (
    <ArtistDraft
      key={wanted ?? 'new'}
      claim={claim}
      name={query.get('name') ?? ''}
      onBegun={(claimId) => {
        setOwn(claimId);
        void navigate(withQuery(pathOfAddress(), { claim: claimId }), { replace: true });
      }}
    />
  );
}

/** The two steps of an artist's claim. */
export function ArtistLayout() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <Page title={t('claim.artist.title')}>
      <Stepper at={pathname === paths.artistStep1 ? 'choose' : 'prove'} />
      <UploadScope>
        <ArtistClaim />
      </UploadScope>
    </Page>
  );
}
