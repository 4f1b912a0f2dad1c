import { Button } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import type { Saving } from './form-store';
import './form-parts.css';

export interface SavedNoteProps {
  form: {
    saving: Saving;
    begun: boolean;
    isLive?: boolean;
    differs?: boolean;
    flush: () => Promise<unknown>;
  };
}

/** The state of a form in one line: live, changes not submitted, saving, or not saved. */
export function SavedNote({ form }: SavedNoteProps) {
  const { saving, begun, flush } = form;
  // For live content: whether the form differs from the public version.
  const differs = form.isLive ? form.differs : undefined;
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
        <Button small look="quiet" onClick={() => void flush()}>
          {t('ui.retry')}
        </Button>
      )}
    </p>
  );
}
