import type { FoundIn } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import '../review/document-flags.css';

/** Contact details in the buyer's texts: the text, what it is, and whether it is written plainly. */
export function FoundContacts({ found }: { found: readonly FoundIn[] }) {
  const t = useT();
  if (found.length === 0) return <None />;
  return (
    <div className="document-flags" data-flagged>
      <ul>
        {found.map(({ field, kind, text, sure }) => (
          <li key={`${field} ${text}`}>
            <b>{t(keyOf('contact_kind', kind))}</b> {text}
            <span className="soft">
              {' '}
              {t(keyOf('name', field))} · {t(sure ? 'contacts.sure' : 'contacts.doubtful')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
