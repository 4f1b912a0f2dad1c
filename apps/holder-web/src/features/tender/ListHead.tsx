import { useTitle } from '../../app/Page';
import { withQuery } from '../../app/paths';
import { StateTabs } from '../../list/StateTabs';

interface Props<T extends string> {
  title: string;
  /** What the list shows. */
  lead: string;
  /** What the tabs choose, for screen readers. */
  label: string;
  /** The first one needs no address. */
  tabs: readonly T[];
  current: T;
  nameOf: (tab: T) => string;
  /** Unknown until the lists have arrived. */
  counts: Partial<Record<T, number>> | undefined;
  path: string;
  /** What the address keeps when the tab changes. */
  kept: Record<string, string | undefined>;
}

/** The head of a list in tabs: its title, what it shows, and how many there are in each tab. */
export function ListHead<T extends string>({
  title,
  lead,
  tabs,
  nameOf,
  counts,
  path,
  kept,
  ...bar
}: Props<T>) {
  useTitle(title);
  return (
    <>
      <header className="tender-head">
        <h1>{title}</h1>
        <p className="ui-soft">{lead}</p>
      </header>
      <StateTabs
        {...bar}
        tabs={tabs.map((tab, at) => ({
          state: tab,
          label: nameOf(tab),
          count: counts?.[tab],
          to: withQuery(path, { ...kept, tab: at === 0 ? undefined : tab }),
        }))}
      />
    </>
  );
}
