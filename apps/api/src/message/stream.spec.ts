import type { FastifyReply } from 'fastify';
import { MessageStreamService } from './message-stream.service';

const SECOND = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A listener's end of the line: what it was told. */
function reply(told: string[]): FastifyReply {
  const raw = {
    writeHead: () => raw,
    write: (text: string) => told.push(text),
    on: () => raw,
    end: () => raw,
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
  };
  return { hijack: () => undefined, raw } as unknown as FastifyReply;
}

it('asks a slow database one question at a time, and goes on when it answers or fails', async () => {
  const asked: { answer: (rows: object[]) => void; fail: () => void }[] = [];
  const db = {
    rows: () => new Promise((answer, fail) => asked.push({ answer, fail: () => fail(new Error('gone')) })),
  };
  const stream = new MessageStreamService(
    db as never,
    { unread: () => Promise.resolve({ unread: 0 }) } as never,
    { idOf: () => Promise.resolve('ann') } as never,
    { take: () => Promise.resolve() } as never,
    { address: '' } as never,
  );
  const told: string[] = [];
  await stream.open(stream.ticket('session'), reply(told));
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(asked).toHaveLength(1);
  asked[0]!.answer([{ id: 'session', n: 2 }]);
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(asked).toHaveLength(2);
  expect(told.at(-1)).toContain('{"unread":2}');
  asked[1]!.fail();
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  expect(asked).toHaveLength(3);
  stream.beforeApplicationShutdown();
  asked[2]!.answer([]);
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(asked).toHaveLength(3);
});
