import { Invitations } from '../../invitations/Invitations';
import { ReceivedHandovers } from '../../invitations/ReceivedHandovers';
import { Section } from '../../app/Section';
import { useT } from '../../i18n/catalogue';

/** What waits for the member's answer: invitations to work on an IP. */
export function InvitationsPage() {
  const t = useT();
  return (
    <Section title={t('invitation.page')}>
      <p className="ui-soft">{t('invitation.lead')}</p>
      <ReceivedHandovers />
      <Invitations empty />
    </Section>
  );
}
