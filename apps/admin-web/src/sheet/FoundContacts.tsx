import type { FoundIn, SheetPicture } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import '../review/diff/document-flags.css';
import './found-contacts.css';

interface Props {
  found: readonly FoundIn[];
  pictures: readonly SheetPicture[];
}

/** Contact details in the buyer's texts and pictures: the legend of their marks, what or where each is, and whether it is plain. */
export function FoundContacts({ found, pictures }: Props) {
  const t = useT();
  const shown = pictures.flatMap(({ found: finds }, at) => finds.map((one) => ({ ...one, number: at + 1 })));
  if (found.length + shown.length === 0) return <None />;
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
        {shown.map(({ place, text, number }) => (
          <li key={`${String(number)} ${place} ${text}`}>
            <b>{t(keyOf('found_in', place))}</b> {text}
            <span className="soft">
              {' '}
              {t('evidence.thumb', { title: t('evidence.company_case'), number })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
