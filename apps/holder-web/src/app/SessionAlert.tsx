import { ask, useStore } from '@ipw/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { translate } from '../i18n/catalogue';
import { paths, withQuery } from './paths';
import { endSession } from './session';
import { sessionAlert } from './session-alert';

/** The one alert after a session ended; confirmed, it leads to sign-in and back here. */
export function SessionAlert() {
  const open = useStore(sessionAlert);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!open) return;
    const gone = new AbortController();
    void ask({
      title: translate('session.prompt_title'),
      text: translate('session.expired'),
      confirm: translate('session.login_again'),
      notice: true,
      signal: gone.signal,
    }).then(() => {
      if (gone.signal.aborted) return;
      sessionAlert.set(false);
      flushSync(() => endSession());
      void navigate(withQuery(paths.login, { redirect: pathname + search }), { replace: true });
    });
    return () => gone.abort();
    // The place at the moment the alert opens is the place to return to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  return null;
}
