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
  // With the version at the opening: the account may be read anew behind the dialog.
  const [asked, setAsked] = useState<{ action: string; version: number }>();
  const [password, setPassword] = useState<string>();
  const act = useAct('staff', person);
  const label = (action: string) => t(keyOf('staff_action', action));
  const take = ({ action, version }: { action: string; version: number }) =>
    act.mutate(
      { action, body: { version } },
      {
        onSuccess: (answer) => {
          setAsked(undefined);
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
            setAsked({ action, version: person.version });
          }}
        >
          {label(action)}
        </button>
      ))}
      {asked && (
        <ConfirmDialog
          title={t('review.ask', { action: label(asked.action), name: person.name })}
          text={t(keyOf('staff_action_help', asked.action))}
          confirm={label(asked.action)}
          busy={act.isPending}
          error={act.error}
          onConfirm={() => take(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {password && <FirstSecret person={person} password={password} onClose={() => setPassword(undefined)} />}
    </>
  );
}
