import * as z from 'zod/mini';
import { itemNames } from './reference';

/** A tag typed by holders, as the console lists it. */
export interface OwnTag {
  /** The tag's UTF-8 in base64url. */
  id: string;
  tag: string;
  /** Number of IPs with this tag. */
  uses: number;
  actions: OwnTagAction[];
}

/** `merge`: replaced by a core tag. `promote`: becomes a core tag. */
export const OWN_TAG_ACTIONS = ['merge', 'promote'] as const;
export type OwnTagAction = (typeof OWN_TAG_ACTIONS)[number];

/** `into`: id of the core tag's row, e.g. `kernel.3`. */
export const ownTagMergeInput = z.strictObject({ into: z.string() });
export const ownTagPromoteInput = z.strictObject({ names: itemNames() });
