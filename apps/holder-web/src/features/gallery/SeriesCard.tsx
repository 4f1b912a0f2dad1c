import { shelfMachine, type SeriesRow } from '@ipw/domain';
import { Badge, StateBadge } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { ReviewStatusBadges } from '../../review/ReviewStatusNote';
import { useIpId } from './gallery.calls';
import { editPath } from './series-acts';
import { SeriesActions } from './SeriesActions';

/** A series in a list: picture, status and actions. */
export function SeriesCard({ series, grip }: { series: SeriesRow; grip: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const name = series.series_name || t('gallery.unnamed');
  const { cover, state, due_at, visibility, proposed_visibility } = series;
  return (
    <article className="content-card">
      <Link className="content-face" to={editPath(ipId, series)} aria-label={name}>
        {cover ? (
          <img src={cover.thumb_path ?? cover.file_path} alt="" loading="lazy" draggable={false} />
        ) : (
          <span aria-hidden="true">{[...name][0]}</span>
        )}
      </Link>
      {grip}
      <div className="content-card-text">
        <h2>{name}</h2>
        <p className="ui-soft">{t('gallery.count', { count: series.image_count })}</p>
        <p className="ui-row">
          <ReviewStatusBadges
            state={state}
            isLive={series.published_at !== null}
            differs={series.changed.length > 0}
          />
          {series.published_at && visibility === 'public' && (
            <StateBadge machine={shelfMachine} state={series.shelf} />
          )}
          {proposed_visibility && <Badge tone="wait">{t(`gallery.becomes.${proposed_visibility}`)}</Badge>}
        </p>
        {due_at && <p className="ui-soft content-due">{t('review.due', { day: dayOf(due_at, language) })}</p>}
        <div className="content-acts">
          <SeriesActions small series={{ ...series, name }} except={['submit']} />
        </div>
      </div>
    </article>
  );
}
