import type { MemberRow } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AssignDialog } from '../care/AssignDialog';
import { useT } from '../i18n/locale';
import { useAct } from '../http/resource-calls';

export const ASSIGN = 'assign-consultant';

/** Assigns another consultant to a member, with the version on the screen. */
export function AssignButton({ member }: { member: MemberRow }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const act = useAct('members', member);
  if (!member.actions.includes(ASSIGN)) return null;
  const confirm = (consultant_id: string | null) =>
    act.mutate(
      { action: ASSIGN, body: { consultant_id } },
      {
        onSuccess: () => {
          setAsking(false);
          notify('assign.done', { type: 'success' });
        },
      },
    );
  const open = () => {
    act.reset();
    setAsking(true);
  };
  return (
    <>
      <button type="button" className="button" onClick={open}>
        {t(member.consultant_id ? 'assign.again' : 'assign')}
      </button>
      {asking && (
        <AssignDialog
          title={t('assign.ask', { name: member.member_name })}
          text={t('assign.text')}
          confirm={t('assign')}
          except={member.consultant_id}
          removable={member.consultant_id !== null}
          busy={act.isPending}
          error={act.error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
