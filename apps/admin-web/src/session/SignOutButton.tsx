import { useState } from 'react';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';
import { signOut } from './auth.calls';

/** Signs out. If that fails, the session is still alive, and the button says so. */
export function SignOutButton({ label = 'user.sign_out', className }: { label?: Key; className?: string }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  return (
    <>
      {failed && (
        <p className="problem" role="alert">
          {t('user.still_in')}
        </p>
      )}
      <button
        type="button"
        className={className}
        onClick={() => {
          setFailed(false);
          signOut().catch(() => setFailed(true));
        }}
      >
        {t(label)}
      </button>
    </>
  );
}
