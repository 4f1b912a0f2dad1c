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
/** What a call takes: the names in its path, and its body or its query. */
export type Given<P extends Route> = Record<Names<P>, string> & Input<P> & Query<P>;

/** What the console API answers to a call. */
export type AnswerOf<P extends Route> = ConsoleOutput<CallOf<P>>;

/** A resource: what has a list. */
export type ResourceName = {
  [N in Resource]: ConsoleApi[N] extends { list: object } ? N : never;
}[Resource];

/** A row of a resource's list, and one whole record of it. */
export type RowOf<N extends Resource> = ConsoleApi[N] extends { list: infer L }
  ? ConsoleOutput<L> extends (infer R)[]
    ? R
    : never
  : never;
export type RecordOf<N extends Resource> = ConsoleApi[N] extends { one: infer O } ? ConsoleOutput<O> : never;

/** What a resource's list can be filtered by. */
export type FilterOf<N extends Resource> = ConsoleApi[N] extends {
  list: { filters: readonly (infer F extends string)[] };
}
  ? F
  : never;

/** Resources whose records hold masked values, and what they are in clear. */
export type Revealing = {
  [N in Resource]: ConsoleApi[N] extends { reveal: object } ? N : never;
}[Resource];
export type RevealedOf<N extends Revealing> = ConsoleOutput<ConsoleApi[N]['reveal']>;

interface Sent {
  body?: object;
  query?: Record<string, string>;
}

/** Makes a declared call by `send`: fills the names of its path, and sends its body, a DELETE's as the query. */
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

/** A call of a signed-in page; path, body and answer are those of its declaration. */
export const callApi = <P extends Route>(
  route: P,
  ...[given]: object extends Given<P> ? [given?: Given<P>] : [given: Given<P>]
): Promise<AnswerOf<P>> => callBy(http, route, given);
