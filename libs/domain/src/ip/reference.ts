import * as z from 'zod/mini';
import { COUNTRIES } from '../core/area-codes';
import type { Language } from '../core/text';
import { int, text } from '../core/wire';
import { FIELD_IDS, GENRE_IDS, IP_TYPE_IDS, KERNEL_IDS, ORIGIN_IDS } from './ip.reference';

/**
 * The reference lists and their built-in items. Staff name, hide and sort items; ids are the specification's. Core tags
 * added by staff get ids after those.
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

/** Lists whose items can be merged. */
export const MERGED_KINDS: readonly ReferenceKind[] = ['kernel'];

/** Maximum code points of a name; largest sort number. */
export const REFERENCE_LIMITS = { name: 40, sort: 9999 } as const;

const name = () => text(REFERENCE_LIMITS.name);
/** Names of an item, by language. */
export const itemNames = () => z.strictObject({ 'zh-CN': name(), 'zh-TW': name(), en: name() });
export const referenceEditInput = z.strictObject({
  names: itemNames(),
  hidden: int(0, 1),
  sort: int(0, REFERENCE_LIMITS.sort),
  version: int(1),
});
/** `into`: id of the row that replaces it, e.g. `kernel.3`. */
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
  /** Number of IPs with this item. */
  uses: number;
  into_name: string | null;
}
