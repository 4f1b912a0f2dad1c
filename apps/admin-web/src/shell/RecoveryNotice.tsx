import { useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';

/** Tells staff who signed in with a recovery code how many codes are left. */
export function RecoveryNotice() {
  const t = useT();
  const { recovery_codes_left: left } = useMe();
  const [seen, setSeen] = useState(false);
  if (left === undefined || seen) return null;
  return (
    <div className="notice tone-wait recovery-notice" role="status">
      <p>{t('recovery.used', { count: left })}</p>
      <Link className="link" to="/account" onClick={() => setSeen(true)}>
        {t('recovery.used.way')}
      </Link>
      <button type="button" className="button quiet" onClick={() => setSeen(true)}>
        {t('close')}
      </button>
    </div>
  );
}
