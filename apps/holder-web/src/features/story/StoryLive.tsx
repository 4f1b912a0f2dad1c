import type { StoryName } from '@ipw/domain';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { ContentPicture } from '../../review/ContentPicture';
import { STORY_PLANS, type StoryField } from './story-plans';
import { filesOf, type StoryView } from './story-values';

function Value({ field, value }: { field: StoryField; value: unknown }) {
  const t = useT();
  const language = useLanguage();
  const text = String(value ?? '');
  if ('usage' in field) {
    const files = filesOf(value);
    if (files.length === 0) return null;
    return field.as === 'picture' ? (
      <ContentPicture file={files[0]!} />
    ) : (
      <ul className="content-thumbs">
        {files.map((file) => (
          <li key={file.image_id}>
            <ContentPicture file={file} />
          </li>
        ))}
      </ul>
    );
  }
  if (text === '') return null;
  if (field.as === 'line') return <h3>{text}</h3>;
  if (field.as === 'day') return <p className="story-day">{dayOf(text, language)}</p>;
  if (field.as === 'select') return <p className="ui-soft">{t(`${field.words}.${text}` as Key)}</p>;
  return <p className="story-text">{text}</p>;
}

/** A content item read-only: live, or as submitted. */
export const StoryLive = ({ name, view }: { name: StoryName; view: StoryView }) => (
  <article className="content-live ui-card">
    {STORY_PLANS[name].fields.map((field) => (
      <Value key={field.name} field={field} value={view[field.name]} />
    ))}
  </article>
);
