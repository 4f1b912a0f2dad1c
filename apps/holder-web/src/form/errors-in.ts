import { fieldErrors, type FieldError } from '@ipw/domain';
import type { Schema } from '@ipw/ui';

/** What a schema refuses of an input; with `names`, of these fields alone. */
export function errorsIn(schema: Schema<unknown>, input: unknown, names?: readonly string[]): FieldError[] {
  const parsed = schema.safeParse(input);
  const found = parsed.success
    ? []
    : fieldErrors(parsed.error.issues as Parameters<typeof fieldErrors>[0], input);
  return names ? found.filter(({ field }) => names.includes(field.split('.')[0] ?? '')) : found;
}
