import type { ConsoleApi, ConsoleOutput, ConsoleRequest } from '@ipw/domain';
import { type Answer, API, http } from './http';

type Resource = keyof ConsoleApi;
type Calls = { [N in Resource]: ConsoleApi[N][keyof ConsoleApi[N]] }[Resource];

/** A declared call of the console API by method and path, e.g. `POST members/:id/reveal`. */
export type Route = Calls['route'];
type CallOf<P extends Route> = Extract<Calls, { route: P }>;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type Input<P extends Route> =
  CallOf<P> extends { input: object } ? { [K in 'body']: ConsoleRequest<CallOf<P>> } : object;
type Query<P extends Route> = P extends `GET ${string}` ? { query?: Record<string, string> } : object;
/** The input of a call: its path parameters, and its body or query. */
export type Given<P extends Route> = Record<Names<P>, string> & Input<P> & Query<P>;

/** The answer of a call. */
export type AnswerOf<P extends Route> = ConsoleOutput<CallOf<P>>;

/** A resource that has a list. */
export type ResourceName = {
  [N in Resource]: ConsoleApi[N] extends { list: object } ? N : never;
}[Resource];

/** A row of a resource's list, and a whole record. */
export type RowOf<N extends Resource> = ConsoleApi[N] extends { list: infer L }
  ? ConsoleOutput<L> extends (infer R)[]
    ? R
    : never
  : never;
export type RecordOf<N extends Resource> = ConsoleApi[N] extends { one: infer O } ? ConsoleOutput<O> : never;

/** Filters of a resource's list. */
export type FilterOf<N extends Resource> = ConsoleApi[N] extends {
  list: { filters: readonly (infer F extends string)[] };
}
  ? F
  : never;

/** Resources with masked values, and their unmasked values. */
export type Revealing = {
  [N in Resource]: ConsoleApi[N] extends { reveal: object } ? N : never;
}[Resource];
export type RevealedOf<N extends Revealing> = ConsoleOutput<ConsoleApi[N]['reveal']>;

interface Sent {
  body?: object;
  query?: Record<string, string>;
}

/** Makes a declared call by `send`: fills the path parameters and sends its body, for DELETE as the query. */
export async function callBy<P extends Route>(
  send: (url: string, options?: RequestInit) => Promise<Answer>,
  route: P,
  given: Sent | Given<P> = {},
): Promise<AnswerOf<P>> {
  const [method, path = ''] = route.split(' ') as [string, string];
  const { body, query, ...names } = given as Sent & Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const sought = method === 'DELETE' ? body : query;
  const url = `${API}/${filled}${sought ? `?${queryOf(sought)}` : ''}`;
  const writes = method === 'POST' || method === 'PUT';
  const { json } = await (method === 'GET'
    ? send(url)
    : send(url, { method, ...(writes && { body: JSON.stringify(body ?? {}) }) }));
  return json as AnswerOf<P>;
}

const queryOf = (values: object): string =>
  new URLSearchParams(
    Object.entries(values).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

/** A call of a signed-in page; path, body and answer come from its declaration. */
export const callApi = <P extends Route>(
  route: P,
  ...[given]: object extends Given<P> ? [given?: Given<P>] : [given: Given<P>]
): Promise<AnswerOf<P>> => callBy(http, route, given);
