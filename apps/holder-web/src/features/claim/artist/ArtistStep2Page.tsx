import { buttonClass } from '@ipw/ui';
import { Link, useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { CLAIM_FILES } from '../claim-files';
import { ClaimEnd } from '../ClaimEnd';
import { ClaimReason } from '../ClaimReason';
import { FileField } from '../FileField';
import { SavedNote } from '../../../form/SavedNote';
import { validateClaim, useClaimSubmit } from '../use-claim-submit';
import { ArtistCard } from './ArtistCard';
import { isAbout, useArtist } from './artist-form';

/** Step 2: proof of authorship, consent and submission. */
export function ArtistStep2Page() {
  const t = useT();
  const navigate = useNavigate();
  const form = useArtist();
  const { claim, claimId, problems, saving, flush, markSaved, waitsFor } = form;
  const { submit, busy } = useClaimSubmit(problems.show);
  const here = (path: string) => withQuery(path, { claim: claimId });

  const send = async () => {
    const wrong = validateClaim(form.submitted(), waitsFor);
    if (wrong.some(({ field }) => isAbout(field))) {
      problems.report(wrong);
      void navigate(here(paths.artistStep1));
      return;
    }
    await submit({
      input: form.submitted,
      ipId: form.ipId,
      back: () => here(paths.artistStep2),
      waitsFor,
      flush,
      markSaved,
    });
  };

  return (
    <div className="claim-prove artist-proof">
      <aside className="artist-side" aria-label={t('claim.artist.preview')}>
        <p className="ui-soft artist-side-kicker">{t('claim.artist.preview')}</p>
        <ArtistCard values={form.values} />
      </aside>
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.artist.prove')}</h2>
          <SavedNote begun={!!form.claimId} saving={saving} onRetry={() => void flush()} />
        </header>
        {claim && <ClaimReason claim={claim} help={t('claim.mark.help')} />}
        {CLAIM_FILES.map((name) => (
          <FileField key={name} name={name} fields={form} />
        ))}
        <ClaimEnd agree={form.agree} onAgree={form.setAgree} error={problems.problemOf('agree')} busy={busy}>
          <Link className={buttonClass('quiet')} to={here(paths.artistStep1)}>
            {t('claim.artist.back')}
          </Link>
        </ClaimEnd>
      </form>
    </div>
  );
}
