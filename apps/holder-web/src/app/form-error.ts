import type { Problem } from '@ipw/ui';
import { ApiError } from './api';

/** A refusal that belongs to one field of a form. */
class FieldRefused extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems[0]?.msg ?? '');
  }
}

/** Puts a refusal with one of these codes on its field; any other error stays what it is. */
export function onField(error: unknown, fieldOf: Readonly<Record<number, string>>): unknown {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  return field ? new FieldRefused([{ field, msg: (error as ApiError).message }]) : error;
}
