import { STORIES, type StoryName } from '@ipw/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { ReviewStatusBadges } from '../../review/ReviewStatusNote';
import { editPath } from './story-acts';
import { STORY_PLANS, type StoryField } from './story-plans';
import { filesOf, nameOf } from './story-values';
import { idOf, useIpId, type StoryRow } from './story.calls';
import { StoryActions } from './StoryActions';

/** What stands above the title: a kind, a day. */
function Small({ field, row }: { field: StoryField; row: StoryRow }) {
  const t = useT();
  const language = useLanguage();
  const value = String(row[field.name] ?? '');
  if (value === '') return null;
  if (field.as === 'select') return <span>{t(`${field.words}.${value}` as Key)}</span>;
  return field.as === 'day' ? <time dateTime={value}>{dayOf(value, language)}</time> : null;
}

/** A content item in its list: picture, excerpt, status and actions. */
export function StoryCard({ name, row, grip }: { name: StoryName; row: StoryRow; grip: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { kind } = STORIES[name];
  const { statusLabels, fields } = STORY_PLANS[name];
  const id = idOf(name, row);
  const title = nameOf(name, row) || t('story.unnamed');
  const text = fields.find((field) => field.as === 'lines');
  const pictures = fields.flatMap((field) => ('usage' in field ? filesOf(row[field.name]) : []));
  const [face] = pictures;
  const to = editPath(ipId, name, id);
  const isLive = row.published_at !== null;
  const isTitle = text?.name === kind.title;
  // Where pictures are a matter of choice, words alone need no empty frame.
  const framed = !!face || fields.some((field) => field.as === 'picture');
  return (
    <article className="content-card story-card" data-story={framed ? name : undefined}>
      {framed && (
        <Link className="content-face" to={to} aria-label={title} tabIndex={-1}>
          {face ? (
            <img src={face.thumb_path ?? face.file_path} alt="" loading="lazy" draggable={false} />
          ) : (
            <span aria-hidden="true">{[...title][0]}</span>
          )}
          {pictures.length > 1 && (
            <span className="story-count">{t('gallery.count', { count: pictures.length })}</span>
          )}
        </Link>
      )}
      {grip}
      <div className="content-card-text">
        <p className="story-small">
          {fields.map((field) => (
            <Small key={field.name} field={field} row={row} />
          ))}
        </p>
        <h2 data-long={isTitle || undefined}>
          <Link to={to}>{isTitle ? String(row[kind.title] ?? '') || t('story.unnamed') : title}</Link>
        </h2>
        {text && !isTitle && <p className="story-excerpt">{String(row[text.name] ?? '')}</p>}
        <p className="ui-row">
          <ReviewStatusBadges
            state={row.state}
            isLive={isLive}
            differs={row.changed.length > 0}
            statusLabels={statusLabels}
          />
        </p>
        {row.due_at && (
          <p className="ui-soft content-due">{t('review.due', { day: dayOf(row.due_at, language) })}</p>
        )}
        <div className="content-acts">
          <StoryActions small item={{ ...row, name, id, title, isLive }} />
        </div>
      </div>
    </article>
  );
}
