import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { isOutage } from '../../core/db/outage';
import { isDiskFull } from '../../core/disk/disk';
import { isBucketOutage } from '../../core/providers/bucket-outage';
import { sha256Of, signed } from './centre-signature';
import type { FilingOrder } from './filing-centre';
import { HttpFilingCentre } from './http-centre';

const SECRET = 's'.repeat(32);
const NUMBER = '261123-00001';
const PATH = `/filings/${NUMBER}`;
const REVISION = '2026-11-23T08:00:00.000Z';
const state = (number: string, status: string) => ({ number, revision: REVISION, status });
const PROCESSING = JSON.stringify(state(NUMBER, 'processing'));
const picture = { id: 'A', field: 'pictures', name: '狐.png', mime: 'image/png', size: 3 } as const;
const ORDER: FilingOrder = {
  ...{
    number: NUMBER,
    revision: REVISION,
    title: '狐',
    work_kind: 'art',
    description: null,
    author_name: '林',
  },
  ...{ completed_on: '2026-01-02', published_on: null },
  holder: { kind: 'self', name: '林', document_number: '1' },
  phone: { area_code: '86', phone_number: '13800000000' },
  files: [{ ...picture, sha256: sha256Of('abc') }],
};

let server: Server;
let answer: { status: number; body: string; headers: Record<string, string> };
const asked: { path: string; body: string }[] = [];
const centre = new HttpFilingCentre(
  () => Promise.resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`),
  SECRET,
);
/** The next answers: signed for a request, unless another signature is given. */
const answers = (
  body: string,
  { status = 200, about = `GET ${PATH}`, secret = SECRET, signs = body } = {},
) => {
  answer = { status, body, headers: signed(secret, `answer ${about}`, sha256Of(signs)) };
};

beforeAll((done) => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      asked.push({ path: `${request.method!} ${request.url!}`, body });
      const about = `${request.method!} ${request.url!}`;
      const headers =
        request.method === 'PUT' ? signed(SECRET, `answer ${about}`, sha256Of(answer.body)) : answer.headers;
      response.writeHead(answer.status, headers).end(answer.body);
    })().catch(() => request.destroy());
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});

it('sends the files before the order, and takes the signed answer', async () => {
  answers(PROCESSING);
  const status = await centre.order(ORDER, () => Promise.resolve(Readable.from([Buffer.from('abc')])));
  expect(status).toEqual(state(NUMBER, 'processing'));
  expect(asked.map(({ path }) => path)).toEqual([`PUT ${PATH}/files/${sha256Of('abc')}`, `PUT ${PATH}`]);
  expect(asked[0]!.body).toBe('abc');
  expect(JSON.parse(asked[1]!.body)).toEqual(ORDER);
});

describe('an order whose file does not arrive', () => {
  const isOurs = (error: unknown) => [isDiskFull, isBucketOutage, isOutage].some((is) => is(error));
  /** The error of an order. */
  const failing = (to: HttpFilingCentre, file: Readable): Promise<unknown> =>
    to.order(ORDER, () => Promise.resolve(file)).catch((error: unknown) => error);
  /** A file that ends with an error after its first bytes, or never. */
  async function* bytes(why?: Error) {
    for (;;) {
      yield Buffer.alloc(1024);
      await new Promise((resolve) => setImmediate(resolve));
      if (why) throw why;
    }
  }

  it.each([
    ['our disk', { code: 'ENOSPC' }],
    ['our bucket', { $metadata: { attempts: 3 } }],
    ['the connection to our bucket', { code: 'ECONNRESET' }],
  ])('fails with the error of %s', async (_, facts) => {
    answers(PROCESSING);
    const why = Object.assign(new Error('the file ended early'), facts);
    const error = await failing(centre, Readable.from(bytes(why)));
    expect([error === why, isOurs(error)]).toEqual([true, true]);
  });

  it.each(['refuses', 'resets'])('fails with the error of a centre that %s connections', async (how) => {
    const broken = createServer((request) => {
      request.once('data', () => request.socket.resetAndDestroy());
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const { port } = broken.address() as AddressInfo;
    if (how === 'refuses') broken.close();
    const away = new HttpFilingCentre(() => Promise.resolve(`http://127.0.0.1:${String(port)}`), SECRET);
    const file = Readable.from(bytes());
    const error = await failing(away, file);
    broken.close();
    expect(error).toMatchObject({ message: 'fetch failed' });
    expect([isOurs(error), file.destroyed]).toEqual([false, true]);
  });
});

it.each([
  ['without a right signature', () => answers(PROCESSING, { secret: 'x'.repeat(32) })],
  ['with a changed body', () => answers(PROCESSING, { signs: `${PROCESSING} ` })],
  ['signed for another filing', () => answers(PROCESSING, { about: 'GET /filings/261123-00002' })],
  ['about another number', () => answers(JSON.stringify(state('261123-00002', 'processing')))],
  ['with a state that does not exist', () => answers(JSON.stringify(state(NUMBER, 'lost')))],
  [
    'that does not say about which order',
    () => answers(JSON.stringify({ number: NUMBER, status: 'processing' })),
  ],
  ['with a failure', () => answers('', { status: 503 })],
  ['that is longer than an answer is', () => answers('x'.repeat(70_000))],
])('refuses an answer %s', async (_, prepare) => {
  prepare();
  await expect(centre.ask(NUMBER)).rejects.toThrow();
});

it('knows no order after a signed 404, and any other 404 is no answer', async () => {
  answers('', { status: 404 });
  expect(await centre.ask(NUMBER)).toBeNull();
  answers('', { status: 404, secret: 'x'.repeat(32) });
  await expect(centre.ask(NUMBER)).rejects.toThrow();
});

it('takes only the certificate that was announced', async () => {
  answers('%PDF', { about: `GET ${PATH}/certificate` });
  expect((await centre.certificate(NUMBER, sha256Of('%PDF'))).toString()).toBe('%PDF');
  await expect(centre.certificate(NUMBER, sha256Of('%PDF '))).rejects.toThrow('another certificate');
});
