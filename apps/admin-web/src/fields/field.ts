import type { Machine, StatefulRow as Stateful } from '@ipw/domain';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FilterOf, RecordOf, ResourceName, RowOf } from '../http/call-api';
import type { FieldName, Key } from '../i18n/words';

export type Row = RaRecord<string>;

/** Fields of every row with a state. */
export type StatefulRow = Row & Stateful;

/** How one field is displayed and, if staff may edit it, entered. Declared once, used by all pages. */
export interface Field<R> {
  show: (record: R) => ReactNode;
  /** Its label, if another resource has a field of its name. */
  label?: Key;
  /** Whether the server can sort by it. */
  sort?: boolean;
  input?: ReactElement;
  /** The value of an emptied input; react-admin's forms turn it into null. */
  blank?: '' | null;
}

export type Fields<R> = Partial<Record<FieldName, Field<R>>>;

/**
 * A filter of a list: free text, with a label if it finds more than names, a day, one record (set by a link, and only cleared here), a value of an enum, or a custom
 * control.
 */
export type Filter =
  | { kind: 'search'; label?: Key }
  | { kind: 'day' }
  | { kind: 'record' }
  | { kind: 'choice'; options: readonly string[]; word: (option: string) => Key }
  | { kind: 'own'; control: ComponentType<FilterControl> };

export interface FilterControl {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export interface FactGroup<D> {
  title: Key;
  fields: readonly FieldName[];
  /** Whether it is shown for this record; always by default. */
  when?: (record: D) => boolean;
}

/** A resource as data: `R` is a row of its list, `D` the whole record, `N` its name. */
export interface Model<R, D = R, N extends ResourceName = ResourceName, F extends string = string> {
  name: N;
  /** Labels and colours of the states in its history. */
  machine?: Machine;
  title: (record: R) => string;
  subtitle?: (record: R) => ReactNode;
  /** Address of the picture before the title; absent for resources without one. */
  picture?: (record: R) => string | null;
  fields: Fields<R>;
  /** Fields that only the whole record has, or displays differently. */
  details?: Fields<D>;
  columns: readonly FieldName[];
  filters: Readonly<{ [K in F]?: Filter }>;
  facts: readonly FactGroup<D>[];
  /** Fields of a row shown in the dialog of a decision: what, whose, how much. */
  stakes?: readonly FieldName[];
  /** Fields staff can enter, by page. */
  create?: readonly FieldName[];
  edit?: readonly FieldName[];
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** A resource's pages do not repeat what the resource declares. */
export type Unnamed<M> = Omit<M, 'name' | 'machine'>;

/** The model of a resource; rows, records and filters are those its calls declare. */
export type ModelOf<N extends ResourceName> = Unnamed<Model<RowOf<N>, RecordOf<N>, N, FilterOf<N>>>;

/** The body of a write: the named form fields and the version seen, emptied inputs as the server expects them. */
export function bodyOf<R>(fields: Fields<R>, names: readonly FieldName[], form: Record<string, unknown>) {
  const entries = names.map((name) => [name, form[name] ?? fields[name]?.blank] as const);
  const body = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return 'version' in form ? { ...body, version: form['version'] } : body;
}
