import type { Problem } from '@ipw/ui';
import { ApiError } from './api';

/** An error that belongs to one field of a form. */
class FieldRefused extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems[0]?.msg ?? '');
  }
}

/** Assigns an error with one of these codes to its field; other errors are returned unchanged. */
export function onField(error: unknown, fieldOf: Readonly<Record<number, string>>): unknown {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  return field ? new FieldRefused([{ field, msg: (error as ApiError).message }]) : error;
}
