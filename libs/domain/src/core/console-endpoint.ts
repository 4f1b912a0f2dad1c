import * as z from 'zod/mini';
import type { HistoryLine } from './history-line';
import type { Scope } from './scope';
import { id, int, list } from './wire';

/**
 * Who may call: staff with a scope (or with one of several), any staff, staff who must still enrol a second factor, or
 * anybody.
 */
export type ConsoleAccess = Scope | readonly Scope[] | 'signed-in' | 'enrolling' | 'open';

/** Access values that need no scope. */
const UNSCOPED: readonly string[] = ['signed-in', 'enrolling', 'open'];

/** Whether a call is open to signed-in staff with these scopes. */
export const opensTo = (access: ConsoleAccess, scopes: readonly string[]): boolean =>
  [access].flat().some((one) => UNSCOPED.includes(one) || scopes.includes(one));

export type ConsoleRoute = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** A declared call of the console API. */
export interface ConsoleEndpoint {
  /** Method and path below `/api/admin/`, e.g. `PUT faqs/:id`. */
  route: ConsoleRoute;
  access: ConsoleAccess;
  /** The body; for a DELETE the query. */
  input?: z.ZodMiniType;
  /** Reads only the fields of `input` from a whole record that is sent back. */
  picks?: true;
  /** Bodies by action, for a path that ends in `:action`; for many records besides `ids` and `versions`. */
  inputs?: Readonly<Record<string, z.ZodMiniType>>;
  /** Type of the answer; has no value at run time. */
  output?: unknown;
  /** Demands a recent confirmation of identity first. */
  fresh?: true;
  /** Answers 201. */
  creates?: true;
  /** Filters of a list; `id` is always one. */
  filters?: readonly string[];
  /** Sort columns of a list, the default first; `id` is always one. */
  sorts?: readonly string[];
  /** Of a history: the subject of its lines in the audit log. */
  subject?: string | undefined;
  /** Multipart: the handler reads and checks the body itself. */
  multipart?: true;
  /** Answers with a file of this type instead of JSON. */
  streams?: string;
  summary: string;
}

type Declared = Omit<ConsoleEndpoint, 'route' | 'output'>;

/**
 * `consoleCall<Answer>()('PUT faqs/:id', {...})` declares a call of the console API; the answer is a type, the input a
 * schema.
 */
export const consoleCall =
  <O>() =>
  <const P extends ConsoleRoute, const E extends Declared>(
    route: P,
    endpoint: E,
  ): { route: P; output?: O } & E => ({ route, ...endpoint });

export type ConsoleOutput<E> = E extends { output?: infer O } ? O : never;
export type ConsoleInput<E> = E extends { input: infer I extends z.ZodMiniType } ? z.output<I> : never;
export type ConsoleRequest<E> = E extends { input: infer I extends z.ZodMiniType } ? z.input<I> : never;

/** Fields of every record with a state. */
export interface StatefulRow {
  id: string;
  state: string;
  version: number;
  actions: string[];
}

interface Query<F extends string, S extends string> {
  filters: readonly F[];
  sorts: readonly S[];
}

/** `listCalls<Row, Record>()('faqs', 'content:read', {...})`: the list of a resource and its single record. */
export const listCalls =
  <R extends { id: string }, D = R>() =>
  <const N extends string, const A extends ConsoleAccess, const F extends string, const S extends string>(
    resource: N,
    access: A,
    query: Query<F, S>,
  ) => ({
    list: consoleCall<R[]>()(`GET ${resource}`, { access, ...query, summary: `List ${resource}` }),
    one: consoleCall<D>()(`GET ${resource}/:id`, { access, summary: `One of ${resource}` }),
  });

/** List, single record and history of a resource; `subject` is the name of its records in the audit log. */
export const recordCalls =
  <R extends { id: string }, D = R>() =>
  <const N extends string, const A extends ConsoleAccess, const F extends string, const S extends string>(
    resource: N,
    access: A,
    { subject, ...query }: Query<F, S> & { subject?: string | undefined },
  ) => ({
    ...listCalls<R, D>()(resource, access, query),
    historyOf: consoleCall<HistoryLine[]>()(`GET ${resource}/:id/history`, {
      access,
      subject,
      summary: `What happened to one of ${resource}`,
    }),
  });

/** The version of the record the caller saw. */
export const versionInput = z.strictObject({ version: int(1) });

/** Maximum records decided in one call. */
const MOST_AT_ONCE = 100;
/** Fields of a bulk decision: ids and the versions seen, for an object schema. */
export const bulkIds = { ids: list(id(), 1, MOST_AT_ONCE), versions: list(int(1), 0, MOST_AT_ONCE) };
export const sameLength = z.refine<{ ids: string[]; versions: number[] }>(
  (value) => value.ids.length === value.versions.length,
  { error: 'malformed', path: ['versions'], params: { rule: 'malformed' } },
);
export const bulkInput = z.strictObject(bulkIds).check(sameLength);

/** The result for one of many records. */
export type BulkOutcome =
  | { id: string; ok: true; state: string; version: number }
  | { id: string; ok: false; code: number; message: string };

/** Numbers of records by state and by other counts of a resource. */
export type Counts = Record<string, number>;
