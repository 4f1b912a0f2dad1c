import type { CsvCell, Language } from '@ipw/domain';
import type { Key } from '../i18n';

type Column = Key extends infer K ? (K extends `column.${infer C}` ? C : never) : never;

/** Columns of an export, in order: the head is the word `column.<name>`, the cell comes from the list row. */
export type CsvColumns<V> = Readonly<Partial<Record<Column, (row: V, language: Language) => CsvCell>>>;
