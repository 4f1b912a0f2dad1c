import { None } from '../components/None';
import { places } from './text-diff';

/** Words of a list: what stays, what goes, what is new. */
export function ListDiff({
  live,
  proposed,
}: {
  live: readonly string[] | null;
  proposed: readonly string[];
}) {
  const all = [...places(live ?? proposed, proposed)];
  if (all.length === 0) return <None />;
  return (
    <ul className="diff-list">
      {all.map(([value, { from, to }]) => (
        <li key={value}>{from === null ? <ins>{value}</ins> : to === null ? <del>{value}</del> : value}</li>
      ))}
    </ul>
  );
}
