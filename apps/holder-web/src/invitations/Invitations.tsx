import { INVITATION, type ReceivedInvitation, teamApi } from '@ipw/domain';
import { ask, Button, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { api } from '../app/api';
import './invitations.css';
import { refreshMember } from '../app/member';
import { useApi } from '../app/use-api';

function Invitation({ invitation, onAnswer }: { invitation: ReceivedInvitation; onAnswer: () => void }) {
  const t = useT();
  const language = useLanguage();
  const [busy, setBusy] = useState<0 | 1>();
  const { invitation_id, ip_name: ip, member_name: name, expires_at } = invitation;
  const send = async (accept: 0 | 1) => {
    setBusy(accept);
    try {
      await api(teamApi.answer, { invitation_id, accept: accept === 1 });
      toast('good', t(accept ? 'invitation.accepted' : 'invitation.declined'));
      await refreshMember();
    } catch {
      // The sentence was shown; the list is read again, because the invitation may have ended.
    } finally {
      setBusy(undefined);
      onAnswer();
    }
  };
  const decline = async () => {
    const text = t('invitation.decline_text', { name });
    const question = { title: t('invitation.decline_title', { ip }), text };
    if (await ask({ ...question, confirm: t('action.invitation.decline') })) await send(0);
  };
  return (
    <li className="ui-card ui-stack">
      <h2>{t('invitation.title', { name, ip })}</h2>
      <p>{t('invitation.text')}</p>
      <p className="ui-soft">{t('invitation.until', { day: dayOf(expires_at, language) })}</p>
      <div className="ui-row">
        <Button look="primary" busy={busy === 1} disabled={busy === 0} onClick={() => void send(1)}>
          {t('action.invitation.accept')}
        </Button>
        <Button busy={busy === 0} disabled={busy === 1} onClick={() => void decline()}>
          {t('action.invitation.decline')}
        </Button>
      </div>
    </li>
  );
}

/** Open invitations to the member's phone, to be accepted or declined. `empty`: says when there are none. */
export function Invitations({ empty = false }: { empty?: boolean }) {
  const t = useT();
  const { data, error, refetch } = useApi(teamApi.received, {}, { staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return empty ? <Skeleton lines={2} height={140} /> : null;
  if (data.length === 0)
    return empty ? (
      <EmptyState title={t('invitation.empty')}>
        {t('invitation.empty_text', { days: INVITATION.days })}
      </EmptyState>
    ) : null;
  return (
    <ul className="invitations">
      {data.map((invitation) => (
        <Invitation key={invitation.invitation_id} invitation={invitation} onAnswer={() => void refetch()} />
      ))}
    </ul>
  );
}
