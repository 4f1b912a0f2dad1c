import type { StaffMe } from '@ipw/domain';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/locale';
import { SignOutButton } from '../session/SignOutButton';
import { SignInForm } from './SignInForm';

/** The session has ended: sign in on top of the page, which keeps its state and input. */
export function SignInAgain({ me }: { me: StaffMe }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog again"
      aria-labelledby="again-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="again-title">{t('gate.again.title')}</h2>
      <p className="soft">{t('gate.again.text')}</p>
      <SignInForm username={me.username} />
      <SignOutButton label="gate.again.other" className="button quiet wide" />
    </dialog>
  );
}
