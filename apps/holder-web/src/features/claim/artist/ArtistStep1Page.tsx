import { Button } from '@ipw/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { ClaimReason } from '../ClaimReason';
import { SavedNote } from '../../../form/SavedNote';
import { validateClaim } from '../use-claim-submit';
import { focusOn } from '../../../form/use-problems';
import { ArtistCard } from './ArtistCard';
import { ArtistFields } from './ArtistFields';
import { isAbout, useArtist } from './artist-form';

/** Step 1: who the artist is, and how others will see them. */
export function ArtistStep1Page() {
  const t = useT();
  const navigate = useNavigate();
  const form = useArtist();
  const { claim, problems, saving, flush } = form;
  const { found } = problems;

  // Sent back from step 2: after the page has taken the focus, to the first field that is wrong.
  useEffect(() => {
    const timer = setTimeout(() => focusOn(found), 50);
    return () => clearTimeout(timer);
    // Only when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const goOn = async () => {
    const wrong = validateClaim(form.submitted(), form.waitsFor).filter(({ field }) => isAbout(field));
    problems.show(wrong);
    if (wrong.length > 0) return;
    await flush();
    void navigate(withQuery(paths.artistStep2, { claim: form.claimIdNow() }));
  };

  return (
    <div className="claim-prove artist-about">
      <aside className="artist-side" aria-label={t('claim.artist.preview')}>
        <p className="ui-soft artist-side-kicker">{t('claim.artist.preview')}</p>
        <ArtistCard values={form.values} />
      </aside>
      <form
        className="ui-card claim-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <header className="claim-form-head">
          <h2>{t('claim.artist.about')}</h2>
          <SavedNote begun={!!form.claimId} saving={saving} onRetry={() => void flush()} />
        </header>
        {claim && <ClaimReason claim={claim} help={t('claim.mark.help')} />}
        <ArtistFields form={form} />
        <div className="ui-row">
          <Button type="submit" look="primary">
            {t('claim.artist.next')}
          </Button>
        </div>
      </form>
    </div>
  );
}
