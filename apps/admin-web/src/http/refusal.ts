import { ERRORS } from '@ipw/domain';

/** Error answer of the console API. */
export interface RefusalBody {
  code: number;
  message: string;
  /** One sentence for each field, shown below it. */
  errors: Record<string, string>;
  data: Record<string, unknown>;
}

/** A refused or failed call; `status` 0 without an answer. Forms read `body.errors`. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
  ) {
    super(body.message);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sentence = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(sentence).join(' ');
  if (isObject(value)) return Object.values(value).map(sentence).join(' ');
  return String(value);
};

/** Converts any answer to a refusal: react-admin's forms descend into objects, so every field error becomes a string. */
export function refusalOf(status: number, json: unknown, fallback: string): Refusal {
  const body = isObject(json) ? json : {};
  const errors = isObject(body['errors']) ? body['errors'] : {};
  return new Refusal(status, {
    code: typeof body['code'] === 'number' ? body['code'] : 0,
    message: typeof body['message'] === 'string' && body['message'] ? body['message'] : fallback,
    errors: Object.fromEntries(Object.entries(errors).map(([field, value]) => [field, sentence(value)])),
    data: isObject(body['data']) ? body['data'] : {},
  });
}

const CONFLICTS: readonly number[] = [ERRORS.STATE.code, ERRORS.CONFLICT.code];
/** Whether somebody else changed the record first. */
export const isConflict = (error: unknown): error is Refusal =>
  error instanceof Refusal && CONFLICTS.includes(error.body.code);
