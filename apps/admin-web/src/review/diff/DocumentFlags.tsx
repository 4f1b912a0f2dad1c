import { formatLimit, type UploadedFile } from '@ipw/domain';
import { useT } from '../../i18n/locale';
import { ContactList } from './ContactFlags';
import './document-flags.css';

/** A document's first page, number of pages, link, and contact details in its text. */
export function DocumentFlags({ file }: { file: UploadedFile }) {
  const t = useT();
  const { document } = file;
  if (!document) return null;
  const { pages, pages_read, contacts } = document;
  const flagged = contacts.length > 0;
  return (
    <div className="document-flags" data-flagged={flagged || undefined}>
      <p>
        <a href={file.file_path} download={file.file_name}>
          {file.file_name}
        </a>{' '}
        <span className="soft">{t('manual.size', { pages, size: formatLimit(file.file_size) })}</span>
      </p>
      <p>{t(flagged ? 'document.contacts' : 'document.no_contacts')}</p>
      <ContactList contacts={contacts} />
      {pages_read < pages && <p className="soft">{t('manual.read', { pages: pages_read })}</p>}
    </div>
  );
}
