import { type DocumentFacts, formatLimit, type UploadedFile } from '@ipw/domain';
import { AlertIcon, CheckIcon } from '@ipw/ui';
import { type Key, useT } from '../../i18n/catalogue';

/** A manual: first page, size and, until it is approved, contact details found in it. */
export function ManualCard({ file, approved }: { file: UploadedFile; approved?: boolean }) {
  const t = useT();
  const { document } = file;
  if (!document) return null;
  const { page_path, page_width, page_height, pages } = document;
  return (
    <article className="manual-card" data-narrow={approved || undefined}>
      <img src={page_path} alt={t('manual.page')} width={page_width} height={page_height} />
      <div>
        <h3>{file.file_name}</h3>
        <p className="ui-soft">{t('manual.size', { pages, size: formatLimit(file.file_size) })}</p>
        <p>
          <a href={file.file_path} download={file.file_name}>
            {t('manual.save')}
          </a>
        </p>
        {!approved && <ManualFinds document={document} />}
      </div>
    </article>
  );
}

function ManualFinds({ document: { pages, pages_read, contacts } }: { document: DocumentFacts }) {
  const t = useT();
  return (
    <div className="manual-finds" role="status" data-found={contacts.length > 0 || undefined}>
      {contacts.length > 0 ? <AlertIcon size={18} /> : <CheckIcon size={18} />}
      <div>
        <p>{t(contacts.length > 0 ? 'manual.found' : 'manual.nothing_found')}</p>
        <ul>
          {contacts.map(({ kind, text }) => (
            <li key={text}>
              <span className="ui-soft">{t(`contact_kind.${kind}` satisfies Key)}</span> {text}
            </li>
          ))}
        </ul>
        {pages_read < pages && <p className="ui-soft">{t('manual.read', { pages: pages_read })}</p>}
      </div>
    </div>
  );
}
