import type { FieldName } from '../i18n/words';

/** A choice among a few options, labelled `<words>.<option>`. */
export interface Choice {
  name: FieldName;
  options: readonly string[];
  words: string;
}

/** An input of an action: a text field, or a choice. */
export type Ask = FieldName | Choice;

export const nameOf = (ask: Ask): FieldName => (typeof ask === 'string' ? ask : ask.name);

/** Inputs to ask for, by action; without any, only a confirmation. */
export type Asks = Readonly<Partial<Record<string, readonly Ask[]>>>;
