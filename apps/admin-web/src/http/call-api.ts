import {
  type ConsoleApi,
  type ConsoleOutput,
  type ConsoleRequest,
  ERRORS,
  type fileAdminApi,
  SESSION_CODES,
  type StaffMe,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import { getLocale, translate } from '../i18n/locale';
import { leaveForGood } from './leave-for-good';
import { presence } from './presence';
import { session } from './session';
import { Refusal, refusalOf } from './refusal';

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
/** An action of a call whose path ends in `:action`, with its body. */
type Taken<I> = {
  [A in keyof I & string]: { action: A; body: ConsoleRequest<{ input: I[A] }> };
}[keyof I & string];
type Input<P extends Route> =
  CallOf<P> extends { inputs: infer I }
    ? Taken<I>
    : CallOf<P> extends { input: object }
      ? { body: ConsoleRequest<CallOf<P>> }
      : object;
type Query<P extends Route> = P extends `GET ${string}` ? { query?: Record<string, string> } : object;
/** The input of a call: its path parameters, and its body or query. */
export type Given<P extends Route> = P extends Route ? Record<Names<P>, string> & Input<P> & Query<P> : never;

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

export const API = '/api/admin';
const TIME_OUT = 60_000;

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Whether the staff member signed in again in another tab, so that the token of this tab was older than the session. */
async function tokenRenewed({ id, csrf_token }: StaffMe): Promise<boolean> {
  const now = (await send(`${API}/auth/me`)).json as StaffMe;
  if (now.id !== session.me()?.id) leaveForGood();
  else if (now.id === id && now.csrf_token !== csrf_token) {
    session.enter(now);
    return true;
  }
  return false;
}

/** One call, without handling of ended sessions. A change refused for its CSRF token is sent once more with a newer one. */
export async function send(url: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', getLocale());
  if (typeof options.body === 'string') headers.set('Content-Type', 'application/json');
  const me = (options.method ?? 'GET') !== 'GET' && session.me();
  if (me) headers.set('X-CSRF-Token', me.csrf_token);
  const timer = AbortSignal.timeout(TIME_OUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timer]) : timer;
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { ...options, headers, signal, credentials: 'same-origin' });
    body = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw refusalOf(0, null, translate('error.unreachable'));
  }
  const json = parse(body);
  if (!response.ok) {
    const refusal = refusalOf(response.status, json, translate('error.server'));
    if (me && refusal.body.code === ERRORS.FORBIDDEN.code && (await tokenRenewed(me)))
      return send(url, options);
    throw refusal;
  }
  return { status: response.status, headers: response.headers, body, json };
}

function parse(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    return null;
  }
}

const sessionEnded = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 401 && SESSION_CODES.includes(error.body.code);

const needsConfirming = (error: unknown): boolean =>
  error instanceof Refusal && error.body.code === ERRORS.CONFIRM_NEEDED.code;

/**
 * A call of a signed-in page. When the session has ended, the sign-in dialog opens once, and the call is repeated after the
 * same staff member signed in. A sensitive call may first ask for a confirmation of identity.
 */
export async function http(url: string, options: RequestInit = {}): Promise<Answer> {
  try {
    return await send(url, options);
  } catch (error) {
    const mended = sessionEnded(error)
      ? await session.renewed()
      : needsConfirming(error) && (await presence.ask());
    if (!mended) throw error;
    return send(url, options);
  }
}

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

/** Uploads one file for a usage. */
export async function upload(usage: Usage, file: File): Promise<UploadedFile> {
  const body = new FormData();
  body.set('usage', usage);
  body.append('file', file);
  return (await http(`${API}/files`, { method: 'POST', body })).json as ConsoleOutput<
    typeof fileAdminApi.upload
  >;
}
