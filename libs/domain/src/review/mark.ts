import * as z from 'zod/mini';
import { choice, id, list, optionalText, rule } from '../core/wire';

/** A reviewer's mark in a rejection: on a field, or on one picture of it. */
export interface Mark {
  field: string;
  image_id?: string | undefined;
  /** What is wrong with it, where reviewers say so for each mark. */
  reason?: string | undefined;
}

const MOST_MARKS = 40;
/** Maximum code points of what is wrong with one mark. */
export const MARK_REASON = 200;

const marks = (field: z.ZodMiniType<string, string>) =>
  z._default(list(z.strictObject({ field, image_id: z.optional(id()) }), 0, MOST_MARKS), []);

/** Input for the marks of a rejection, on the fields of a kind of record. */
export const marksOn = <const F extends readonly [string, ...string[]]>(fields: F) => marks(choice(fields));

/** The same with a reason for each mark. */
export const marksWithReasons = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z._default(
    list(
      z.strictObject({
        field: choice(fields),
        image_id: z.optional(id()),
        reason: optionalText(MARK_REASON),
      }),
      0,
      MOST_MARKS,
    ),
    [],
  );

/** Input for the marks of a rejection of content. Its fields differ by subject, so the server checks that they exist. */
export const contentMarks = () =>
  marks(z.string().check(rule('choice', (field) => /^[A-Za-z_]{1,40}$/.test(field))));
