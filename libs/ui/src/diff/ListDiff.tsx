import { diffList } from '@ipw/domain';
import { type DiffText, NOTHING } from './words';

interface Props {
  live: readonly string[] | null;
  proposed: readonly string[];
  t: DiffText;
}

/** The entries of a list: kept, moved, removed, added. */
export function ListDiff({ live, proposed, t }: Props) {
  const all = diffList(live ?? proposed, proposed);
  if (all.length === 0) return <p className="diff-text">{NOTHING}</p>;
  return (
    <ul className="diff-list">
      {all.map(({ id, from, fate }) => (
        <li key={id} data-fate={fate}>
          {fate === 'added' ? <ins>{id}</ins> : fate === 'removed' ? <del>{id}</del> : id}
          {fate === 'moved' && <small>{t('diff.moved', { from: from! })}</small>}
        </li>
      ))}
    </ul>
  );
}
