import { Button } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import type { Saving } from './use-draft';
import './form-parts.css';

/** A quiet word on whether the server has it. */
export function SavedNote({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const t = useT();
  return (
    <p className="form-saved" data-saving={saving} role="status">
      {saving !== 'idle' && t(`claim.saving.${saving}`)}
      {saving === 'failed' && (
        <Button small look="quiet" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </p>
  );
}
