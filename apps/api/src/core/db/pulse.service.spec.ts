/** Whether a server that refuses a connection counts as one that answers; the refusals are real packets over TCP. */
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { PulseService } from './pulse.service';

let server: Server;
let refusal: number;
/** The error packet a server sends instead of its greeting. */
function packetOf(errno: number): Buffer {
  const text = Buffer.from('#08004no connection');
  const head = Buffer.from([text.length + 3, 0, 0, 0, 0xff, errno & 255, errno >> 8]);
  return Buffer.concat([head, text]);
}

beforeAll(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).end(packetOf(refusal))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['too many connections', 1040, true],
  ['too many connections of the user', 1203, true],
  ['shutting down', 1053, false],
  ['a wrong password', 1045, false],
])('%s', async (_, errno, answers) => {
  refusal = errno;
  const { port } = server.address() as AddressInfo;
  const source = { driver: { pool: new EventEmitter() } } as unknown as DataSource;
  const config = { DATABASE_URL: `mysql://a:b@127.0.0.1:${String(port)}/c` };
  const pulse = new PulseService(source, config as never, pino({ level: 'silent' }));
  expect(await pulse.answers()).toBe(answers);
  // The refused connection is not asked again.
  expect(await pulse.answers()).toBe(answers);
  pulse.onApplicationShutdown();
});
