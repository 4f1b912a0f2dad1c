import type { CsvCell, Language } from '@ipw/domain';

/** Columns of an export, in order: the head is the word `column.<name>`, the cell comes from the list row. */
export type CsvColumns<V> = Readonly<Record<string, (row: V, language: Language) => CsvCell>>;
