import type { Option } from '@ipw/ui';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import type { LocalCopy } from './local-form';
import type { Found } from './same';
import type { Attempt } from './use-form';

export type Values = Record<string, unknown>;

/** A domain schema as forms use it. */
export interface Schema<T> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly unknown[] } };
}

/** What a custom field component gets. */
export interface FieldControl {
  id: string;
  value: unknown;
  values: Values;
  error: string | undefined;
  set: (value: unknown) => void;
  setOther: (name: string, value: unknown) => void;
  /** Shows errors at their fields and focuses the first. */
  show: (problems: readonly Found[]) => void;
  /** Called when uploads of the field begin and end. */
  onBusy: (yes: boolean) => void;
}

export interface FieldSpec {
  name: string;
  label: ReactNode;
  /** Heading of the part of the form it belongs to; fields of a part follow each other. */
  part?: string;
  kind?: 'text' | 'tel' | 'email' | 'password' | 'select' | 'textarea' | 'check';
  options?: readonly Option[];
  hint?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Other input names whose errors are shown at this field. */
  covers?: readonly string[];
  /** The error of an unticked checkbox. */
  mustTick?: string;
  /** Never stored in a draft; passwords are always secret. */
  secret?: boolean;
  /** Renders the field itself. */
  render?: (control: FieldControl) => ReactNode;
}

export interface SchemaFormProps<T> extends Pick<LocalCopy, 'draft' | 'draftLasts'> {
  /** The schema, or a function that loads it, so that a visitor's first page renders before it. */
  schema?: Schema<T> | (() => Promise<Schema<T>>);
  /** Finds what is wrong with an input without a schema, which the server has anyway. */
  check?: (input: T) => Promise<readonly Found[]>;
  fields: readonly FieldSpec[];
  initial?: Values;
  /** Converts the values to the input of the schema or the check. */
  toInput?: (values: Values) => unknown;
  /** Asks for a confirmation before submitting. */
  ask?: (values: Values) => Promise<boolean>;
  /** May throw an error with `problems: {field, msg}[]`, which are shown at the fields. */
  onSubmit: (input: T, attempt: Attempt) => Promise<void>;
  submitLabel: ReactNode;
  /** Content beside the submit button. */
  actions?: ReactNode;
  /** Content above the submit button. */
  children?: ReactNode;
  wide?: boolean;
}
