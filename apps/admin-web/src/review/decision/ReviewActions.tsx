import { type Action, type Machine, targetsOf } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useKeys } from '../../components/use-keys';
import type { Refusal } from '../../http/refusal';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { FieldsDialog, type Typed } from '../inputs/FieldsDialog';
import type { Asks } from '../../pages/ask';
import { ReasonDialog, type ReasonDraft } from './ReasonDialog';
import type { ReviewModel, ReviewRow } from '../model/review-model';
import { Stakes } from './Stakes';
import { isConflict } from '../../http/refusal';
import { useAct } from '../../http/resource-calls';
import { useDrafts } from '../inputs/use-drafts';

/** How an action is displayed, derived from its target state: a good one, one with a written reason, or another. */
export type ActionStyle = 'accept' | 'refuse' | 'quiet';

export function actionStyle(machine: Machine, name: string): ActionStyle {
  const action: Action<string> | undefined = machine.actions[name];
  // One that leaves every record in its state decides nothing.
  if (!action || (typeof action.to !== 'string' && action.to.by === 'state')) return 'quiet';
  if (action.note) return 'refuse';
  return targetsOf(action).some((state) => machine.states[state]?.tone === 'good') ? 'accept' : 'quiet';
}

/** The style in a queue: an action that asks a question without inputs is one of its decisions, whatever its target. */
export const actionStyleIn = (
  { machine, asks }: { machine: Machine; asks?: Asks | undefined },
  name: string,
): ActionStyle => (asks?.[name]?.length === 0 ? 'accept' : actionStyle(machine, name));

/** The key that triggers an action of a style. */
export const KEY_OF = { accept: 'a', refuse: 'r', quiet: null } as const satisfies Record<
  ActionStyle,
  string | null
>;

/**
 * The action a key triggers on rows: the first one of the style that any of them offers and that needs no inputs, because a
 * key decides at once. Where there are several, the first of the machine's table.
 */
export const keyedAction = (
  machine: Machine,
  asks: Asks | undefined,
  rows: readonly { actions: string[] }[],
  style: ActionStyle,
): string | undefined =>
  rows
    .flatMap(({ actions }) => actions)
    .find((action) => !asks?.[action]?.length && actionStyleIn({ machine, asks }, action) === style);

/** The keys of the actions of one record: each key has one action, the same as in the queue. */
export const keysOf = (
  { machine, asks }: { machine: Machine; asks?: Asks | undefined },
  actions: string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['accept', 'refuse'] as const).flatMap((style) => {
      const action = keyedAction(machine, asks, [{ actions }], style);
      return action ? [[KEY_OF[style], action]] : [];
    }),
  );

interface Props<R extends ReviewRow, D extends R> {
  model: ReviewModel<R, D>;
  record: D;
  /** Whether a conflict is shown: actions are disabled until it was read. */
  blocked: boolean;
  onDecided: (action: string) => void;
  onConflict: (refusal: Refusal) => void;
}

const CLASS = { accept: 'button primary', refuse: 'button danger', quiet: 'button' } as const;
const ORDER = ['accept', 'refuse', 'quiet'];

/** The actions the server offers on this record, each in the style its machine implies. */
export function ReviewActions<R extends ReviewRow, D extends R>({
  model,
  record,
  blocked,
  onDecided,
  onConflict,
}: Props<R, D>) {
  const t = useT();
  const notify = useNotify();
  const act = useAct(model.name, record);
  // With the version at the opening: the record may be read anew behind the dialog.
  const [asked, setAsked] = useState<{ action: string; version: number }>();
  const asking = asked?.action;
  const close = () => setAsked(undefined);
  const reasons = useDrafts<ReasonDraft>(model.name);
  const inputs = useDrafts<Typed>(model.name);
  const { machine } = model;
  const keyOfDraft = (action: string) => `${action} ${record.id}`;
  const label = (action: string) => t(keyOf('action', machine.name, action));
  const offered = record.actions
    .map((action) => ({ action, style: actionStyleIn(model, action) }))
    .sort((a, b) => ORDER.indexOf(a.style) - ORDER.indexOf(b.style));

  const take = (action: string, body?: object) =>
    act.mutate(
      { action, body: { ...(asked && { version: asked.version }), ...body } },
      {
        onSuccess: (answer) => {
          close();
          reasons.drop(keyOfDraft(action));
          inputs.drop(keyOfDraft(action));
          if (answer.state !== record.state) onDecided(action);
          else notify('review.taken', { type: 'success', messageArgs: { action: label(action) } });
        },
        onError: (error) => {
          if (isConflict(error)) {
            close();
            onConflict(error);
          } else if (actionStyle(machine, action) === 'quiet' && !model.asks?.[action])
            notify(error.message, { type: 'error' });
        },
      },
    );
  const begin = (action: string) => {
    act.reset();
    if (actionStyle(machine, action) === 'quiet' && !model.asks?.[action]) take(action);
    else setAsked({ action, version: record.version });
  };
  const keys = keysOf(model, record.actions);
  const keyOfAct = (action: string) => Object.keys(keys).find((key) => keys[key] === action);
  const keyed = Object.entries(keys).map(([key, action]) => [key, () => begin(action)] as const);
  useKeys(blocked || act.isPending ? {} : Object.fromEntries(keyed));

  if (offered.length === 0) return <p className="card no-actions soft">{t('review.no_actions')}</p>;
  const question = asking === undefined ? undefined : model.asks?.[asking];
  const form = asking && {
    title: t('review.ask', { action: label(asking), name: model.title(record) }),
    confirm: label(asking),
    busy: act.isPending,
    error: act.error,
    onClose: close,
  };
  return (
    <div className="card action-bar" role="group" aria-label={t('review.actions')}>
      {offered.map(({ action, style }) => (
        <button
          key={action}
          type="button"
          className={CLASS[style]}
          disabled={blocked || act.isPending}
          onClick={() => begin(action)}
        >
          {label(action)}
          {keyOfAct(action) && <kbd>{keyOfAct(action)}</kbd>}
        </button>
      ))}
      {asking && form && question && (
        <FieldsDialog
          {...form}
          {...inputs.of(keyOfDraft(asking))}
          asks={question}
          onConfirm={(body) => take(asking, body)}
        >
          <Stakes model={model} rows={[record]} ends={false} />
        </FieldsDialog>
      )}
      {asking && form && !question && actionStyle(machine, asking) === 'accept' && (
        <ConfirmDialog {...form} text={t('review.accept_text')} onConfirm={() => take(asking)}>
          <Stakes model={model} rows={[record]} ends />
        </ConfirmDialog>
      )}
      {asking && form && !question && actionStyle(machine, asking) === 'refuse' && (
        <ReasonDialog
          {...form}
          machine={machine.name}
          reasons={model.reasons}
          {...(model.markable && { markable: model.markable(record) })}
          explained={model.explained}
          {...reasons.of(keyOfDraft(asking))}
          onConfirm={(body) => take(asking, body)}
        />
      )}
    </div>
  );
}
