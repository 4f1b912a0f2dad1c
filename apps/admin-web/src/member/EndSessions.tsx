import type { MemberRow } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { useAct } from '../http/resource-calls';

const ACTION = 'end-sessions';

/** Ends all sessions of a member after a confirmation. */
export function EndSessions({ member }: { member: MemberRow }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const act = useAct('members', member);
  if (!member.actions.includes(ACTION)) return null;
  const confirm = () =>
    act.mutate(
      { action: ACTION },
      {
        onSuccess: () => {
          setAsking(false);
          notify('member.sessions_ended', { type: 'success' });
        },
      },
    );
  const begin = () => {
    act.reset();
    setAsking(true);
  };
  return (
    <>
      <button type="button" className="button danger" onClick={begin}>
        {t('member.end_sessions')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('member.end_sessions.ask', { name: member.member_name })}
          text={t('member.end_sessions.text')}
          confirm={t('member.end_sessions')}
          busy={act.isPending}
          error={act.error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
