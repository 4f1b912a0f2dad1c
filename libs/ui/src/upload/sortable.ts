import type { ReactNode } from 'react';

export interface Sortable {
  id: string;
  name: string;
}

export interface SortableGridProps<T extends Sortable> {
  items: readonly T[];
  className: string;
  /** CSS class of an item, and of its handle if it differs from the standard. */
  placeClass?: string;
  gripClass?: string;
  /** Whether an item can be dragged anywhere, not only by its handle. */
  whole?: boolean;
  /** Renders an item with the handle that moves it. */
  children: (item: T, grip: ReactNode) => ReactNode;
  onOrder: (items: T[]) => void;
}
