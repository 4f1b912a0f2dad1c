import * as z from 'zod/mini';
import { choice, id, list, rule } from '../core/wire';

/** What a reviewer pointed at when they rejected: a field, or one picture of it. */
export interface Mark {
  field: string;
  image_id?: string | undefined;
}

const MOST_MARKS = 40;

const marks = (field: z.ZodMiniType<string, string>) =>
  z._default(list(z.strictObject({ field, image_id: z.optional(id()) }), 0, MOST_MARKS), []);

/** The marks of a rejection, on the fields a kind of record has. */
export const marksOn = <const F extends readonly [string, ...string[]]>(fields: F) => marks(choice(fields));

/** The marks of a rejection of content, whose fields differ by subject: the server looks whether it has them. */
export const contentMarks = () =>
  marks(z.string().check(rule('choice', (field) => /^[A-Za-z_]{1,40}$/.test(field))));
