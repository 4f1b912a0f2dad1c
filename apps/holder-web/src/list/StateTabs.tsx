import { Link } from 'react-router';
import './list.css';
import { useCurrentInView } from './use-current-in-view';

interface Tab<S extends string> {
  /** Undefined: all. */
  state: S | undefined;
  label: string;
  /** Unknown until the list has arrived. */
  count: number | undefined;
  to: string;
}

interface Props<S extends string> {
  label: string;
  current: S | undefined;
  tabs: readonly Tab<S>[];
}

/** States of a list as links with their counts; on a phone they scroll, and the current one is in view. */
export function StateTabs<S extends string>({ label, current, tabs }: Props<S>) {
  const bar = useCurrentInView(current);
  return (
    <nav className="list-tabs" aria-label={label} ref={bar}>
      {tabs.map(({ state, label: name, count, to }) => (
        <Link key={state ?? ''} to={to} replace aria-current={state === current ? 'page' : undefined}>
          {name} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
