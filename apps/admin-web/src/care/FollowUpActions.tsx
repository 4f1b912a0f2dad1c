import { type FollowUpAction, followUpMachine, type FollowUpRow } from '@ipw/domain';
import { useNotify } from 'react-admin';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useFollowUpWays } from './use-follow-ups';

/** The actions the server offers on a follow-up. */
export function FollowUpActions({ row }: { row: FollowUpRow }) {
  const t = useT();
  const notify = useNotify();
  const { act } = useFollowUpWays();
  return row.actions
    .filter((action): action is FollowUpAction => action in followUpMachine.actions)
    .map((action) => (
      <button
        key={action}
        type="button"
        className="button small"
        disabled={act.isPending}
        onClick={() =>
          act.mutate({ row, action }, { onError: (error) => notify(error.message, { type: 'error' }) })
        }
      >
        {t(keyOf('action.follow_up', action))}
      </button>
    ));
}
