import { type StaffMe } from '@ipw/domain';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';
import { whoAmI } from '../session/auth.calls';
import { ConfirmPresence } from '../session/ConfirmPresence';
import { usePresenceAsked } from '../http/presence';
import { Safety } from '../session/Safety';
import { session, useSession } from '../http/session';
import { SignInPage } from './SignInPage';
import { SignInAgain } from './SignInAgain';
import './gate.css';

const Console = lazy(() => import('../Console'));
const EnrolPage = lazy(() => import('../session/EnrolPage'));

/** Selects the screen: loading, sign-in, enrolment of the second factor, or the console. */
export function Gate() {
  const state = useSession();
  const asked = usePresenceAsked();
  const { failed, retry } = useFirstLook();
  if (state.status === 'unknown')
    return failed ? <Trouble text="error.unreachable" way="retry" go={retry} /> : <Splash />;
  if (!state.me) return <SignInPage />;
  return (
    <Safety instead={<Trouble text="error.broken" way="reload" go={() => window.location.reload()} />}>
      <Suspense fallback={<Splash />}>
        {state.me.must_enrol ? <EnrolPage me={state.me} /> : <Console key={state.me.id} />}
        {asked && state.status === 'in' && <ConfirmPresence me={state.me} />}
        {state.status === 'out' && <SignInAgain me={state.me} />}
      </Suspense>
    </Safety>
  );
}

function useFirstLook() {
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    whoAmI().then(
      (me: StaffMe) => session.enter(me),
      (error: unknown) =>
        error instanceof Refusal && error.status === 401 ? session.leave() : setFailed(true),
    );
  }, []);
  useEffect(look, [look]);
  const retry = () => {
    setFailed(false);
    look();
  };
  return { failed, retry };
}

function Splash() {
  const t = useT();
  return (
    <div className="splash" role="status">
      <span className="mark" aria-hidden />
      <span className="sr-only">{t('gate.opening')}</span>
    </div>
  );
}

function Trouble({ text, way, go }: { text: Key; way: Key; go: () => void }) {
  const t = useT();
  return (
    <div className="splash" role="alert">
      <span className="mark" aria-hidden />
      <p>{t(text)}</p>
      <button type="button" className="button primary" onClick={go}>
        {t(way)}
      </button>
    </div>
  );
}
