import * as z from 'zod/mini';
import { choice, list, rule } from '../core/wire';
import { AGREEMENTS } from './legal';

export const legalVersion = () =>
  z.string().check(rule('malformed', (value) => /^[1-9]\d{0,3}\.0$/.test(value)));

/** Versions of the texts a form showed when it was ticked; texts not named count as shown in the current version. */
export const shownTexts = () =>
  z.optional(
    list(z.strictObject({ page: choice(AGREEMENTS), version: legalVersion() }), 0, AGREEMENTS.length),
  );
export type ShownTexts = z.output<ReturnType<typeof shownTexts>>;
