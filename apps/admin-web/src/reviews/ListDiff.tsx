import { diffList } from '@ipw/domain';
import { None } from '../components/None';
import { useT } from '../i18n/locale';

/** Words of a list: what stays, what moved, what goes, what is new. */
export function ListDiff({
  live,
  proposed,
}: {
  live: readonly string[] | null;
  proposed: readonly string[];
}) {
  const t = useT();
  const all = diffList(live ?? proposed, proposed);
  if (all.length === 0) return <None />;
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
