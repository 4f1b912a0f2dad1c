import type { SeriesView } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';
import { ContentPicture } from '../../review/ContentPicture';

/** A series read-only: live, or as submitted. */
export function SeriesLive({ view }: { view: SeriesView }) {
  const t = useT();
  const documents = [...view.rights_documents, ...view.entity_documents];
  return (
    <article className="content-live ui-card">
      {view.cover && <ContentPicture file={view.cover} />}
      <h3>{view.series_name}</h3>
      <p className="ui-soft">
        {t(`visibility.${view.visibility}`)} · {t('gallery.count', { count: view.images.length })}
      </p>
      <ul className="content-thumbs">
        {view.images.map((file) => (
          <li key={file.image_id}>
            <ContentPicture file={file} />
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <p className="ui-soft">{t('gallery.documents', { count: documents.length })}</p>
      )}
    </article>
  );
}
