import type { FieldError } from '@ipw/domain';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { Option } from './Select';

export type Values = Record<string, unknown>;

/** A sentence about a field. The server also names its rule, so that it can be said in another language. */
export interface Problem extends Partial<Pick<FieldError, 'rule' | 'args'>> {
  field: string;
  msg: string;
}

/** What a domain schema offers a form. */
export interface Schema<T> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly unknown[] } };
}

/** What a field drawn by its owner gets. */
export interface FieldControl {
  id: string;
  value: unknown;
  values: Values;
  error: string | undefined;
  set: (value: unknown) => void;
  setOther: (name: string, value: unknown) => void;
  /** Shows problems on their fields, focus on the first; false when no field of the form is meant. */
  show: (problems: readonly (Problem | FieldError)[]) => boolean;
}

export interface FieldSpec {
  name: string;
  label: ReactNode;
  kind?: 'text' | 'tel' | 'email' | 'password' | 'select' | 'textarea' | 'check';
  options?: readonly Option[];
  hint?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Other names of the input whose problems belong to this field. */
  covers?: readonly string[];
  /** The sentence shown while a tick is missing. */
  mustTick?: string;
  /** Never kept as a draft; passwords are secret anyway. */
  secret?: boolean;
  /** Draws the field itself. */
  render?: (control: FieldControl) => ReactNode;
}

/** One intent of the user: the names the form can show problems on, and a key that stays the same when it is tried again. */
export interface Attempt {
  fields: readonly string[];
  idempotency_key: string;
}

export interface SchemaFormProps<T> {
  /** The schema, or how to load it: the first page of a visitor is drawn before it is there. */
  schema: Schema<T> | (() => Promise<Schema<T>>);
  fields: readonly FieldSpec[];
  initial?: Values;
  /** Name under which what is typed outlives the page, until it is accepted or the user signs out. */
  draft?: string;
  /** It survives a reload as well, in this browser and for this member. Not for papers and identities. */
  draftLasts?: boolean;
  /** Turns what was typed into the input of the schema. */
  toInput?: (values: Values) => unknown;
  /** May throw an error with `problems: {field, msg}[]`; they appear on the fields. */
  onSubmit: (input: T, attempt: Attempt) => Promise<void>;
  submitLabel: ReactNode;
  /** Beside the submit button. */
  actions?: ReactNode;
  /** Above the submit button. */
  children?: ReactNode;
  wide?: boolean;
}
