import { fieldErrors, type FieldError } from '@ipw/domain';
import type { Schema } from './form-types';

/** What a schema says of an input. Loaded when the first form is there, so that no page waits for the schemas. */
export function validate<T>(schema: Schema<T>, input: unknown): { data?: T; found: FieldError[] } {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? { data: parsed.data, found: [] }
    : { found: fieldErrors(parsed.error.issues, input) };
}
