import { fieldErrors, type FieldError } from '@ipw/domain';
import type { Schema } from './schema-form';

/** Validates an input against a schema. Loaded after the first form is shown, so that no page waits for the schemas. */
export function validate<T>(schema: Schema<T>, input: unknown): { data?: T; found: FieldError[] } {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? { data: parsed.data, found: [] }
    : { found: fieldErrors(parsed.error.issues, input, schema) };
}

/** The errors of an input; with `names`, of these fields only. */
export function errorsIn(schema: Schema<unknown>, input: unknown, names?: readonly string[]): FieldError[] {
  const { found } = validate(schema, input);
  return names ? found.filter(({ field }) => names.includes(field.split('.')[0] ?? '')) : found;
}
