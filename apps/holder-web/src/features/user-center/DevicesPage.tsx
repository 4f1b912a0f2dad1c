import { useT } from '../../i18n/catalogue';
import './devices.css';
import { SignedInDevices } from './SignedInDevices';
import { Section } from '../../app/Section';
import { SignInHistory } from './SignInHistory';

/** The member's sessions, each with a button to end it, and recent sign-in attempts. */
export function DevicesPage() {
  const t = useT();
  return (
    <Section title={t('user.devices')}>
      <SignedInDevices />
      <SignInHistory />
    </Section>
  );
}
