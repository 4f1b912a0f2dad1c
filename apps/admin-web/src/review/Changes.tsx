import type { HistoryLine } from '@ipw/domain';
import { useWordFor } from './use-word-for';
import './history.css';

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Fields before and after. */
export function Changes({ changes }: { changes: HistoryLine['changes'] }) {
  const wordFor = useWordFor();
  if (changes.length === 0) return null;
  return (
    <dl className="changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{wordFor.field(field)}</dt>
          <dd>
            <del>{shown(before)}</del> <span aria-hidden>→</span> <ins>{shown(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
