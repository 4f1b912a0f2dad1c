import { type ConsoleEndpoint, fieldErrors } from '@ipw/domain';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError, validationError } from '../errors/domain-error';
import type { AdminCall } from './admin.controller';
import { queryOf } from './body';

/** Validates a console body. react-admin sends emptied inputs as null, which reads as absent. */
export function parseBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const given = Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, given));
  return parsed.data;
}

/** The input of a console call: its body, or the query of a DELETE. */
export function consoleInput<T extends z.ZodMiniType>(
  { route, picks }: ConsoleEndpoint,
  schema: T,
  request: FastifyRequest,
): z.output<T> {
  const removes = route.startsWith('DELETE');
  const given = removes ? queryOf(request) : request.body;
  return parseBody(schema, removes || picks ? picked(schema, given) : given);
}

/** The fields that an object schema names. */
function picked(schema: z.ZodMiniType, given: unknown): Record<string, unknown> {
  const { shape } = (schema as unknown as { def: { shape: object } }).def;
  return Object.fromEntries(
    Object.entries((given ?? {}) as Record<string, unknown>).filter(([key]) => Object.hasOwn(shape, key)),
  );
}

/** The input of an action; refuses an action the call does not declare. */
export function actionInput<const I extends Readonly<Record<string, z.ZodMiniType>>>(
  { inputs }: { inputs: I },
  { params: { action = '' }, request }: AdminCall,
): { [A in keyof I & string]: { action: A; input: z.output<I[A]> } }[keyof I & string] {
  if (!Object.hasOwn(inputs, action)) throw validationError('action', 'choice');
  return { action, input: parseBody(inputs[action]!, request.body) } as never;
}
