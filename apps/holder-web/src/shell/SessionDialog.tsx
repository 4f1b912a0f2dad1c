import { ERRORS, type SignedIn } from '@ipw/domain';
import { Button, Dialog } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { SignInForm } from '../form/SignInForm';
import { useT } from '../i18n/catalogue';
import { paths, withQuery } from '../app/paths';
import { endSession, keepSession, memberHere, memberStore, signIn, storedUser } from '../app/session';
import { takenOver, type Interruption } from '../app/session-alert';

/** The dialog over the page while its session is interrupted. The page below stays mounted. */
export const SessionDialog = ({ what }: { what: Interruption }) =>
  what.kind === 'ended' ? <Ended code={what.code} /> : <SomebodyElse {...what} />;

/** Says that the session has ended and shows the sign-in form; refused calls are repeated afterwards. */
function Ended({ code }: { code: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [signingIn, setSigningIn] = useState(false);
  const [whose] = useState(() => memberStore.get().info?.user ?? storedUser());
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (signingIn) form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, [signingIn]);

  const leave = () => {
    flushSync(() => endSession());
    void navigate(withQuery(paths.login, { redirect: pathname + search }), { replace: true });
  };
  const signedIn = (session: SignedIn) => {
    const here = memberHere();
    if (here === null || here === session.user.member_id) signIn(session);
    else takenOver(session);
  };
  const notNow = <Button onClick={leave}>{t('session.not_now')}</Button>;

  if (signingIn)
    return (
      <Dialog title={t('session.login_again')} actions={notNow}>
        <div ref={form} className="ui-stack">
          <p>{whose ? t('session.as', { name: whose.member_name }) : t('session.goes_on')}</p>
          <SignInForm country={whose?.country} onSignedIn={signedIn} />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={t('session.prompt_title')}
      actions={
        <>
          {notNow}
          <Button look="primary" data-first onClick={() => setSigningIn(true)}>
            {t('session.login_again')}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <p>{t(code === ERRORS.TOKEN_ENDED.code ? 'session.ended_elsewhere' : 'session.expired')}</p>
        <p>{t('session.kept')}</p>
      </div>
    </Dialog>
  );
}

/** The other member's pages start without anything of this one's in memory. */
function SomebodyElse({ name, session }: { name: string; session?: SignedIn }) {
  const t = useT();
  const [before] = useState(() => memberStore.get().info?.user.member_name ?? '');
  const goOn = () => {
    if (session) keepSession(session.token, session);
    location.replace(`${location.pathname}#${paths.root}`);
    location.reload();
  };
  return (
    <Dialog
      title={t('session.other_title', { name })}
      actions={
        <Button look="primary" data-first onClick={goOn}>
          {t('session.other_go', { name })}
        </Button>
      }
    >
      {t(session ? 'session.other_here' : 'session.other_tab', { name, before })}
    </Dialog>
  );
}
