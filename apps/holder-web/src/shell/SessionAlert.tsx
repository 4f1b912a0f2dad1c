import { toast, useStore } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { calls } from '../form/calls';
import { loadPart, translate } from '../i18n/catalogue';
import { endSession } from '../app/session';
import { interruption } from '../app/session-alert';

const load = async () => {
  const parts = [calls(), loadPart('account'), loadPart('session')] as const;
  const [{ SessionDialog }] = await Promise.all([import('./SessionDialog'), ...parts]);
  return SessionDialog;
};
type Dialog = Awaited<ReturnType<typeof load>>;

/** Loaded ahead after this time, when the page has what it needs itself. */
const LATER_MS = 4000;

/** The dialog shown when the session has ended or another member has signed in. */
export function SessionAlert() {
  const what = useStore(interruption);
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (Dialog) return;
    // Ahead: when a session ends after days, the files of this version may be gone from the server.
    const timer = setTimeout(
      () =>
        void load().then(
          (dialog) => setDialog(() => dialog),
          () => {
            if (!what) return;
            toast('bad', translate('session.expired'));
            endSession();
          },
        ),
      what ? 0 : LATER_MS,
    );
    return () => clearTimeout(timer);
  }, [Dialog, what]);
  return what && Dialog ? createPortal(<Dialog what={what} />, document.body) : null;
}
