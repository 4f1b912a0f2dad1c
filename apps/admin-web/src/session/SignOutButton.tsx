import { useState } from 'react';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';
import { callBy, send } from '../http/call-api';
import { leaveForGood } from '../http/leave-for-good';
import type { Refusal } from '../http/refusal';

/** Ends the session. Rejects, and stays signed in, when the server did not end it: only the server deletes its cookie. */
async function signOut(): Promise<void> {
  await callBy(send, 'POST auth/logout').catch((error: Refusal) => {
    if (error.status !== 401) throw error;
  });
  leaveForGood();
}

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
