import { type ConsoleEndpoint, fieldErrors } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError, validationError } from '../errors/domain-error';
import { queryOf } from './body';

/** A console body by its schema. react-admin sends an emptied input as null: read as not given. */
export function parseBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const given = Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, given));
  return parsed.data;
}

/** What a declared console call was sent: its body, or the query of a DELETE. */
export function consoleInput<T extends z.ZodMiniType>(
  { route, picks }: ConsoleEndpoint,
  schema: T,
  request: FastifyRequest,
): z.output<T> {
  const removes = route.startsWith('DELETE');
  const given = removes ? queryOf(request) : request.body;
  return parseBody(schema, removes || picks ? picked(schema, given) : given);
}

/** Of what was sent, what a schema of an object names. */
function picked(schema: z.ZodMiniType, given: unknown): Record<string, unknown> {
  const { shape } = (schema as unknown as { def: { shape: object } }).def;
  return Object.fromEntries(
    Object.entries((given ?? {}) as Record<string, unknown>).filter(([key]) => Object.hasOwn(shape, key)),
  );
}

/** The body of an action of a declared call; an action it does not have is refused. */
export function actionInput<const I extends Readonly<Record<string, z.ZodMiniType>>>(
  { inputs }: { inputs: I },
  action: string,
  body: unknown,
): { [A in keyof I & string]: { action: A; input: z.output<I[A]> } }[keyof I & string] {
  if (!Object.hasOwn(inputs, action)) throw validationError('action', 'choice');
  return { action, input: parseBody(inputs[action]!, body) } as never;
}
