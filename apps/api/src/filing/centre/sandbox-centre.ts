import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { replaceFile } from '../../core/disk/disk';
import { isSigned, sha256Of, signed } from './centre-signature';
import type { CentreStatus, FilingOrder } from './filing-centre';
import { sandboxCertificate } from './sandbox-certificate';

/** The centre's last word on an order. */
const REGISTERED = 'registered';

/** What the sandbox does with a work, by the word in brackets at the end of its title; documented in docs/operating.md. */
const SANDBOX_WORDS = {
  登记: 'registered',
  补正: 'correction',
  拒绝: 'rejected',
  已注册: 'phone_registered',
  中断: 'down',
  缓慢: 'slow',
} as const;
type Outcome = (typeof SANDBOX_WORDS)[keyof typeof SANDBOX_WORDS];

/** What the sandbox remembers of an order: nothing personal. */
interface Book {
  title: string;
  /** Of the order taken last. */
  revision: string;
  /** How often it was ordered, repeats included. */
  times: number;
  /** Whether it was changed since the first order. */
  corrected: boolean;
  status: CentreStatus;
}
const SLOW_MS = 3000;
const LOGIN = 'https://filing-centre.example/login';
const wordOf = /（(.{2,3})）$/;

/**
 * The local filing centre: an HTTP server on the loopback interface with a small store of its own, which signs its answers
 * and sends notices like the real one. An outcome other than `registered` comes with the first order; the next registers.
 */
export class SandboxCentre {
  private listening: Promise<string> | undefined;

  constructor(
    private readonly folder: string,
    private readonly secret: string,
    private readonly noticeUrl: string,
  ) {}

  /** Its address; started at the first use. */
  address(): Promise<string> {
    return (this.listening ??= new Promise((resolve, reject) => {
      const server = createServer((request, response) => {
        void this.answer(request, response).catch(() => response.destroy());
      });
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        server.unref();
        resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
      });
    }));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const method = request.method ?? '';
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const send = (status: number, content: string | Buffer) => {
      response.writeHead(status, signed(this.secret, `answer ${method} ${path}`, sha256Of(content)));
      response.end(content);
    };
    const header = (name: string) => request.headers[name] as string | undefined;
    if (!isSigned(this.secret, `request ${method} ${path}`, sha256Of(body), header)) return send(401, '');
    const [, number = '', part] = /^\/filings\/([\d-]{12})(\/.+)?$/.exec(path) ?? [];
    if (method === 'PUT' && part) return send(200, '');
    const book = method === 'PUT' ? await this.order(number, body) : await this.find(number);
    if (!book) return send(404, '');
    const outcome = outcomeOf(book);
    if (method === 'PUT' && outcome === 'down' && book.times === 1) return send(503, '');
    if (outcome === 'slow' && book.times === 1) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (part === '/certificate') return send(200, sandboxCertificate(book.title, number));
    const status = method === 'PUT' ? processing(number, book.revision) : book.status;
    send(200, JSON.stringify(status));
    // A work without an outcome stays with the centre.
    if (method === 'PUT' && outcome) this.notify(book.status);
  }

  private async order(number: string, body: Buffer): Promise<Book> {
    const ordered = JSON.parse(body.toString()) as FilingOrder;
    const { revision } = ordered;
    const known = await this.find(number);
    // Registered once, whatever is ordered later.
    const registered = known?.status.status === REGISTERED ? known : undefined;
    const corrected = !!known && (known.corrected || known.revision !== revision);
    const title = registered?.title ?? ordered.title;
    const book = { title, revision, times: (known?.times ?? 0) + 1, corrected };
    const status = registered ? { ...registered.status, revision } : statusOf(number, book);
    await mkdir(this.folder, { recursive: true });
    await replaceFile(this.bookOf(number), JSON.stringify({ ...book, status }));
    return { ...book, status };
  }

  private async find(number: string): Promise<Book | undefined> {
    const text = await readFile(this.bookOf(number), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Book);
  }

  /** The notice is lost when nobody listens; the state is asked for later. */
  private notify(status: CentreStatus): void {
    const body = JSON.stringify(status);
    const headers = { 'content-type': 'application/json', ...signed(this.secret, 'notice', sha256Of(body)) };
    fetch(this.noticeUrl, { method: 'POST', headers, body }).catch(() => undefined);
  }

  private bookOf(number: string): string {
    return join(this.folder, `${number}.json`);
  }
}

const outcomeOf = ({ title }: Pick<Book, 'title'>): Outcome | undefined =>
  SANDBOX_WORDS[wordOf.exec(title)?.[1] as keyof typeof SANDBOX_WORDS];

const processing = (number: string, revision: string): CentreStatus => ({
  number,
  revision,
  status: 'processing',
});

/** Without a word in its title a work stays with the centre, for staff to record its certificate by hand. */
function statusOf(number: string, book: Omit<Book, 'status'>): CentreStatus {
  const outcome = outcomeOf(book);
  const { title, revision, corrected } = book;
  if (!outcome) return processing(number, revision);
  if (!corrected && (outcome === 'correction' || outcome === 'rejected'))
    return { number, revision, status: outcome, reason: '作品图片与名称不符' };
  if (!corrected && outcome === 'phone_registered')
    return { number, revision, status: outcome, login_url: LOGIN };
  return {
    number,
    revision,
    status: 'registered',
    registration_number: `SANDBOX-${number}`,
    registered_on: new Date().toISOString().slice(0, 10),
    certificate: sha256Of(sandboxCertificate(title, number)),
  };
}
