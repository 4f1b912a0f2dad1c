import { lazy, Suspense, type ReactNode } from 'react';
import type { Sortable, SortableGridProps } from './sortable';

const Moving = lazy(() => import('./MovingGrid')) as unknown as <T extends Sortable>(
  props: SortableGridProps<T>,
) => ReactNode;

const Still = <T extends Sortable>({ items, className, placeClass, children }: SortableGridProps<T>) => (
  <ol className={className}>
    {items.map((item) => (
      <li key={item.id} className={placeClass}>
        {children(item, null)}
      </li>
    ))}
  </ol>
);

/** A grid in a chosen order. The code for moving is loaded when there are at least two items. */
export const SortableGrid = <T extends Sortable>(props: SortableGridProps<T>) =>
  props.items.length < 2 ? (
    <Still {...props} />
  ) : (
    <Suspense fallback={<Still {...props} />}>
      <Moving {...props} />
    </Suspense>
  );
