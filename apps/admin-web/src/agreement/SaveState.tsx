import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import type { Saving } from './saving';

/** Whether the text is saved; if not, the error and a retry. A conflict has a card of its own. */
export function SaveState({ saving, retry }: { saving: Saving; retry: () => void }) {
  const t = useT();
  if (saving.status === 'conflict') return null;
  if (saving.status !== 'failed')
    return (
      <span role="status" className="save-state">
        {t(saving.status === 'saved' ? 'agreement.saved' : 'agreement.saving')}
      </span>
    );
  const { error } = saving;
  const [first] = error instanceof Refusal ? Object.values(error.body.errors) : [];
  return (
    <span role="alert" className="problem">
      {t('agreement.not_saved', { problem: first ?? error.message })}{' '}
      <button type="button" className="button quiet" onClick={retry}>
        {t('retry')}
      </button>
    </span>
  );
}
