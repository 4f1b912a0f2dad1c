import type { TenderChange } from '@ipw/domain';
import { AlertIcon, Button } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import { TenderChanges } from './TenderChanges';

/** Changes of the project since the form was opened, until the entrant says that they were read. */
export function NewerProject({ changes, onRead }: { changes: TenderChange[]; onRead: () => void }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <>
      <div className="entry-reason" role="alert">
        <AlertIcon />
        <div>
          <strong>{t('entry.newer')}</strong>
          <p>{t('entry.newer.help')}</p>
          <Button onClick={onRead}>{t('entry.newer.read')}</Button>
        </div>
      </div>
      <TenderChanges changes={changes} />
    </>
  );
}
