import { fieldErrors, type FieldError } from '@ipw/domain';
import type { Schema } from './schema-form';

/** What a schema says of an input. Loaded when the first form is there, so that no page waits for the schemas. */
export function validate<T>(schema: Schema<T>, input: unknown): { data?: T; found: FieldError[] } {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? { data: parsed.data, found: [] }
    : { found: fieldErrors(parsed.error.issues, input) };
}

/** What a schema refuses of an input; with `names`, of these fields alone. */
export function errorsIn(schema: Schema<unknown>, input: unknown, names?: readonly string[]): FieldError[] {
  const { found } = validate(schema, input);
  return names ? found.filter(({ field }) => names.includes(field.split('.')[0] ?? '')) : found;
}
