import { Button } from '@ipw/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { ClaimFrame } from '../ClaimFrame';
import { focusOn } from '../../../form/use-form';
import { ArtistAside } from './ArtistCard';
import { ArtistFields } from './ArtistFields';
import { isAbout, useArtist } from './artist-form';

/** Step 1: the artist's description and public card. */
export function ArtistStep1Page() {
  const t = useT();
  const navigate = useNavigate();
  const form = useArtist();
  const { claim, problems, flush } = form;
  const { found } = problems;

  // Returned from step 2 with an error: focuses the first invalid field, after the page has taken the focus.
  useEffect(() => {
    const timer = setTimeout(() => focusOn(found), 50);
    return () => clearTimeout(timer);
    // Only when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const goOn = async () => {
    const wrong = form.wrong().filter(({ field }) => isAbout(field));
    problems.show(wrong);
    if (wrong.length > 0) return;
    await flush();
    void navigate(withQuery(paths.artistStep2, { claim: form.idNow() }));
  };

  return (
    <ClaimFrame
      className="artist-about"
      aside={<ArtistAside values={form.values} />}
      title={t('claim.artist.about')}
      form={form}
      claim={claim}
      help={t('claim.mark.help')}
      onSubmit={() => void goOn()}
    >
      <ArtistFields form={form} />
      <div className="ui-row">
        <Button type="submit" look="primary">
          {t('claim.artist.next')}
        </Button>
      </div>
    </ClaimFrame>
  );
}
