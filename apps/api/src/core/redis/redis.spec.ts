/** Subscriptions of a Redis that refuses some. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { RedisService } from './redis.service';

/** Answers every command; refuses the first subscription of each connection. */
const server = createServer((socket) => {
  let refused = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    for (const command of data.toString().split(/(?=\*\d+\r\n\$)/)) {
      const [name, argument = ''] = command.split('\r\n').filter((_, n) => n >= 2 && n % 2 === 0);
      if (name !== 'subscribe') socket.write(name === 'info' ? '$9\r\nloading:0\r\n' : '+OK\r\n');
      else if (!refused) {
        refused = true;
        socket.write('-NOPERM later\r\n');
      } else
        socket.write(
          `*3\r\n$9\r\nsubscribe\r\n$${String(argument.length)}\r\n${argument}\r\n:1\r\n` +
            `*3\r\n$7\r\nmessage\r\n$${String(argument.length)}\r\n${argument}\r\n$3\r\nann\r\n`,
        );
    }
  });
  sockets.push(() => socket.destroy());
});
const sockets: (() => void)[] = [];

it('are tried again, and listen only when they are there', async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const redis = new RedisService(
    {
      REDIS_URL: `redis://127.0.0.1:${String(port)}`,
      REDIS_MASTER: '',
      REDIS_SENTINELS: undefined,
      REDIS_TIMEOUT_MS: 2000,
    },
    { address: '' } as never,
    pino({ enabled: false }),
  );
  let heard = 0;
  redis.subscribe('bell', () => (heard += 1));
  expect(redis.isListening).toBe(false);
  await redis.onModuleInit();
  while (heard < 1) {
    expect(redis.isListening).toBe(false);
    await wait(20);
  }
  await wait(20);
  expect(redis.isListening).toBe(true);
  // A lost connection ends it, and the next one begins it again.
  for (const cut of sockets) cut();
  while (redis.isListening) await wait(5);
  while (heard < 2) await wait(20);
  await wait(20);
  expect(redis.isListening).toBe(true);
  redis.onApplicationShutdown();
  server.close();
});
