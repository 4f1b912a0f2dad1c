import * as z from 'zod/mini';
import { choice, id, list } from '../core/wire';

/** What a reviewer pointed at when they rejected: a field, or one picture of it. */
export interface Mark {
  field: string;
  image_id?: string | undefined;
}

const MOST_MARKS = 40;

/** The marks of a rejection, on the fields a kind of record has. */
export const marksOn = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z._default(list(z.strictObject({ field: choice(fields), image_id: z.optional(id()) }), 0, MOST_MARKS), []);
