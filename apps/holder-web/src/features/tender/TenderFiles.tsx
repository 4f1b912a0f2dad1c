import type { TenderDetail } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';

/** Pictures and the document that explain the brief; each opens in a tab of its own. */
export function TenderFiles({ tender: { images, document } }: { tender: TenderDetail }) {
  const t = useT();
  if (images.length === 0 && !document) return null;
  return (
    <section className="ui-card tender-part">
      <h2>{t('tender.files')}</h2>
      <ul className="tender-files">
        {images.map((image) => (
          <li key={image.image_id}>
            <a href={image.file_path} target="_blank" rel="noreferrer">
              <img src={image.thumb_path ?? image.file_path} alt={image.file_name} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {document && (
        <a href={document.file_path} target="_blank" rel="noreferrer">
          {document.document
            ? t('tender.file.pages', { name: document.file_name, pages: document.document.pages })
            : document.file_name}
        </a>
      )}
    </section>
  );
}
