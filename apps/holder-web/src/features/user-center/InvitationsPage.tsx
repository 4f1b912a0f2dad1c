import { Invitations } from '../../app/Invitations';
import { Section } from '../../app/Section';
import { useT } from '../../i18n/catalogue';

/** What waits for the member's answer: invitations to work on an IP. */
export function InvitationsPage() {
  const t = useT();
  return (
    <Section title={t('invitation.page')}>
      <p className="ui-soft">{t('invitation.lead')}</p>
      <Invitations empty />
    </Section>
  );
}
