import { useProving } from '@ipw/ui';
import { useT } from '../i18n/catalogue';
import './proof-note.css';

/** Says that the browser computes a proof of work; the user need not act. */
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
