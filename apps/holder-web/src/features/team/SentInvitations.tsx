import { invitationMachine, type SentInvitation, teamApi } from '@ipw/domain';
import { ask, Button, StateBadge, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { useIpId } from '../../app/member';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

interface Props {
  invitations: readonly SentInvitation[];
  onChange: () => void;
}

/** Invitations of the last weeks that are open or came to nothing; accepted ones are members. */
export function SentInvitations({ invitations, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const withdraw = async ({ invitation_id, phone_number: phone }: SentInvitation) => {
    const question = { title: t('team.withdraw_title', { phone }), text: t('team.withdraw_text') };
    if (!(await ask({ ...question, confirm: t('action.invitation.withdraw') }))) return;
    try {
      await api(teamApi.withdraw, { ip_id: ipId, invitation_id });
      toast('good', t('team.withdrawn'));
    } finally {
      onChange();
    }
  };
  return (
    <section aria-labelledby="team-invitations">
      <h2 id="team-invitations">{t('team.invitations')}</h2>
      <ul className="team-list">
        {invitations.map((invitation) => (
          <li key={invitation.invitation_id} className="team-row">
            <div className="team-text">
              <h3>
                {invitation.phone_number}
                <StateBadge machine={invitationMachine} state={invitation.state} />
              </h3>
              <p>
                <span>{dayOf(invitation.created_at, language)}</span>
                {invitation.actions.includes('withdraw') ? (
                  <span>{t('team.invitation.until', { day: dayOf(invitation.expires_at, language) })}</span>
                ) : null}
              </p>
            </div>
            {invitation.actions.includes('withdraw') ? (
              <Button
                small
                aria-label={t('team.withdraw_of', { phone: invitation.phone_number })}
                onClick={() => void withdraw(invitation).catch(() => undefined)}
              >
                {t('action.invitation.withdraw')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
