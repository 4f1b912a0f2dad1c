import * as z from 'zod/mini';
import { text } from '../core/wire';

/** Code points of a name; how many a queue keeps. */
export const SAVED_FILTERS = { name: 40, most: 30 } as const;

/** The body of keeping a filter of a queue; what the filter may name is what the queue's list takes. */
export const savedFilterInput = z.strictObject({
  name: text(SAVED_FILTERS.name),
  filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** A named filter that staff share for a queue. */
export interface SavedFilter {
  id: string;
  name: string;
  filter: Record<string, string>;
  created_by_name: string;
  actions: 'delete'[];
}
