/** Time limits of calls of the object storage. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { unopened } from './bucket';

const ANSWER_MS = 300;

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

const folder = async () => {
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const settings = { endpoint, region: 'r', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' };
  return (await unopened(settings, { answerMs: ANSWER_MS, maxAttempts: 1 })).folder('uploads');
};

it('end when no answer begins', async () => {
  answer = () => undefined;
  await expect((await folder()).read('key')).rejects.toMatchObject({ name: 'TimeoutError' });
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
