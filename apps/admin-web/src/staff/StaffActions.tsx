import { STAFF_ACTIONS, type StaffRow } from '@ipw/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { isConflict } from '../http/refusal';
import { useAct } from '../http/resource-calls';
import { firstPasswordOf } from '../session/auth.calls';
import { FirstSecret } from './FirstSecret';

/** The actions the server offers on an account, each with a confirmation. */
export function StaffActions({ person }: { person: StaffRow }) {
  const t = useT();
  const notify = useNotify();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<string>();
  const [password, setPassword] = useState<string>();
  const act = useAct('staff', person);
  const label = (action: string) => t(keyOf('staff_action', action));
  const take = (action: string) =>
    act.mutate(
      { action },
      {
        onSuccess: (answer) => {
          setAsking(undefined);
          setPassword(firstPasswordOf(answer));
          notify('review.taken', { type: 'success', messageArgs: { action: label(action) } });
        },
        // The dialog stays with the reason; the account behind it is read anew.
        onError: (error) => isConflict(error) && cache.invalidateQueries({ queryKey: ['staff'] }),
      },
    );
  return (
    <>
      {STAFF_ACTIONS.filter((action) => person.actions.includes(action)).map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'enable' ? 'button' : 'button danger'}
          onClick={() => {
            act.reset();
            setAsking(action);
          }}
        >
          {label(action)}
        </button>
      ))}
      {asking && (
        <ConfirmDialog
          title={t('review.ask', { action: label(asking), name: person.name })}
          text={t(keyOf('staff_action_help', asking))}
          confirm={label(asking)}
          busy={act.isPending}
          error={act.error}
          onConfirm={() => take(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {password && <FirstSecret person={person} password={password} onClose={() => setPassword(undefined)} />}
    </>
  );
}
