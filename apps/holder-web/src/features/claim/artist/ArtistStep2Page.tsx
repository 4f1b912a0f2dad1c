import { buttonClass } from '@ipw/ui';
import { Link, useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { CLAIM_FILES } from '../claim-files';
import { ClaimEnd } from '../ClaimEnd';
import { ClaimReason } from '../ClaimReason';
import { FileField } from '../FileField';
import { SavedNote } from '../../../form/SavedNote';
import { ArtistCard } from './ArtistCard';
import { isAbout, useArtist } from './artist-form';

/** Step 2: proof of authorship, consent and submission. */
export function ArtistStep2Page() {
  const t = useT();
  const navigate = useNavigate();
  const form = useArtist();
  const { claim } = form;
  const here = (path: string) => withQuery(path, { claim: form.known?.claim_id });

  const send = async () => {
    const wrong = form.wrong();
    if (!wrong.some(({ field }) => isAbout(field))) return form.submit();
    form.problems.report(wrong);
    void navigate(here(paths.artistStep1));
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
          <SavedNote form={form} />
        </header>
        {claim && <ClaimReason claim={claim} help={t('claim.mark.help')} />}
        {CLAIM_FILES.map((name) => (
          <FileField key={name} name={name} form={form} />
        ))}
        <ClaimEnd form={form}>
          <Link className={buttonClass('quiet')} to={here(paths.artistStep1)}>
            {t('claim.artist.back')}
          </Link>
        </ClaimEnd>
      </form>
    </div>
  );
}
