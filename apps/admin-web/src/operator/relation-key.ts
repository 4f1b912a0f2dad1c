import { type Key, keyOf } from '../i18n/words';

/** The relation that owns the IP. */
export const OWNER = 1;

/** The relation kinds staff can assign, in the order they are offered. */
export const RELATIONS = [1, 2, 3, 0] as const;

/** The word of a relation; none means access is not assigned yet. */
export const relationKey = (value: number | null): Key => keyOf('relation', value ?? 'none');
