/** A request as the fake server receives it. */
export interface Sent {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON. */
  body: unknown;
  /** Reports upload progress, 0 to 1. */
  progress: (share: number) => void;
}

export interface Reply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string. */
  body?: unknown;
}

/** The connection breaks without an answer. */
export const DROPPED = Symbol('dropped');
export type Answer = Reply | typeof DROPPED;

/** Answers a request; undefined for an unknown one. */
export type Server = (sent: Sent) => Answer | Promise<Answer> | undefined;

let server: Server | undefined;
let unexpected: string[] = [];
/** Number of the page: requests of an earlier page are not answered. */
let page = 0;

/** The fake network of the page, behind `fetch` and `XMLHttpRequest`. */
export const network = {
  connect(to: Server): void {
    server = to;
  },
  /** Records a request the spec did not expect, which fails the spec at its end. */
  complain(what: string): void {
    unexpected.push(what);
  },
  /** Drops all open requests, because the page is gone. */
  cut(): void {
    page += 1;
  },
  /** Ends the spec; returns the unexpected requests. */
  end(): string[] {
    const found = unexpected;
    [server, unexpected] = [undefined, []];
    return found;
  },
};

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

const textOf = ({ body }: Reply): string =>
  typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);

/** The current server's answer; never resolves once the requesting page is gone. */
async function exchange(sent: Sent): Promise<Answer> {
  const [asked, asking] = [server, page];
  const what = `${sent.method} ${sent.url.pathname}`;
  const answer = asked?.(sent);
  if (answer === undefined) {
    if (asked) network.complain(`${what} is not declared`);
    return DROPPED;
  }
  const settled = await answer;
  if (asking !== page) await new Promise(() => undefined);
  return settled;
}

const lowerCase = (headers: HeadersInit | undefined) =>
  Object.fromEntries([...new Headers(headers)].map(([name, value]) => [name.toLowerCase(), value]));

async function fakeFetch(address: string, { method = 'GET', headers, body, signal }: RequestInit = {}) {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
  const sent: Sent = {
    method,
    url: new URL(address, location.href),
    headers: lowerCase(headers),
    body: parsed(body),
    progress: () => undefined,
  };
  const answer = await Promise.race([exchange(sent), aborted]);
  if (answer === DROPPED) throw new TypeError('Failed to fetch');
  const text = textOf(answer);
  return {
    status: answer.status,
    ok: answer.status < 300,
    headers: new Headers(answer.headers),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
  };
}

class FakeXhr {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: object) => void } = {};
  onloadend?: () => void;
  private method = '';
  private address = '';
  private headers: Record<string, string> = {};
  private answered: Reply | undefined;
  private isOver = false;

  open(method: string, address: string): void {
    [this.method, this.address] = [method, address];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string): string | null {
    return new Headers(this.answered?.headers).get(name);
  }
  send(body?: unknown): void {
    const progress = (share: number) => {
      if (!this.isOver) this.upload.onprogress?.({ lengthComputable: true, loaded: share, total: 1 });
    };
    const { method, headers } = this;
    const url = new URL(this.address, location.href);
    void exchange({ method, url, headers, body: parsed(body), progress }).then((answer) => this.end(answer));
  }
  abort(): void {
    this.end(DROPPED);
  }
  private end(answer: Answer): void {
    if (this.isOver) return;
    this.isOver = true;
    if (answer !== DROPPED) {
      this.answered = answer;
      this.status = answer.status;
      this.responseText = textOf(answer);
    }
    this.onloadend?.();
  }
}

/** Installs the fake network. */
export const installNetwork = (): void =>
  void Object.assign(globalThis, { fetch: fakeFetch, XMLHttpRequest: FakeXhr });
