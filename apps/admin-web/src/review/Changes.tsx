import type { HistoryLine } from '@ipw/domain';
import { useChangedValue } from './use-changed-value';
import { useWordFor } from './use-word-for';
import './history.css';

/** Fields before and after, in words where there are some. */
export function Changes({ changes }: { changes: HistoryLine['changes'] }) {
  const wordFor = useWordFor();
  const shown = useChangedValue();
  if (changes.length === 0) return null;
  return (
    <dl className="changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{wordFor.field(field)}</dt>
          <dd>
            <del>{shown(field, before)}</del> <span aria-hidden>→</span> <ins>{shown(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
