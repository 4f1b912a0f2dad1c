import {
  ERRORS,
  fill,
  fillAboutField,
  ruleKey,
  languageOf,
  type Endpoint,
  type ErrorName,
  type FieldError,
  type Input,
  type Language,
  type Output,
} from '@ipw/domain';
import { DROPPED, network, type Answer, type Reply, type Sent } from '@ipw/ui/testing/network';
import { serverWords } from './server-words';

/** An outcome other than a data answer. */
class Outcome {
  constructor(readonly answer: (language: Language) => Answer) {}
}

/** An error by its name, in the caller's language. */
export function refused(
  name: ErrorName,
  data: Readonly<Record<string, unknown>> & { errors?: readonly FieldError[] } = {},
): Outcome {
  const { code, http } = ERRORS[name];
  return new Outcome((language) => {
    const words = serverWords(language);
    const say = ({ field, rule, args, name = field }: FieldError) =>
      fillAboutField(words[ruleKey(field, rule)] ?? rule, {
        field: words[`name.${name}`] ?? field,
        ...args,
      });
    const errors = data.errors?.map((error) => ({ ...error, msg: say(error) }));
    const msg = fill(words[`error.${name}`] ?? name, { first: errors?.[0]?.msg ?? '' });
    return { status: http, body: { code, msg, data: { ...data, ...(errors && { errors }) } } };
  });
}

/** The connection breaks without an answer. */
export const dropped = (): Outcome => new Outcome(() => DROPPED);
/** An answer not from the server, e.g. of a proxy. */
export const replied = (reply: Reply): Outcome => new Outcome(() => reply);

/** A call as the fake server received it. */
export interface Call<E extends Endpoint = Endpoint> {
  input: Input<E>;
  token: string | undefined;
  language: string | undefined;
  idempotency_key: string | undefined;
  captcha: string | undefined;
  sign: string | undefined;
}

type Given<E extends Endpoint> = Output<E> | Outcome;
export type Rule<E extends Endpoint> = Given<E> | ((call: Call<E>) => Given<E> | Promise<Given<E>>);

/** A held answer, which the spec releases. */
export interface Held<E extends Endpoint> {
  release: (answer: Given<E>) => void;
}

interface Line {
  endpoint: Endpoint;
  rule: Rule<Endpoint> | undefined;
  /** Rules for the next calls, used before `rule`. */
  next: Rule<Endpoint>[];
  calls: Call[];
}

/** Parameters every call may have besides its input. */
const COMMON = ['token', 'sign', 'lang', 'idempotency_key', 'captcha'] as const;

function callOf({ headers, url, body }: Sent, endpoint: Endpoint): Call {
  const all = {
    ...((endpoint.post ? body : Object.fromEntries(url.searchParams)) as Record<string, string>),
  };
  const common = Object.fromEntries(COMMON.map((name) => [name, all[name]]));
  for (const name of COMMON) delete all[name];
  const parsed = endpoint.input.safeParse(all);
  if (!parsed.success)
    network.complain(`${endpoint.path} refuses its input: ${JSON.stringify([all, parsed.error.issues])}`);
  const { sign, idempotency_key, captcha } = common;
  return {
    input: (parsed.data ?? all) as never,
    token: headers.authorization?.replace(/^Bearer /, ''),
    language: headers['accept-language'],
    sign,
    idempotency_key,
    captcha,
  };
}

/**
 * The fake data API of a spec: typed answers by endpoint, and a record of the calls. An undeclared call, or one with an
 * invalid input, gets no answer and fails the spec.
 */
export class FakeApi {
  private readonly lines = new Map<string, Line>();
  /** Requests that are no calls: parts of large uploads. */
  private others: ((sent: Sent) => Answer | Promise<Answer> | undefined) | undefined;

  constructor() {
    network.connect((sent) => this.serve(sent));
  }

  /** Answers all further calls of an endpoint, except those of `next`. */
  on<E extends Endpoint>(endpoint: E, rule: Rule<E>): this {
    this.line(endpoint).rule = rule as Rule<Endpoint>;
    return this;
  }

  /** Answers the next calls, one rule each. */
  next<E extends Endpoint>(endpoint: E, ...rules: Rule<E>[]): this {
    this.line(endpoint).next.push(...(rules as Rule<Endpoint>[]));
    return this;
  }

  /** Holds the answer of the next call until the spec releases it. */
  hold<E extends Endpoint>(endpoint: E): Held<E> {
    let release: (answer: Given<E>) => void = () => undefined;
    const answered = new Promise<Given<E>>((resolve) => (release = resolve));
    this.next(endpoint, () => answered);
    return { release: (answer) => release(answer) };
  }

  /** Answers requests to other addresses. */
  elsewhere(others: (sent: Sent) => Answer | Promise<Answer> | undefined): this {
    this.others = others;
    return this;
  }

  calls<E extends Endpoint>(endpoint: E): Call<E>[] {
    return this.line(endpoint).calls as Call<E>[];
  }

  inputs<E extends Endpoint>(endpoint: E): Input<E>[] {
    return this.calls(endpoint).map(({ input }) => input);
  }

  private line(endpoint: Endpoint): Line {
    const known = this.lines.get(endpoint.path);
    if (known) return known;
    const line: Line = { endpoint, rule: undefined, next: [], calls: [] };
    this.lines.set(endpoint.path, line);
    return line;
  }

  private serve(sent: Sent): Promise<Answer> | Answer | undefined {
    const line = this.lines.get(sent.url.pathname.replace(/^\/api\//, ''));
    const method = line?.endpoint.post ? 'POST' : 'GET';
    if (!line || sent.method !== method) return this.others?.(sent);
    return this.answer(line, sent);
  }

  private async answer(line: Line, sent: Sent): Promise<Answer> {
    const { endpoint, calls, next } = line;
    const call: Call = endpoint.multipart ? ({ input: sent.body } as Call) : callOf(sent, endpoint);
    calls.push(call);
    const rule = next.shift() ?? line.rule;
    if (rule === undefined) {
      network.complain(`${endpoint.path} was called once too often`);
      return DROPPED;
    }
    const given = typeof rule === 'function' ? await (rule as (call: Call) => unknown)(call) : rule;
    if (given instanceof Outcome) return given.answer(languageOf(call.language ?? '') ?? 'en');
    return { status: 200, body: { code: 0, msg: '', data: given } };
  }
}
