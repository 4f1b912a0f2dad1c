import { BREAKER, CircuitBreaker, NotHandedOver, NotToBeSent, RefusedByProvider } from './circuit-breaker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const away = () => Promise.reject(new Error('no answer'));
const refused = () => Promise.reject(new RefusedByProvider('no such reader'));

async function opened(): Promise<CircuitBreaker> {
  const breaker = new CircuitBreaker();
  for (let turn = 0; turn < BREAKER.failures; turn += 1) {
    expect(breaker.room(4)).toBe(4);
    await expect(breaker.watch(away)).rejects.toThrow('no answer');
  }
  return breaker;
}

it('rests after five failures in a row, then tries one job at a time', async () => {
  const breaker = await opened();
  expect(breaker.room(4)).toBe(0);
  jest.advanceTimersByTime(BREAKER.openMs);
  expect(breaker.room(4)).toBe(1);
  const trial = breaker.watch(away);
  expect(breaker.room(4)).toBe(0);
  await expect(trial).rejects.toThrow();
  expect(breaker.room(4)).toBe(0);
});

it('goes on as before once a job succeeds', async () => {
  const breaker = await opened();
  jest.advanceTimersByTime(BREAKER.openMs);
  await breaker.watch(() => Promise.resolve());
  expect(breaker.room(4)).toBe(4);
});

it('takes a refused message for an answer: the provider is there', async () => {
  const breaker = new CircuitBreaker();
  for (let turn = 0; turn < 20; turn += 1) await expect(breaker.watch(refused)).rejects.toThrow();
  expect(breaker.room(4)).toBe(4);
});

it.each([NotHandedOver, NotToBeSent])(
  'learns nothing of the provider from a message it never had',
  async (Kind) => {
    const withheld = () => Promise.reject(new Kind('the cap is reached'));
    const breaker = new CircuitBreaker();
    for (let turn = 0; turn < 20; turn += 1) await expect(breaker.watch(withheld)).rejects.toThrow();
    expect(breaker.room(4)).toBe(4);
    const closed = await opened();
    await expect(closed.watch(withheld)).rejects.toThrow();
    expect(closed.room(4)).toBe(0);
  },
);
