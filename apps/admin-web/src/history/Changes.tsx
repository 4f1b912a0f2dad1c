import type { HistoryLine } from '@ipw/domain';
import { useT } from '../i18n/locale';
import { changedItems } from './changed-items';
import { useChangedValue } from './use-changed-value';
import { useWordFor } from './use-word-for';
import './history.css';

/** Fields before and after, with labels where there are some; for content only the fact of the change. */
export function Changes({ changes }: { changes: HistoryLine['changes'] }) {
  const t = useT();
  const wordFor = useWordFor();
  if (changes.length === 0) return null;
  return (
    <dl className="changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{wordFor.field(change.field)}</dt>
          <dd>{'after' in change ? <Change {...change} /> : t('changes.content')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ field, before, after }: { field: string; before?: unknown; after?: unknown }) {
  const shown = useChangedValue();
  const [old, now] = changedItems(before, after);
  return (
    <>
      <del>{shown(field, old)}</del> <span aria-hidden>→</span> <ins>{shown(field, now)}</ins>
    </>
  );
}
