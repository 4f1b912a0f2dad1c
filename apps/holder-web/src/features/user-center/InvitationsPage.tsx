import { handoverApi } from '@ipw/domain';
import { useApi } from '../../app/use-api';
import { Invitations } from '../../invitations/Invitations';
import { ReceivedHandovers } from '../../invitations/ReceivedHandovers';
import { Section } from '../../app/Section';
import { useT } from '../../i18n/catalogue';

/** What waits for the member's answer: invitations to work on an IP, and IPs handed over. */
export function InvitationsPage() {
  const t = useT();
  const handovers = useApi(handoverApi.received, {}, { staleTime: 0 });
  return (
    <Section title={t('invitation.page')}>
      <p className="ui-soft">{t('invitation.lead')}</p>
      <ReceivedHandovers />
      <Invitations empty={!handovers.data?.length} />
    </Section>
  );
}
