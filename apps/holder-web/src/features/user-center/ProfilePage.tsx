import { useT } from '../../i18n/catalogue';
import { Section } from '../../app/Section';
import { PhoneCard } from './PhoneCard';
import { ProfileCard } from './ProfileCard';

/** The member's account data. */
export function ProfilePage() {
  const t = useT();
  return (
    <Section title={t('user.profile')}>
      <ProfileCard />
      <PhoneCard />
    </Section>
  );
}
