import { Readable } from 'node:stream';
import { UPLOADS } from '@ipw/domain';
import { timed } from '../../core/metrics/metrics';
import { isSigned, sha256Of, signed } from './centre-signature';
import {
  type CentreStatus,
  centreStatus,
  type FilingCentre,
  type FilingOrder,
  type OrderedFile,
} from './filing-centre';

const ANSWER_MS = 15_000;
const FILE_MS = 60_000;
const ANSWER_BYTES = 64 * 1024;

interface Message {
  method: 'GET' | 'PUT';
  path: string;
  type?: string;
  body?: string | Readable;
  sha256?: string;
  /** Maximum bytes of the answer. */
  most?: number;
}

/** The filing centre over HTTP. Both sides sign what they send with a shared secret, answers included. */
export class HttpFilingCentre implements FilingCentre {
  constructor(
    private readonly endpoint: () => Promise<string>,
    private readonly secret: string,
  ) {}

  async order(order: FilingOrder, open: (file: OrderedFile) => Promise<Readable>): Promise<CentreStatus> {
    const path = pathOf(order.number);
    for (const file of order.files)
      await this.send({
        method: 'PUT',
        path: `${path}/files/${file.sha256}`,
        type: file.mime,
        body: await open(file),
        sha256: file.sha256,
      });
    const answer = await this.send({
      method: 'PUT',
      path,
      type: 'application/json',
      body: JSON.stringify(order),
    });
    return statusOf(order.number, answer!);
  }

  async ask(number: string): Promise<CentreStatus | null> {
    const answer = await this.send({ method: 'GET', path: pathOf(number) });
    return answer && statusOf(number, answer);
  }

  async certificate(number: string, sha256: string): Promise<Buffer> {
    const most = UPLOADS.filing_certificate.max;
    const answer = await this.send({ method: 'GET', path: `${pathOf(number)}/certificate`, most });
    if (!answer || sha256Of(answer) !== sha256) throw new Error('filing centre: another certificate');
    return answer;
  }

  read(body: string, header: (name: string) => string | undefined): CentreStatus | undefined {
    if (!isSigned(this.secret, 'notice', sha256Of(body), header)) return undefined;
    return centreStatus.safeParse(jsonOf(body)).data;
  }

  /** The signed answer; null for 404. */
  private send(message: Message): Promise<Buffer | null> {
    return timed('filing_centre', async () => {
      const { method, path, type, body, most = ANSWER_BYTES } = message;
      const file = body instanceof Readable ? fileBody(body) : undefined;
      const sha256 = message.sha256 ?? sha256Of((body as string | undefined) ?? '');
      const response = await fetch((await this.endpoint()) + path, {
        method,
        headers: {
          ...signed(this.secret, `request ${method} ${path}`, sha256),
          ...(type && { 'content-type': type }),
        },
        ...(body !== undefined && { body: file ? file.stream : (body as string) }),
        ...(file && { duplex: 'half' }),
        redirect: 'error',
        signal: AbortSignal.timeout(file ? FILE_MS : ANSWER_MS),
      }).catch((error: unknown) => {
        const reason = file?.failure() ?? error;
        file?.close();
        throw reason;
      });
      const answer = await bytesOf(response, most);
      const mine = isSigned(this.secret, `answer ${method} ${path}`, sha256Of(answer), (name) =>
        response.headers.get(name),
      );
      if (!mine) throw new Error('filing centre: an answer without its signature');
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`filing centre: answered ${String(response.status)}`);
      return answer;
    });
  }
}

/**
 * A file as the body of a request, and why it could not be read to its end. `fetch` reports that like a failed connection, and
 * the centre would be blamed for our disk or bucket.
 */
function fileBody(file: Readable) {
  let failure: unknown;
  async function* parts(): AsyncGenerator<Buffer> {
    const read = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (;;) {
        // Errors that the connection throws into the `yield` are not the file's.
        const { done, value } = await read.next().catch((error: unknown) => {
          failure = error;
          throw error;
        });
        if (done) return;
        yield value;
      }
    } finally {
      file.destroy();
    }
  }
  return {
    stream: Readable.toWeb(Readable.from(parts(), { objectMode: false })),
    failure: () => failure,
    /** Also of a request that never began to read. */
    close: () => file.destroy(),
  };
}

const pathOf = (number: string): string => `/filings/${encodeURIComponent(number)}`;

function statusOf(number: string, answer: Buffer): CentreStatus {
  const status = centreStatus.parse(jsonOf(answer.toString()));
  if (status.number !== number) throw new Error('filing centre: an answer about another number');
  return status;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function bytesOf(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > most) throw new Error('filing centre: too long an answer');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
