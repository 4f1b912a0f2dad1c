import { AT_ONCE, type HandedFiles, matchInWorker } from './ask-worker';
import type { Matched } from './match-files';

const files = (count: number) => Array.from({ length: count }, (_, at) => new File([], `${String(at)}.png`));
const matched: Matched = { placed: [], problems: [] };

/** A worker that answers when it has all files; what it was handed, and how often the page answered between. */
function fakeWorker(answer: (worker: EventTarget) => void) {
  const seen = { handed: [] as HandedFiles[], turns: [] as number[], isEnded: false };
  let turn = 0;
  class FakeWorker extends EventTarget {
    postMessage(message: HandedFiles): void {
      seen.handed.push(message);
      seen.turns.push(turn);
      setTimeout(() => (turn += 1));
      if (message.last) answer(this);
    }
    terminate(): void {
      seen.isEnded = true;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return seen;
}

it.each([1, AT_ONCE, AT_ONCE + 1, 500])(
  'hands over %i files in parts, between which the page answers',
  async (count) => {
    const seen = fakeWorker((worker) => worker.dispatchEvent(new MessageEvent('message', { data: matched })));
    const chosen = files(count);
    expect(await matchInWorker(chosen)).toBe(matched);
    expect(seen.handed.flatMap((one) => one.files)).toEqual(chosen);
    expect(seen.handed.map(({ last }) => last).lastIndexOf(false)).toBe(seen.handed.length - 2);
    for (const one of seen.handed) expect(one.files.length).toBeLessThanOrEqual(AT_ONCE);
    expect(new Set(seen.turns).size).toBe(seen.turns.length);
    expect(seen.isEnded).toBe(true);
  },
);

it('says that nothing could be read when the worker fails', async () => {
  const seen = fakeWorker((worker) => worker.dispatchEvent(new Event('error')));
  expect(await matchInWorker(files(1))).toBeNull();
  expect(seen.isEnded).toBe(true);
});
