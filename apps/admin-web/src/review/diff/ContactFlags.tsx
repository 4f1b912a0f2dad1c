import type { ContactFind } from '@ipw/domain';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import './document-flags.css';

/** Contact details as written in the text. */
export function ContactList({ contacts }: { contacts: readonly ContactFind[] }) {
  const t = useT();
  return (
    <ul>
      {contacts.map(({ kind, text }) => (
        <li key={text}>
          <b>{t(keyOf('contact_kind', kind))}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** Contact details found in the text above, if any. */
export function ContactFlags({ contacts }: { contacts: readonly ContactFind[] }) {
  const t = useT();
  if (contacts.length === 0) return null;
  return (
    <div className="document-flags" data-flagged>
      <p>{t('contacts.found')}</p>
      <ContactList contacts={contacts} />
    </div>
  );
}
