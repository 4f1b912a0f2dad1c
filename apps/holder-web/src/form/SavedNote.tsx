import { Button } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import type { Saving } from './draft';
import './form-parts.css';

interface Props {
  saving: Saving;
  onRetry: () => void;
  /** The server has a record of it. */
  begun: boolean;
  /** Of content that is live: whether the form differs from what everybody sees. */
  differs?: boolean | undefined;
}

/** The one line of state of a form: live, changes not submitted, saving, or not saved. */
export function SavedNote({ saving, onRetry, begun, differs }: Props) {
  const t = useT();
  const isSaved = saving === 'idle' || saving === 'saved';
  const words = () => {
    if (!isSaved) return t(`claim.saving.${saving}`);
    if (differs === false) return t('form.line.live');
    if (!begun) return '';
    return differs ? `${t('form.line.unsubmitted')} ${t('claim.saving.saved')}` : t('claim.saving.saved');
  };
  return (
    <p className="form-saved" data-saving={isSaved && begun ? 'saved' : saving} role="status">
      {words()}
      {(saving === 'failed' || saving === 'refused') && (
        <Button small look="quiet" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </p>
  );
}
