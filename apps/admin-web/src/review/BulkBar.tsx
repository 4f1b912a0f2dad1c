import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { BulkResult } from './BulkResult';
import { mannerOf } from './machine-of';
import { ReasonDialog } from './ReasonDialog';
import type { ReviewModel, ReviewRow } from './reviewable';
import { type BulkLine, useBulk } from './use-bulk';

/** One decision on all ticked rows, of the actions each of them offers; then the result, item by item. */
export function BulkBar<R extends ReviewRow, D extends R>({ model }: { model: ReviewModel<R, D> }) {
  const t = useT();
  const notify = useNotify();
  const { data = [], selectedIds, onUnselectItems } = useListContext<R>();
  const bulk = useBulk(model.name);
  const [asking, setAsking] = useState<string>();
  const [result, setResult] = useState<{ lines: BulkLine[]; rows: readonly R[] }>();
  const { machine } = model;
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const offered = Object.keys(machine.actions).filter((action) =>
    rows.some(({ actions }) => actions.includes(action)),
  );
  const label = (action: string) => t(keyOf('action', machine.name, action));

  const take = (action: string, body?: object) =>
    bulk.mutate(
      { action, rows, ...(body && { body }) },
      {
        onSuccess: (lines) => {
          setAsking(undefined);
          setResult({ lines, rows });
          onUnselectItems();
        },
        onError: (error) => {
          if (mannerOf(machine, action) === 'quiet') notify(error.message, { type: 'error' });
        },
      },
    );
  const begin = (action: string) => {
    bulk.reset();
    if (mannerOf(machine, action) === 'quiet') take(action);
    else setAsking(action);
  };
  const form = asking && {
    title: t('bulk.ask', { action: label(asking), count: rows.length }),
    confirm: label(asking),
    busy: bulk.isPending,
    error: bulk.error,
    onClose: () => setAsking(undefined),
  };
  return (
    <>
      {rows.length > 0 && (
        <div className="bulk" role="region" aria-label={t('bulk')}>
          <strong>{t('bulk.count', { count: rows.length })}</strong>
          {offered.map((action) => (
            <button
              key={action}
              type="button"
              className="button"
              disabled={bulk.isPending}
              onClick={() => begin(action)}
            >
              {label(action)}
            </button>
          ))}
          <button type="button" className="button quiet" onClick={() => onUnselectItems()}>
            {t('bulk.clear')}
          </button>
        </div>
      )}
      {asking && form && mannerOf(machine, asking) === 'accept' && (
        <ConfirmDialog {...form} text={t('review.accept_text')} onConfirm={() => take(asking)}>
          <ul className="name-list">
            {rows.map((row) => (
              <li key={row.id}>{model.title(row)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {asking && form && mannerOf(machine, asking) === 'refuse' && (
        <ReasonDialog
          {...form}
          machine={machine.name}
          reasons={model.reasons}
          onConfirm={(body) => take(asking, body)}
        />
      )}
      {result && (
        <BulkResult model={model} faces={machine} {...result} onClose={() => setResult(undefined)} />
      )}
    </>
  );
}
