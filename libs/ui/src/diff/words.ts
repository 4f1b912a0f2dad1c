/** Words of the differences; either app's catalogue holds them. */
export type DiffKey =
  | 'diff.live'
  | 'diff.proposed'
  | 'diff.added'
  | 'diff.removed'
  | 'diff.moved'
  | 'diff.fresh'
  | 'diff.gone'
  | 'diff.slider'
  | 'diff.shown'
  | 'diff.show_live'
  | 'diff.show_proposed';

/** Words a key in the reader's language. */
export type DiffText = (key: DiffKey, args?: Readonly<Record<string, string | number>>) => string;

/** Stands where there is nothing. */
export const NOTHING = '—';
