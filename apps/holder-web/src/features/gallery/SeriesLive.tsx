import type { SeriesView, UploadedFile } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';

const Picture = ({ file }: { file: UploadedFile }) => (
  <a href={file.file_path} target="_blank" rel="noreferrer">
    <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
  </a>
);

/** A series to look at: as it is live, or as it lies with staff. */
export function SeriesLive({ view }: { view: SeriesView }) {
  const t = useT();
  const documents = [...view.rights_documents, ...view.entity_documents];
  return (
    <article className="gallery-live ui-card">
      {view.cover && <Picture file={view.cover} />}
      <h3>{view.series_name}</h3>
      <p className="ui-soft">
        {t(`visibility.${view.visibility}`)} · {t('gallery.count', { count: view.images.length })}
      </p>
      <ul className="gallery-thumbs">
        {view.images.map((file) => (
          <li key={file.image_id}>
            <Picture file={file} />
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <p className="ui-soft">{t('gallery.documents', { count: documents.length })}</p>
      )}
    </article>
  );
}
