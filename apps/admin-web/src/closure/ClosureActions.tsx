import { type Action, CLOSURE_REASONS, type ClosureAdminRow, closureMachine } from '@ipw/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { ReasonDialog, type ReasonDraft } from '../review/decision/ReasonDialog';
import { useDrafts } from '../review/inputs/use-drafts';
import { isConflict } from '../http/refusal';
import { useAct } from '../http/resource-calls';

const needsReason = (action: string) =>
  (closureMachine.actions as Readonly<Record<string, Action<string>>>)[action]?.note;

/** Actions of staff on a closure: hold it with a reason, or resume it. */
export function ClosureActions({ closure }: { closure: ClosureAdminRow }) {
  const t = useT();
  const notify = useNotify();
  const cache = useQueryClient();
  // With the version at the opening: the closure may be read anew behind the dialog.
  const [asked, setAsked] = useState<{ action: string; version: number }>();
  const asking = asked?.action;
  const drafts = useDrafts<ReasonDraft>('closures');
  const keyOfDraft = (action: string) => `${action} ${closure.id}`;
  const act = useAct('closures', closure);
  const label = (action: string) => t(keyOf('action', closureMachine.name, action));
  const take = (action: string, body?: object) =>
    act.mutate(
      { action, body: { ...(asked && { version: asked.version }), ...body } },
      {
        onSuccess: () => {
          setAsked(undefined);
          drafts.drop(keyOfDraft(action));
          notify('review.taken', { type: 'success', messageArgs: { action: label(action) } });
        },
        onError: (error) => isConflict(error) && cache.invalidateQueries({ queryKey: ['closures'] }),
      },
    );
  const begin = (action: string) => {
    act.reset();
    setAsked({ action, version: closure.version });
  };
  const form = asking && {
    title: t('review.ask', { action: label(asking), name: closure.member_name }),
    confirm: label(asking),
    busy: act.isPending,
    error: act.error,
    onClose: () => setAsked(undefined),
  };
  return (
    <>
      {closure.actions.map((action) => (
        <button
          key={action}
          type="button"
          className={needsReason(action) ? 'button danger' : 'button'}
          onClick={() => begin(action)}
        >
          {label(action)}
        </button>
      ))}
      {asking && form && needsReason(asking) && (
        <ReasonDialog
          {...form}
          machine={closureMachine.name}
          reasons={CLOSURE_REASONS}
          {...drafts.of(keyOfDraft(asking))}
          onConfirm={(body) => take(asking, body)}
        />
      )}
      {asking && form && !needsReason(asking) && (
        <ConfirmDialog {...form} text={t('closures.resume_text')} onConfirm={() => take(asking)} />
      )}
    </>
  );
}
