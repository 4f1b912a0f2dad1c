import type { FieldName } from '../i18n/words';

/** One of a few, whose words are `<words>.<option>`. */
export interface Choice {
  name: FieldName;
  options: readonly string[];
  words: string;
}

/** What is told when an action is taken: a field to be typed, or a choice. */
export type Ask = FieldName | Choice;

export const nameOf = (ask: Ask): FieldName => (typeof ask === 'string' ? ask : ask.name);

/** By action, what is asked for before it is taken; nothing: only whether the person is sure. */
export type Asks = Readonly<Partial<Record<string, readonly Ask[]>>>;
