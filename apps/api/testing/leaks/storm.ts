/** Sends every route with canaries in its input, in every invalid way. */
import type { Endpoint } from '@ipw/domain';
import type { Route } from '../routes';
import type { Troubled } from './troubled';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

/** Values for fields, by the words in a field's name. */
export type Canaries = Readonly<Record<string, string>>;

function fieldsOf(schema: unknown): string[] {
  const { shape, def } = schema as { shape?: object; def: { options?: unknown[]; in?: unknown } };
  if (shape) return Object.keys(shape);
  return [...(def.options ?? []), ...(def.in ? [def.in] : [])].flatMap(fieldsOf);
}

/** A field gets the canary whose name ends its own; other fields get a plain text. */
const typed = (field: string, canaries: Canaries): string =>
  Object.entries(canaries).find(([name]) => field.endsWith(name))?.[1] ?? 'x';

/** Ways to send fields: valid, truncated, as a query, as a form with repeated fields, with an unknown content type. */
const ways = (input: Record<string, string>): { query: string; init: RequestInit }[] => {
  const json = JSON.stringify(input);
  const form = String(new URLSearchParams(input));
  const post = (body: string, type: string, query = '') => ({
    query,
    init: { method: 'POST', body, headers: { 'content-type': type } },
  });
  return [
    post(json, JSON_TYPE),
    post(json.slice(0, -3), JSON_TYPE),
    post(`${form}&${form}`, FORM),
    post(json, 'text/plain'),
    post(json, JSON_TYPE, `?${form}`),
    { query: `?${form}`, init: {} },
  ];
};

const withHeaders = (init: RequestInit, headers: Record<string, string>): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string> | undefined), ...headers },
});

export async function stormCalls(
  troubled: Troubled,
  endpoints: readonly Endpoint[],
  canaries: Canaries,
  token: string,
): Promise<void> {
  for (const endpoint of endpoints) {
    const fields = [...new Set(fieldsOf(endpoint.input))];
    const input = Object.fromEntries(fields.map((field) => [field, typed(field, canaries)]));
    await Promise.all(
      ways(input).map(({ query, init }) =>
        troubled.ask(
          endpoint.path,
          `/api/${endpoint.path}${query}`,
          withHeaders(init, { authorization: `Bearer ${token}` }),
        ),
      ),
    );
    await troubled.ask(endpoint.path, `/api/${endpoint.path}?token=${token}`);
  }
}

/** Routes that end the caller's access; all later requests would be refused by the guard. */
const LEAVES = /\/(logout|give-up-second-factor)$/;

export async function stormConsole(
  troubled: Troubled,
  routes: readonly Route[],
  canaries: Canaries,
  staff: Record<string, string>,
): Promise<void> {
  const input = Object.fromEntries(Object.keys(canaries).map((name) => [name, canaries[name]!]));
  for (const { method, path } of routes.filter((route) => !LEAVES.test(route.path))) {
    const address = path.replace(':id', canaries['phone_number']!).replace(':action', 'assign');
    await Promise.all(
      ways(input).map(({ query, init }) => {
        const options = method === 'GET' ? {} : { ...init, method: init.method ? method : 'POST' };
        return troubled.ask(`${method} ${path}`, address + query, withHeaders(options, staff));
      }),
    );
  }
}

/** Unknown paths with a canary in them. */
export async function stormNowhere(troubled: Troubled, canaries: Canaries): Promise<void> {
  for (const value of Object.values(canaries)) {
    const text = encodeURIComponent(value);
    for (const path of [
      `/api/nothing/${text}`,
      `/api/admin/members/${text}`,
      `/files/${text}/whole?s=${text}`,
      `/${text}?token=${text}`,
      `/admin?token=${text}`,
      `/api/message/stream?ticket=${text}`,
    ])
      await troubled.ask('nowhere', path);
    // This page shows the requested text, to the requester only.
    await troubled.ask(`label ${value}`, `/s/${text}`);
  }
}
