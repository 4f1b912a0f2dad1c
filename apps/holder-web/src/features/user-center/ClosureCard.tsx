import { type ClosureAction, closureApi, closureMachine, type ClosureRow } from '@ipw/domain';
import { ask, Button, StateBadge, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { refreshMember } from '../../app/member';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** An open request: its due date, why it is held, and the button to withdraw it. */
export function ClosureCard({ closure, onChange }: { closure: ClosureRow; onChange: () => void }) {
  const t = useT();
  const day = dayOf(closure.due_at, useLanguage());

  const withdraw = async () => {
    const sure = await ask({
      title: t('close.keep_title'),
      text: t('close.keep_text'),
      confirm: t('action.closure.withdraw'),
    });
    if (!sure) return;
    await api(closureApi.withdraw, { closure_id: closure.closure_id });
    toast('good', t('close.kept'));
    await refreshMember();
    onChange();
  };
  const acts: Partial<Record<ClosureAction, () => Promise<void>>> = { withdraw };

  return (
    <div className="ui-card user-narrow">
      <div>
        <StateBadge machine={closureMachine} state={closure.state} />
      </div>
      <h2>{t(`close.${closure.state}` as Key, { day })}</h2>
      {closure.reason_code ? (
        <div className="user-note">
          <strong>{t(`closure_reason.${closure.reason_code}`)}</strong>
          {closure.reason ? <blockquote>{closure.reason}</blockquote> : null}
        </div>
      ) : null}
      <p className="ui-soft">{t(`close.${closure.state}_text` as Key)}</p>
      <div className="ui-row">
        {closure.actions.map((action) => (
          <Button key={action} look="primary" onClick={() => void acts[action]?.().catch(() => onChange())}>
            {t(`action.closure.${action}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
