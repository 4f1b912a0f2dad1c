import { fieldErrors } from '@ipw/domain';
import type * as z from 'zod/mini';
import { DomainError } from '../errors/domain-error';

/** A console body by its schema. react-admin sends an emptied input as null: read as not given. */
export function parseBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const given = Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, given));
  return parsed.data;
}
