import { lazy, Suspense, type ReactNode } from 'react';

export interface Sortable {
  id: string;
  name: string;
}

export interface SortableGridProps<T extends Sortable> {
  items: readonly T[];
  className: string;
  /** Classes of a place, and of the handle when it is not to be drawn as everywhere. */
  placeClass?: string;
  gripClass?: string;
  /** A pointer may take hold of a place anywhere, not by its handle alone. */
  whole?: boolean;
  /** Draws one, with the handle that moves it. */
  children: (item: T, grip: ReactNode) => ReactNode;
  onOrder: (items: T[]) => void;
}

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

/** Things in an order of their own. What moves them is loaded when there is something to move. */
export const SortableGrid = <T extends Sortable>(props: SortableGridProps<T>) =>
  props.items.length < 2 ? (
    <Still {...props} />
  ) : (
    <Suspense fallback={<Still {...props} />}>
      <Moving {...props} />
    </Suspense>
  );
