import * as z from 'zod/mini';
import { COUNTRIES } from '../core/area-codes';
import type { Language } from '../core/text';
import { int, text } from '../core/wire';
import { FIELD_IDS, GENRE_IDS, IP_TYPE_IDS, KERNEL_IDS, ORIGIN_IDS } from './ip.reference';

/**
 * The reference lists and what is built into each. Staff name, hide and order; the ids stay the specification's. Core tags
 * that staff add come after them.
 */
export const REFERENCES = {
  kernel: KERNEL_IDS,
  ip_type: IP_TYPE_IDS,
  origin: ORIGIN_IDS,
  genre: GENRE_IDS,
  field: FIELD_IDS,
  country: COUNTRIES,
} as const satisfies Record<string, readonly (number | string)[]>;
export type ReferenceKind = keyof typeof REFERENCES;
export const REFERENCE_KINDS = Object.keys(REFERENCES) as [ReferenceKind, ...ReferenceKind[]];

/** The lists in which one item may take the place of another. */
export const MERGED_KINDS: readonly ReferenceKind[] = ['kernel'];

/** Code points of a name; the largest place in the order. */
export const REFERENCE_LIMITS = { name: 40, sort: 9999 } as const;

const name = () => text(REFERENCE_LIMITS.name);
/** What an item is called, by language. */
export const itemNames = () => z.strictObject({ 'zh-CN': name(), 'zh-TW': name(), en: name() });
export const referenceEditInput = z.strictObject({
  names: itemNames(),
  hidden: int(0, 1),
  sort: int(0, REFERENCE_LIMITS.sort),
  version: int(1),
});
/** `into`: the id of the row that takes the place, e.g. `kernel.3`. */
export const referenceMergeInput = z.strictObject({ into: z.string(), version: int(1) });

/** Labels: `state.reference.<name>`. */
export const REFERENCE_STATES = ['shown', 'hidden', 'merged'] as const;
export type ReferenceState = (typeof REFERENCE_STATES)[number];

export interface ReferenceItem {
  /** `<kind>.<item>`, e.g. `kernel.3`. */
  id: string;
  kind: ReferenceKind;
  state: ReferenceState;
  version: number;
  actions: string[];
  /** In the reader's language. */
  name: string;
  names: Record<Language, string>;
  hidden: 0 | 1;
  sort: number;
  /** How many IPs carry it. */
  uses: number;
  into_name: string | null;
}
