import { buttonClass } from '@ipw/ui';
import { Link, useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { CLAIM_FILES } from '../claim-files';
import { ClaimEnd } from '../ClaimEnd';
import { ClaimFrame } from '../ClaimFrame';
import { FileField } from '../FileField';
import { ArtistAside } from './ArtistCard';
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
    <ClaimFrame
      className="artist-proof"
      aside={<ArtistAside values={form.values} />}
      title={t('claim.artist.prove')}
      form={form}
      claim={claim}
      help={t('claim.mark.help')}
      onSubmit={() => void send()}
    >
      {CLAIM_FILES.map((name) => (
        <FileField key={name} name={name} form={form} />
      ))}
      <ClaimEnd form={form}>
        <Link className={buttonClass('quiet')} to={here(paths.artistStep1)}>
          {t('claim.artist.back')}
        </Link>
      </ClaimEnd>
    </ClaimFrame>
  );
}
