import { useProving } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import './proof-note.css';

/** Says that a proof of work is being made; nobody has to do anything about it. */
export function ProofNote() {
  const t = useT();
  const proving = useProving();
  return (
    <div role="status">
      {proving && (
        <p className="proof-note">
          <span className="ui-button-spin" aria-hidden="true" />
          {t('proof.working')}
        </p>
      )}
    </div>
  );
}
