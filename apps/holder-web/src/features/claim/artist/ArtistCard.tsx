import { useRenewed } from '@ipw/ui';
import { useReferenceList } from '../../../app/reference-lists';
import { useT } from '../../../i18n/catalogue';
import type { ArtistValues } from './artist-values';
import { EmptyCover, EmptyFace } from './EmptyCover';

/** Preview of the artist's public card, beside the form. */
export function ArtistAside({ values }: { values: ArtistValues }) {
  const t = useT();
  return (
    <aside className="artist-side" aria-label={t('claim.artist.preview')}>
      <p className="ui-soft artist-side-kicker">{t('claim.artist.preview')}</p>
      <ArtistCard values={values} />
    </aside>
  );
}

/** Work, portrait, name, introduction. */
function ArtistCard({ values }: { values: ArtistValues }) {
  const t = useT();
  const genres = useReferenceList('genre');
  const types = useReferenceList('ip_type');
  const newest = useRenewed();
  const [avatar, cover] = [values.avatar.map(newest), values.cover.map(newest)];
  const { cn_name, en_name, intro, location, artist_school } = values;
  const name = cn_name.trim() || en_name.trim();
  const second = cn_name.trim() ? en_name.trim() : '';
  const type = types.find(({ id }) => String(id) === values.ip_type_id)?.name;
  const tags = [
    ...genres.filter(({ id }) => values.art_genres_id.includes(Number(id))).map((one) => one.name),
    ...values.other_art_genres.split(/[,，、;；]/).map((word) => word.trim()),
  ].filter(Boolean);
  const place = [location.trim(), artist_school.trim()].filter(Boolean);
  return (
    <article className="artist-card">
      <div className="artist-cover">
        {cover[0] ? <img src={cover[0].thumb_path ?? cover[0].file_path} alt="" /> : <EmptyCover />}
        {type && <span className="artist-type">{type}</span>}
      </div>
      <span className="artist-face" data-empty={!avatar[0] || undefined}>
        {avatar[0] ? (
          <img src={avatar[0].thumb_path ?? avatar[0].file_path} alt="" />
        ) : (
          <span aria-hidden="true">{[...name][0] ?? <EmptyFace />}</span>
        )}
      </span>
      <div className="artist-words">
        <h2 data-empty={!name || undefined}>{name || t('claim.artist.no_name')}</h2>
        {second && <p className="artist-second">{second}</p>}
        {place.length > 0 && <p className="artist-place">{place.join(' · ')}</p>}
        {tags.length > 0 && (
          <ul className="claim-tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <p className="artist-intro" data-empty={!intro.trim() || undefined}>
          {intro.trim() || t('claim.artist.no_intro')}
        </p>
      </div>
    </article>
  );
}
