import { type Key, keyOf } from '../i18n/words';

/** The relation of an owner. */
export const OWNER = 1;

/** Relations staff can assign, in display order. */
export const RELATIONS = [1, 2, 3, 0] as const;

/** The label of a relation; null means access is not assigned yet. */
export const relationKey = (value: number | null): Key => keyOf('relation', value ?? 'none');
