import { useStore } from '@ipw/ui';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { calls } from '../form/calls';
import { loadPart } from '../i18n/catalogue';
import { interruption } from './session-alert';

const load = async () => {
  const [dialog] = await Promise.all([
    import('./SessionDialog'),
    calls(),
    loadPart('account'),
    loadPart('session'),
  ]);
  return { default: dialog.SessionDialog };
};
const SessionDialog = lazy(load);

/** The one alert over the page of a member whose session is over, or who is somebody else now. */
export function SessionAlert() {
  const what = useStore(interruption);
  // Fetched ahead: when a session ends after days, the files of this version may be gone from the server.
  useEffect(() => void load().catch(() => undefined), []);
  return what
    ? createPortal(
        <Suspense>
          <SessionDialog what={what} />
        </Suspense>,
        document.body,
      )
    : null;
}
