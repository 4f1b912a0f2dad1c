import { CONSOLE_API, type ConsoleApi, type ConsoleEndpoint, ERRORS, type ErrorName } from '@ipw/domain';
import { DROPPED, network, type Answer, type Reply, type Sent } from '@ipw/ui/testing/network';
import type { AnswerOf, Given, Route } from '../http/call-api';

/** A declared call by resource and name, e.g. `claims.decide`. */
export type CallName = {
  [N in keyof ConsoleApi]: `${N}.${keyof ConsoleApi[N] & string}`;
}[keyof ConsoleApi];
type RouteOf<C extends CallName> = C extends `${infer N extends keyof ConsoleApi}.${infer K}`
  ? K extends keyof ConsoleApi[N]
    ? Extract<ConsoleApi[N][K], { route: Route }>['route']
    : never
  : never;
type BodyOf<C extends CallName> =
  Given<RouteOf<C>> extends { body: infer B } ? B : Readonly<Record<string, unknown>>;

/** A call as the fake server received it. */
export interface Call<C extends CallName = CallName> extends Pick<Sent, 'method' | 'headers'> {
  /** Its declaration; undefined where none has this method and path. */
  name?: CallName | undefined;
  /** What stands for the `:names` of the declared path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: BodyOf<C>;
}

class Outcome {
  constructor(readonly answer: Answer) {}
}

/** A refusal in the console API's format. */
export function refused(
  name: ErrorName,
  { message = name, errors = {}, data = {} }: { message?: string; errors?: object; data?: object } = {},
): Outcome {
  const { code, console: status } = ERRORS[name];
  return new Outcome({ status, body: { code, message, errors, data } });
}
export const dropped = (): Outcome => new Outcome(DROPPED);
/** An answer with its own status or headers. */
export const replied = (reply: Reply): Outcome => new Outcome(reply);
/** A page of a list with its total. */
export const listed = (resource: string, rows: readonly object[], total = rows.length): Outcome =>
  replied({
    status: 200,
    headers: { 'Content-Range': `${resource} 0-${String(rows.length - 1)}/${String(total)}` },
    body: rows,
  });

type Answered<C extends CallName> = AnswerOf<RouteOf<C>> | Outcome;
type Rule<C extends CallName> = Answered<C> | ((call: Call<C>) => Answered<C> | Promise<Answered<C>>);

interface Line {
  name: CallName;
  rule: unknown;
  /** The rule applies to one call only. */
  once: boolean;
}

const PREFIX = '/api/admin/';

/** All declared calls; of those that fit a path the one with the fewest `:names` comes first (`claims/counts` before `claims/:id`). */
const DECLARED = Object.entries<Readonly<Record<string, ConsoleEndpoint>>>(CONSOLE_API)
  .flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, { route }]) => {
      const [method, path = ''] = route.split(' ');
      return {
        name: `${resource}.${call}` as CallName,
        method,
        path: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
        names: path.split(':').length - 1,
      };
    }),
  )
  .toSorted((a, b) => a.names - b.names);

/** The fake console API of a spec: the newest rule for a call answers it. A call without a rule fails the spec. */
export class FakeConsole {
  readonly calls: Call[] = [];
  private lines: Line[] = [];

  constructor() {
    network.connect(({ method, url, headers, body }) => {
      const path = url.pathname.slice(PREFIX.length);
      const declared = DECLARED.find((one) => one.method === method && one.path.test(path));
      const call = {
        name: declared?.name,
        method,
        headers,
        params: { ...declared?.path.exec(path)?.groups },
        query: Object.fromEntries(url.searchParams),
        body: (body ?? {}) as Call['body'],
      };
      this.calls.push(call);
      const line = this.lines.find(({ name }) => name === declared?.name);
      if (!line) return undefined;
      if (line.once) this.lines = this.lines.filter((one) => one !== line);
      return this.answer(line, call);
    });
  }

  /** Answers a declared call, e.g. `claims.one`. */
  on<C extends CallName>(name: C, rule: Rule<C>, once = false): this {
    this.lines.unshift({ name, rule, once });
    return this;
  }

  /** Answers the next of these calls. */
  once<C extends CallName>(name: C, rule: Rule<C>): this {
    return this.on(name, rule, true);
  }

  /** The calls of this name so far. */
  sent<C extends CallName>(name: C): Call<C>[] {
    return this.calls.filter((call) => call.name === name) as unknown as Call<C>[];
  }

  private async answer({ rule }: Line, call: Call): Promise<Answer> {
    const given = typeof rule === 'function' ? await (rule as (call: Call) => unknown)(call) : rule;
    return given instanceof Outcome ? given.answer : { status: 200, body: given };
  }
}
