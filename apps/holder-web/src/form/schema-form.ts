import type { Option } from '@ipw/ui';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { LocalCopy } from './local-form';
import type { Found } from './same';
import type { Attempt } from './use-form';

export type Values = Record<string, unknown>;

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
  /** Shows problems on their fields, focus on the first. */
  show: (problems: readonly Found[]) => void;
  /** Files of the field are on their way, or are no more. */
  onBusy: (yes: boolean) => void;
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

export interface SchemaFormProps<T> extends Pick<LocalCopy, 'draft' | 'draftLasts'> {
  /** The schema, or how to load it: the first page of a visitor is drawn before it is there. */
  schema: Schema<T> | (() => Promise<Schema<T>>);
  fields: readonly FieldSpec[];
  initial?: Values;
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
