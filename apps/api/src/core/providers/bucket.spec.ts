/** Time limits of calls of the object storage. */
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../testing/ports';
import { clientOf, unopened } from './bucket';
import { bucketFailure, isBucketOutage } from './bucket-outage';

const ANSWER_MS = 1500;

let server: Server;
let answer: (response: ServerResponse) => unknown;
beforeAll(async () => {
  server = createServer((_request, response) => void answer(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = { endpoint: '', region: 'r', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' };
const folder = async () => {
  settings.endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return (await unopened(settings, { answerMs: ANSWER_MS, maxAttempts: 1 })).folder('uploads');
};

it('end when no answer begins', async () => {
  answer = () => undefined;
  await expect((await folder()).read('key')).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each([
  ['no answer', () => undefined, true],
  ['a cut connection', (response: ServerResponse) => response.destroy(), true],
  ['503', (response: ServerResponse) => response.writeHead(503).end(), true],
  ['403', (response: ServerResponse) => response.writeHead(403).end(), false],
] as const)('take %s for what it is', async (_name, now, isOutage) => {
  answer = now;
  const error = await (await folder()).remove('key').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isBucketOutage(error)).toBe(isOutage);
  expect(bucketFailure(error)).toMatch(/^bucket: [^\n]+$/);
});

it('are an outage while nothing listens', async () => {
  const bucket = await unopened({ ...settings, endpoint: `http://127.0.0.1:${String(await freePort())}` });
  const error = await bucket
    .folder('uploads')
    .remove('key')
    .catch((thrown: unknown) => thrown);
  expect(isBucketOutage(error)).toBe(true);
});

it('do not cut an answer that is read slowly', async () => {
  answer = async (response) => {
    response.writeHead(200, { 'content-length': '8' });
    for (let n = 0; n < 8; n += 1) {
      response.write(String(n));
      await wait(ANSWER_MS / 4);
    }
    response.end();
  };
  const found = await (await folder()).read('key');
  expect(await text(found!.stream)).toBe('01234567');
});

it('end an answer whose rest does not come', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '8' });
    response.write('0123');
  };
  const found = await (await folder()).read('key');
  await expect(text(found!.stream)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

it('wait for a reader that pauses', async () => {
  const whole = 'x'.repeat(5_000_000);
  answer = (response) => response.end(whole);
  const found = await (await folder()).read('key');
  await wait(4 * ANSWER_MS);
  expect(await text(found!.stream)).toBe(whole);
});

it('end, with all attempts, before the web app and the proxy stop waiting', () => {
  const read = (path: string) => readFileSync(join(__dirname, '../../../../..', path), 'utf8');
  const [, stall] = /STALL_MS = ([\d_]+);/.exec(read('libs/ui/src/upload/request.ts'))!;
  const [, server] = /timeout server (\d+)s/.exec(read('deploy/haproxy.cfg'))!;
  const { maxAttempts, requestHandler } = clientOf(settings);
  const longest = maxAttempts * requestHandler.requestTimeout;
  // Between the attempts it waits up to a second.
  expect(longest + 5000).toBeLessThan(Math.min(Number(stall!.replace('_', '')), Number(server) * 1000));
});
