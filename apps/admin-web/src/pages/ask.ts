import type { ComponentType } from 'react';
import type { FieldName } from '../i18n/words';

/** A choice among a few options, labelled `<words>.<option>`. */
export interface Choice {
  name: FieldName;
  options: readonly string[];
  words: string;
}

export interface AskControl {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** An input with a control of its own, the same for many records at once. */
export interface SharedAsk {
  name: FieldName;
  control: ComponentType<AskControl>;
}

/** An input of an action: a text field, a choice, or a control. */
export type Ask = FieldName | Choice | SharedAsk;

export const nameOf = (ask: Ask): FieldName => (typeof ask === 'string' ? ask : ask.name);

/** Whether an action can be taken on many records with one answer to its questions. */
export const forMany = (asks: readonly Ask[] | undefined): boolean =>
  (asks ?? []).every((ask) => typeof ask !== 'string' && 'control' in ask);

/** Inputs to ask for, by action; without any, only a confirmation. */
export type Asks = Readonly<Partial<Record<string, readonly Ask[]>>>;
