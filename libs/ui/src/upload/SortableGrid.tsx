import { lazy, Suspense, type ReactNode } from 'react';

export interface Sortable {
  id: string;
  name: string;
}

export interface SortableGridProps<T extends Sortable> {
  items: readonly T[];
  className: string;
  /** Draws one, with the handle that moves it. */
  children: (item: T, grip: ReactNode) => ReactNode;
  onOrder: (items: T[]) => void;
}

const Moving = lazy(() => import('./MovingGrid')) as unknown as <T extends Sortable>(
  props: SortableGridProps<T>,
) => ReactNode;

const Still = <T extends Sortable>({ items, className, children }: SortableGridProps<T>) => (
  <ol className={className}>
    {items.map((item) => (
      <li key={item.id}>{children(item, null)}</li>
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
