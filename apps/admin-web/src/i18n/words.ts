import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { consoleEn } from './console.en';

export type ConsoleKey = keyof typeof consoleEn;
export type Key = ConsoleKey | SharedKey;
export type Words = Record<Key, string>;

type After<P extends string, K extends string = Key> = K extends `${P}${infer Rest}` ? Rest : never;
/** A field with a label (`field.<name>`). */
export type FieldName = After<'field.'>;

/** The key of a word that is looked up by a value of the record, e.g. `state.claim.failed`. */
export const keyOf = (...parts: (string | number)[]): Key => parts.join('.') as Key;
