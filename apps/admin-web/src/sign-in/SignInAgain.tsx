import type { StaffMe } from '@ipw/domain';
import { Dialog } from '../components/Dialog';
import { useT } from '../i18n/locale';
import { SignOutButton } from '../session/SignOutButton';
import { SignInForm } from './SignInForm';

/** The session has ended: sign in on top of the page, which keeps its state and input. */
export function SignInAgain({ me }: { me: StaffMe }) {
  const t = useT();
  return (
    <Dialog title={t('gate.again.title')}>
      <p className="soft">{t('gate.again.text')}</p>
      <SignInForm username={me.username} />
      <SignOutButton label="gate.again.other" className="button quiet wide" />
    </Dialog>
  );
}
