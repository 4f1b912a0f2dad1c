import * as z from 'zod/mini';
import { line } from '../core/wire';

/** Maximum code points of a name; maximum filters of a queue. */
export const SAVED_FILTERS = { name: 40, most: 30 } as const;

/** Saves a filter of a queue; it may use the filters of the queue's list. */
export const savedFilterInput = z.strictObject({
  name: line(SAVED_FILTERS.name),
  filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** A named filter of a queue, shared among staff. */
export interface SavedFilter {
  id: string;
  name: string;
  filter: Record<string, string>;
  created_by_name: string;
  actions: 'delete'[];
}
