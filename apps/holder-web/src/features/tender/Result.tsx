import type { PublishedResult } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';
import './entry.css';

interface Props {
  published: PublishedResult | null;
  /** Of the IP’s own entry. */
  rank?: number | null;
  comment?: string | null;
}

/** What the result of a project says to everybody, and the comment to this entrant. */
export function Result({ published, rank = null, comment = null }: Props) {
  const t = useT();
  if (!published && comment === null) return null;
  return (
    <section className="ui-card tender-part">
      <h2>{t('entry.published')}</h2>
      {rank !== null && <p>{t('entry.rank', { rank })}</p>}
      {comment && (
        <>
          <h3>{t('entry.comment')}</h3>
          <p className="entry-text">{comment}</p>
        </>
      )}
      {published?.no_award_reason && <p>{t('entry.no_award', { reason: published.no_award_reason })}</p>}
      {!!published?.awards.length && (
        <ul className="entry-awards">
          {published.awards.map((award) => (
            <li key={award.ip_name}>
              {award.rank !== null && <b>{t('entry.rank', { rank: award.rank })}</b>} {award.ip_name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
