/** Word keys of the diff components; both apps' catalogues contain them. */
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

/** Translates a key into the reader's language. */
export type DiffText = (key: DiffKey, args?: Readonly<Record<string, string | number>>) => string;

/** Shown for an empty value. */
export const NOTHING = '—';
