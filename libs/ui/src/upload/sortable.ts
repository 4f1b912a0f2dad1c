import type { ReactNode } from 'react';

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
