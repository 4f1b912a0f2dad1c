import type { FoundIn } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import '../review/document-flags.css';
import './found-contacts.css';

/** Contact details in the buyer's texts: the legend of their marks, what each is, and whether it is written plainly. */
export function FoundContacts({ found }: { found: readonly FoundIn[] }) {
  const t = useT();
  if (found.length === 0) return <None />;
  return (
    <div className="document-flags" data-flagged>
      <p>{t('contacts.marked')}</p>
      <ul>
        {found.map(({ field, kind, text, at, sure }) => (
          <li key={`${field} ${String(at)}`}>
            <b>{t(keyOf('contact_kind', kind))}</b>{' '}
            <mark className="found" data-sure={sure || undefined}>
              {text}
            </mark>
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
