import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { consoleEn } from './console.en';

export type ConsoleKey = keyof typeof consoleEn;
type After<P extends string, K extends string> = K extends `${P}${infer Rest}` ? Rest : never;

/** A field with a label (`field.<name>`): the console's, or else its name in a sentence. */
export type FieldName = After<'field.', ConsoleKey> | After<'name.', ConsoleKey | SharedKey>;
export type Key = ConsoleKey | SharedKey | `${'field' | 'filter'}.${FieldName}`;
export type Words = Record<Key, string>;

/** The key of a word that is looked up by a value of the record, e.g. `state.claim.failed`. */
export const keyOf = (...parts: (string | number)[]): Key => parts.join('.') as Key;
