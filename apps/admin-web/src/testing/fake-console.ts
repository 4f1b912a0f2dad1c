import { ERRORS, type ErrorName } from '@ipw/domain';
import { DROPPED, network, type Answer, type Reply, type Sent } from '@ipw/ui/testing/network';

/** A call as the fake server received it. */
export interface Call extends Pick<Sent, 'method' | 'headers'> {
  /** Path below `/api/admin/`. */
  path: string;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
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

type Rule = object | null | ((call: Call) => object | null | Promise<object | null>);

interface Line {
  method: string;
  path: RegExp;
  rule: Rule;
  /** The rule applies to one call only. */
  once: boolean;
}

const PREFIX = '/api/admin/';

const callOf = ({ method, url, headers, body }: Sent): Call => ({
  method,
  headers,
  path: url.pathname.slice(PREFIX.length),
  query: Object.fromEntries(url.searchParams),
  body: (body ?? {}) as Call['body'],
});

/** The fake console API of a spec, newest rule first. An undeclared call fails the spec. */
export class FakeConsole {
  readonly calls: Call[] = [];
  private lines: Line[] = [];

  constructor() {
    network.connect((sent) => {
      const call = callOf(sent);
      this.calls.push(call);
      const line = this.lines.find(({ method, path }) => method === call.method && path.test(call.path));
      if (!line) return undefined;
      if (line.once) this.lines = this.lines.filter((one) => one !== line);
      return this.answer(line, call);
    });
  }

  /** `path`: `*` matches any part of it. */
  on(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, rule: Rule, once = false): this {
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
    this.lines.unshift({ method, path: pattern, rule, once });
    return this;
  }

  once(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, rule: Rule): this {
    return this.on(method, path, rule, true);
  }

  sent(method: string, path: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  private async answer({ rule }: Line, call: Call): Promise<Answer> {
    const given = typeof rule === 'function' ? await (rule as (call: Call) => unknown)(call) : rule;
    return given instanceof Outcome ? given.answer : { status: 200, body: given };
  }
}
