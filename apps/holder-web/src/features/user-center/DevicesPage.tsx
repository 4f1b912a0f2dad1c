import { useT } from '../../i18n/catalogue';
import './devices.css';
import { SignedInDevices } from './SignedInDevices';
import { Section } from './Section';
import { SignInHistory } from './SignInHistory';

/** Where the member is logged in, each place with a way to end it; and who logged in or tried to. */
export function DevicesPage() {
  const t = useT();
  return (
    <Section title={t('user.devices')}>
      <SignedInDevices />
      <SignInHistory />
    </Section>
  );
}
