import type { Machine, StatefulRow as Stateful } from '@ipw/domain';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { FilterOf, RecordOf, ResourceName, RowOf } from '../http/call-api';
import type { FieldName, Key } from '../i18n/words';

export type Row = RaRecord<string>;

/** What every row with a life of its own carries. */
export type StatefulRow = Row & Stateful;

/** How one field is shown and, where staff may write it, asked for. Declared once, drawn by every frame. */
export interface Field<R> {
  show: (record: R) => ReactNode;
  /** The server sorts by it. */
  sort?: boolean;
  input?: ReactElement;
  /** What an emptied input sends: forms turn it into null. */
  blank?: '' | null;
}

export type Fields<R> = Partial<Record<FieldName, Field<R>>>;

/** A filter of a list: free text, a day, one record (set by a link, and only ever cleared here), one of a closed set, or a control of its own. */
export type Filter =
  | { kind: 'search' }
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
  /** Whether it has anything to say of this record; always, unless told. */
  when?: (record: D) => boolean;
}

/** A resource as data: `R` is a row of its list, `D` the whole record, `F` what its list can be filtered by. */
export interface Model<R, D = R, N extends ResourceName = ResourceName, F extends string = string> {
  name: N;
  /** Gives the states in its history their words and tones. */
  machine?: Machine;
  title: (record: R) => string;
  subtitle?: (record: R) => ReactNode;
  /** Address of the picture before the title; absent for resources without one. */
  picture?: (record: R) => string | null;
  fields: Fields<R>;
  /** Fields only the whole record has, or shows otherwise. */
  details?: Fields<D>;
  columns: readonly FieldName[];
  filters: Readonly<{ [K in F]?: Filter }>;
  facts: readonly FactGroup<D>[];
  /** Fields of a row that stand in the dialog in which something is decided about it: what, whose, how much. */
  stakes?: readonly FieldName[];
  /** Fields a person can write, by frame. */
  create?: readonly FieldName[];
  edit?: readonly FieldName[];
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** What the resource declares of itself is not said again by its pages. */
export type Unnamed<M> = Omit<M, 'name' | 'machine'>;

/** The model of one resource: rows, records and filters are those its calls declare. */
export type ModelOf<N extends ResourceName> = Unnamed<Model<RowOf<N>, RecordOf<N>, N, FilterOf<N>>>;

/** The body of a write: the named fields of a form and the version seen, emptied inputs as what the server takes. */
export function bodyOf<R>(fields: Fields<R>, names: readonly FieldName[], form: Record<string, unknown>) {
  const entries = names.map((name) => [name, form[name] ?? fields[name]?.blank] as const);
  const body = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return 'version' in form ? { ...body, version: form['version'] } : body;
}
