import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { isJsonObject, optionalFile, rule, text } from '../core/wire';

/** Maximum code points of a stored step 1: all fields of a new IP at their limits, with their names. */
export const CHOICE_TEXT = 8000;

/** Step 1 of a claim, as the member's last device left it. */
export interface ClaimChoice {
  /** JSON of the search and the form of a new IP; empty when there is none. */
  values: string;
  saved_at: string | null;
}

const values = text(CHOICE_TEXT, 0).check(rule('malformed', (value) => value === '' || isJsonObject(value)));

export const claimChoiceApi = {
  get: call<ClaimChoice>()({
    path: 'claim/choice',
    access: 'member',
    input: z.strictObject({}),
    summary: 'Step 1 of my next claim, to continue on another device',
  }),
  save: call<ClaimChoice>()({
    path: 'claim/choiceSave',
    access: 'member',
    post: true,
    input: z.strictObject({ values: z._default(values, ''), ip_image: optionalFile() }),
    summary: 'Keep step 1 of my next claim; an empty text deletes it',
  }),
};
