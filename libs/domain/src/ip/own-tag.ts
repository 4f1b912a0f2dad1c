import * as z from 'zod/mini';
import { itemNames } from './reference';

/** A tag in holders' own words, as the console lists it. */
export interface OwnTag {
  /** The tag's UTF-8 in base64url. */
  id: string;
  tag: string;
  /** How many IPs carry it. */
  uses: number;
  actions: OwnTagAction[];
}

/** `merge`: a core tag takes its place. `promote`: it becomes one. */
export const OWN_TAG_ACTIONS = ['merge', 'promote'] as const;
export type OwnTagAction = (typeof OWN_TAG_ACTIONS)[number];

/** `into`: the id of the core tag's row, e.g. `kernel.3`. */
export const ownTagMergeInput = z.strictObject({ into: z.string() });
export const ownTagPromoteInput = z.strictObject({ names: itemNames() });
