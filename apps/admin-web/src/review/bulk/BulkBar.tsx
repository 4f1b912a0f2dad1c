import type { BulkOutcome } from '@ipw/domain';
import { useEffect, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { BulkResult } from './BulkResult';
import { forMany } from '../../pages/ask';
import { FieldsDialog, type Typed } from '../inputs/FieldsDialog';
import { actionStyleIn } from '../decision/ReviewActions';
import { ReasonDialog, type ReasonDraft } from '../decision/ReasonDialog';
import type { ReviewModel, ReviewRow } from '../model/review-model';
import { Stakes } from '../decision/Stakes';
import { useBulk } from '../../http/resource-calls';
import { useDrafts } from '../inputs/use-drafts';
import { focusRowAt, useDecisionKeys } from '../keys/use-row-keys';

/** The rows of an open dialog: the selected ones, or the one whose key was pressed, by its index. */
interface PendingAction<R> {
  action: string;
  rows: readonly R[];
  at?: number;
}

/** What is typed belongs to the action and its rows. */
const keyOfDraft = ({ action, rows }: PendingAction<ReviewRow>) =>
  [action, ...rows.map(({ id }) => id)].join(' ');

/**
 * A bar for one decision on all selected rows, among the actions each of them offers, then the result of each. Keys decide
 * the selected rows, or the focused one.
 */
export function BulkBar<R extends ReviewRow, D extends R>({ model }: { model: ReviewModel<R, D> }) {
  const t = useT();
  const notify = useNotify();
  const { data = [], selectedIds, onUnselectItems } = useListContext<R>();
  const bulk = useBulk(model.name);
  const [pending, setPending] = useState<PendingAction<R>>();
  const [result, setResult] = useState<{ lines: BulkOutcome[]; rows: readonly R[] }>();
  const [left, setLeft] = useState<{ at: number }>();
  const reasons = useDrafts<ReasonDraft>(model.name);
  const inputs = useDrafts<Typed>(model.name);
  const { machine } = model;
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  // Other inputs are about one record, so their actions are taken on one at a time.
  const offered = Object.keys(machine.actions).filter(
    (action) => forMany(model.asks?.[action]) && ticked.some(({ actions }) => actions.includes(action)),
  );
  const label = (action: string) => t(keyOf('action', machine.name, action));
  // The list can be focused only after the dialog is closed.
  useEffect(() => {
    if (left) focusRowAt(left.at);
  }, [left]);
  // The decided row may disappear, with the focus, only when the list is reloaded.
  useEffect(() => {
    if (!left || document.activeElement !== document.body) return;
    focusRowAt(left.at);
    setLeft(undefined);
  }, [left, data]);

  const done = (what: PendingAction<R>, lines: BulkOutcome[]) => {
    const { action, rows, at } = what;
    reasons.drop(keyOfDraft(what));
    inputs.drop(keyOfDraft(what));
    setPending(undefined);
    if (at === undefined) onUnselectItems();
    else setLeft({ at });
    if (at !== undefined && lines.every(({ ok }) => ok))
      notify('review.decided', {
        type: 'success',
        messageArgs: { name: rows.map(model.title).join(), action: label(action) },
      });
    else setResult({ lines, rows });
  };
  const take = (what: PendingAction<R>, body?: object) =>
    bulk.mutate(
      { action: what.action, rows: what.rows, ...(body && { body }) },
      {
        onSuccess: (lines) => done(what, lines),
        onError: (error) => {
          if (actionStyleIn(model, what.action) === 'quiet') notify(error.message, { type: 'error' });
        },
      },
    );
  const begin = (what: PendingAction<R>) => {
    bulk.reset();
    if (actionStyleIn(model, what.action) === 'quiet' && !model.asks?.[what.action]) take(what);
    else setPending(what);
  };
  useDecisionKeys(model, data, ticked, (action, rows, at) =>
    begin({ action, rows, ...(at !== undefined && { at }) }),
  );
  const names = pending && model.asks?.[pending.action];
  const style = pending && !names && actionStyleIn(model, pending.action);
  const form = pending && {
    title:
      pending.at === undefined
        ? t('bulk.ask', { action: label(pending.action), count: pending.rows.length })
        : t('review.ask', { action: label(pending.action), name: pending.rows.map(model.title).join() }),
    confirm: label(pending.action),
    busy: bulk.isPending,
    error: bulk.error,
    onClose: () => setPending(undefined),
  };
  return (
    <>
      {ticked.length > 0 && (
        <div className="bulk" role="region" aria-label={t('bulk')}>
          <strong>{t('bulk.count', { count: ticked.length })}</strong>
          {offered.map((action) => (
            <button
              key={action}
              type="button"
              className="button"
              disabled={bulk.isPending}
              onClick={() => begin({ action, rows: ticked })}
            >
              {label(action)}
            </button>
          ))}
          <button type="button" className="button quiet" onClick={() => onUnselectItems()}>
            {t('bulk.clear')}
          </button>
        </div>
      )}
      {pending && form && names && (
        <FieldsDialog
          {...form}
          {...inputs.of(keyOfDraft(pending))}
          asks={names}
          onConfirm={(body) => take(pending, body)}
        >
          <Stakes model={model} rows={pending.rows} ends={false} />
        </FieldsDialog>
      )}
      {pending && form && style === 'accept' && (
        <ConfirmDialog {...form} text={t('review.accept_text')} onConfirm={() => take(pending)}>
          <Stakes model={model} rows={pending.rows} ends />
        </ConfirmDialog>
      )}
      {pending && form && style === 'refuse' && (
        <ReasonDialog
          {...form}
          machine={machine.name}
          reasons={model.reasons}
          {...reasons.of(keyOfDraft(pending))}
          onConfirm={(body) => take(pending, body)}
        />
      )}
      {result && (
        <BulkResult
          model={model}
          statusLabelsOf={model.statusLabels ?? (() => machine)}
          {...result}
          onClose={() => setResult(undefined)}
        />
      )}
    </>
  );
}
