import type { ImageUse } from '@ipw/domain';
import { IpLink } from '../components/RecordLink';
import { useT } from '../i18n/locale';
import { ReviewLink } from '../review/ReviewLink';
import { SeriesLink } from './SeriesLink';

/** Uses of a picture: IP and series, live or proposed. */
export function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  const t = useT();
  return (
    <section className="card section">
      <h2>{t('image.uses')}</h2>
      <ul className="lines">
        {uses.map((use) => (
          <li key={use.series_id}>
            <strong>
              <SeriesLink use={use} />
            </strong>
            <IpLink id={use.ip_id}>{use.ip_name}</IpLink>
            <span className="soft">{t(wordOf(use))}</span>
            {use.review_id && <ReviewLink id={use.review_id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordOf = ({ is_live, review_id }: ImageUse) =>
  is_live ? 'image.live' : review_id ? 'image.proposed' : 'image.deleted';
