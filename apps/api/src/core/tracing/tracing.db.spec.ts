/** Traces at a receiver of OTLP on the loopback interface. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Installation } from '../../../testing/installation';
import { ask } from '../../../testing/proven';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Answers like a collector and keeps what it gets. */
class Receiver {
  readonly spans: ReceivedSpan[] = [];
  readonly texts: string[] = [];
  status = 200;
  private arrived: () => void = () => undefined;
  private readonly server: Server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      answer.writeHead(this.status, { 'content-type': 'application/json' }).end('{}');
      this.texts.push(`${String(request.url)} ${text}`);
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
      };
      this.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      this.arrived();
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  /** Waits for a span. */
  async span(wanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
    for (;;) {
      const found = this.spans.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => (this.arrived = resolve));
    }
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const receiver = new Receiver();
let url: string;
let mine: Installation;
beforeAll(async () => {
  mine = await Installation.empty('traced');
  const { url: at } = await mine.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.listen(),
    OTEL_BSP_SCHEDULE_DELAY: '100',
    METRICS_PORT: '',
  });
  url = at;
});
afterAll(() => receiver.close());

const attribute = ({ attributes }: ReceivedSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
const phone = { area_code: '86', phone_number: '13912345678' };

it('have a request, its transaction and statements in one trace, and its job and provider in another', async () => {
  const asked = await fetch(`${url}/api/member/sendYzm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'the-request-of-a-proxy' },
    body: JSON.stringify({ ...phone, scene: 'register' }),
  });
  expect(await asked.json()).toMatchObject({ code: 0 });
  expect(asked.headers.get('x-request-id')).toBe('the-request-of-a-proxy');

  const request = await receiver.span(({ name }) => name === 'POST /api/member/sendYzm');
  expect(request.parentSpanId ?? '').toBe('');
  expect(attribute(request, 'request_id')).toBe('the-request-of-a-proxy');
  expect(Number(attribute(request, 'http.response.status_code'))).toBe(200);
  const inIt = receiver.spans.filter(({ traceId }) => traceId === request.traceId);
  const transaction = inIt.find(({ name }) => name === 'transaction')!;
  expect(transaction.parentSpanId).toBe(request.spanId);
  const queued = inIt.find(({ name }) => name === 'INSERT job')!;
  expect(inIt.map(({ spanId }) => spanId)).toContain(queued.parentSpanId);

  const job = await receiver.span(({ name }) => name === 'job sms');
  expect(attribute(job, 'lane')).toBe('sms_code');
  expect(job.traceId).not.toBe(request.traceId);
});

it('mark what failed by its code', async () => {
  const answer = await ask(url, 'member/login', { ...phone, login_type: 'password', password: 'not it, 7' });
  expect(answer.code).not.toBe(0);
  const login = await receiver.span(({ name }) => name === 'POST /api/member/login');
  expect(login.status.code ?? 0).toBe(0);
});

it('hold nothing of the caller: no number, code, password, address, agent or query', async () => {
  await fetch(`${url}/api/common/regions?lang=en&hint=canary-in-query`, {
    headers: { 'user-agent': 'canary-agent', authorization: 'Bearer canary-token' },
  });
  await receiver.span(({ name }) => name === 'GET /api/common/regions');
  const all = receiver.texts.join('\n');
  expect(all).toContain('/v1/traces');
  for (const canary of ['13912345678', 'not it, 7', 'canary', '127.0.0.1', 'WHERE'])
    expect(all).not.toContain(canary);
});

it('do not hold up the product when the receiver fails or is gone', async () => {
  receiver.status = 500;
  const sent = receiver.texts.length;
  for (let n = 0; receiver.texts.length === sent; n += 1)
    expect((await fetch(`${url}/api/common/regions?n=${String(n)}`)).status).toBe(200);
  receiver.close();
  for (let n = 0; n < 50; n += 1) expect((await fetch(`${url}/api/common/regions`)).status).toBe(200);
});
