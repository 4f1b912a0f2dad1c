import { MAINLAND, type MemberRow } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AreaCode } from '../review/inputs/AreaCode';
import { useT } from '../i18n/locale';
import { useAct } from '../http/resource-calls';
import { FieldsDialog, type Typed } from '../review/inputs/FieldsDialog';
import { useDrafts } from '../review/inputs/use-drafts';

const ACTION = 'change-phone';

/** Moves the account of a member who lost their number to another, noting by what they were recognised. */
export function ChangePhone({ member }: { member: MemberRow }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const drafts = useDrafts<Typed>('members');
  const act = useAct('members', member);
  if (!member.actions.includes(ACTION)) return null;
  const confirm = ({ area_code, ...values }: Record<string, string>) =>
    act.mutate(
      { action: ACTION, body: { area_code: area_code || MAINLAND, ...values } },
      {
        onSuccess: () => {
          setAsking(false);
          drafts.drop(member.id);
          notify('member.phone_changed', { type: 'success' });
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
        {t('member.change_phone')}
      </button>
      {asking && (
        <FieldsDialog
          title={t('member.change_phone.ask', { name: member.member_name })}
          confirm={t('member.change_phone')}
          asks={[{ name: 'area_code', control: AreaCode }, 'phone_number', 'reason']}
          {...drafts.of(member.id)}
          busy={act.isPending}
          error={act.error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{t('member.change_phone.text')}</p>
        </FieldsDialog>
      )}
    </>
  );
}
