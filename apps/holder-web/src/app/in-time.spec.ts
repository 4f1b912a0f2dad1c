import { CHUNK_TIMEOUT_MS, inTime } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives a part of the app two minutes to load', async () => {
  const settled: string[] = [];
  const loading = inTime(new Promise<never>(() => undefined)).catch((error: unknown) =>
    settled.push((error as Error).message),
  );
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toEqual(['a part loads too long']);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

it('hands on what came, and what went wrong, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('page'))).toBe('page');
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});
