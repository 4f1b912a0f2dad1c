import type { StoryName, UploadedFile } from '@ipw/domain';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { STORY_PLANS, type StoryField } from './story-plans';
import { filesOf, type StoryView } from './story-values';

const Picture = ({ file }: { file: UploadedFile }) => (
  <a href={file.file_path} target="_blank" rel="noreferrer">
    <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
  </a>
);

function Value({ field, value }: { field: StoryField; value: unknown }) {
  const t = useT();
  const language = useLanguage();
  const text = String(value ?? '');
  if ('usage' in field) {
    const files = filesOf(value);
    if (files.length === 0) return null;
    return field.kind === 'picture' ? (
      <Picture file={files[0]!} />
    ) : (
      <ul className="story-thumbs">
        {files.map((file) => (
          <li key={file.image_id}>
            <Picture file={file} />
          </li>
        ))}
      </ul>
    );
  }
  if (text === '') return null;
  if (field.kind === 'line') return <h3>{text}</h3>;
  if (field.kind === 'day') return <p className="story-day">{dayOf(text, language)}</p>;
  if (field.kind === 'select') return <p className="ui-soft">{t(`${field.words}.${text}` as Key)}</p>;
  return <p className="story-text">{text}</p>;
}

/** A piece to look at: as it is live, or as it lies with staff. */
export const StoryLive = ({ name, view }: { name: StoryName; view: StoryView }) => (
  <article className="story-live ui-card">
    {STORY_PLANS[name].fields.map((field) => (
      <Value key={field.name} field={field} value={view[field.name]} />
    ))}
  </article>
);
