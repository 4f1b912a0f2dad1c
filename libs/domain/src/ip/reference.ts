import * as z from 'zod/mini';
import type { Language } from '../core/text';
import { int, line } from '../core/wire';
import { type ReferenceKind, REFERENCES } from '../kind/reference-ids';

export const REFERENCE_KINDS = Object.keys(REFERENCES) as [ReferenceKind, ...ReferenceKind[]];

/** Lists whose items can be merged. */
export const MERGED_KINDS: readonly ReferenceKind[] = ['kernel'];

/** Maximum code points of a name; largest sort number. */
export const REFERENCE_LIMITS = { name: 40, sort: 9999 } as const;

const name = () => line(REFERENCE_LIMITS.name);
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
