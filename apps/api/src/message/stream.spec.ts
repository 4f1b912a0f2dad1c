import type { FastifyReply } from 'fastify';
import { EVERYBODY } from './bell.service';
import { MessageStreamService } from './message-stream.service';

const SECOND = 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A fake reply that records what is written to the client. */
function reply(written: string[]): FastifyReply {
  const raw = {
    writeHead: () => raw,
    write: (text: string) => written.push(text),
    on: () => raw,
    end: () => raw,
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
  };
  return { hijack: () => undefined, getHeaders: () => ({}), raw } as unknown as FastifyReply;
}

it('asks a slow database one question at a time, and goes on when it answers or fails', async () => {
  const queries: { answer: (rows: object[]) => void; fail: () => void }[] = [];
  const db = {
    rows: () => new Promise((answer, fail) => queries.push({ answer, fail: () => fail(new Error('gone')) })),
  };
  const stream = new MessageStreamService(
    db as never,
    { unread: () => Promise.resolve({ unread: 0 }) } as never,
    { idOf: () => Promise.resolve('ann') } as never,
    { take: () => Promise.resolve() } as never,
    { address: '' } as never,
    { isLive: false } as never,
  );
  const written: string[] = [];
  await stream.open(stream.ticket('session'), reply(written));
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(queries).toHaveLength(1);
  queries[0]!.answer([{ id: 'session', n: 2 }]);
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(queries).toHaveLength(2);
  expect(written.at(-1)).toContain('{"unread":2}');
  queries[1]!.fail();
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  expect(queries).toHaveLength(3);
  stream.beforeApplicationShutdown();
  queries[2]!.answer([]);
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(queries).toHaveLength(3);
});

/** A bell that rings when told to. */
function bell() {
  let heard: (memberId: string) => void = () => undefined;
  return {
    isLive: true,
    onRing: (ring: typeof heard) => (heard = ring),
    ring: (memberId: string) => heard(memberId),
  };
}

it('asks about rings one after the other, and about everybody once a second', async () => {
  const answers: ((rows: object[]) => void)[] = [];
  const rung = bell();
  const stream = new MessageStreamService(
    { rows: () => new Promise((answer) => answers.push(answer)) } as never,
    { unread: () => Promise.resolve({ unread: 0 }) } as never,
    { idOf: () => Promise.resolve('ann') } as never,
    { take: () => Promise.resolve() } as never,
    { address: '' } as never,
    rung as never,
  );
  stream.onModuleInit();
  const written: string[] = [];
  await stream.open(stream.ticket('session'), reply(written));
  rung.ring('ann');
  await jest.advanceTimersByTimeAsync(100);
  expect(answers).toHaveLength(1);
  // While the first question is slow, the bell rings on.
  for (let n = 0; n < 5; n += 1) {
    rung.ring('ann');
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(answers).toHaveLength(1);
  answers[0]!([{ id: 'session', n: 1 }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  answers[1]!([{ id: 'session', n: 2 }]);
  await jest.advanceTimersByTimeAsync(100);
  expect(answers).toHaveLength(2);
  expect(written.at(-1)).toContain('{"unread":2}');

  for (let n = 0; n < 19; n += 1) {
    rung.ring(EVERYBODY);
    await jest.advanceTimersByTimeAsync(100);
    answers.at(-1)!([{ id: 'session', n: 2 }]);
  }
  expect(answers).toHaveLength(4);
  stream.beforeApplicationShutdown();
});
