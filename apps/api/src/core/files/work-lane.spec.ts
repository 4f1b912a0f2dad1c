import type { DomainError } from '../errors/domain-error';
import { Lane, pictureLane } from './work-lane';

/** Work items that end on command, and the order in which they began. */
function pieces(lane: Lane) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (caller: string, name: string) =>
    lane.run(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string, work: Promise<void>) => {
    ends.get(name)!();
    await work;
  };
  return { add, end, begun };
}

const busy = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as DomainError).reason,
  );

it('does one piece at a time, the callers in turn', async () => {
  const { add, end, begun } = pieces(new Lane({ all: 9, each: 9 }));
  const work = ['ann 1', 'ann 2', 'ann 3', 'ben 1'].map((name) => add(name.slice(0, 3), name));
  expect(begun).toEqual(['ann 1']);
  for (const at of [0, 1, 3, 2]) await end(['ann 1', 'ann 2', 'ann 3', 'ben 1'][at]!, work[at]!);
  expect(begun).toEqual(['ann 1', 'ann 2', 'ben 1', 'ann 3']);
});

it('refuses whoever finds no room to wait, and nobody once there is', async () => {
  const { add, end, begun } = pieces(new Lane({ all: 2, each: 1 }));
  const first = add('ann', 'a');
  const second = add('ann', 'b');
  expect(await busy(add('ann', 'c'))).toBe('BUSY');
  const third = add('ben', 'd');
  expect(await busy(add('cat', 'e'))).toBe('BUSY');
  await end('a', first);
  const fourth = add('cat', 'f');
  await end('b', second);
  await end('d', third);
  await end('f', fourth);
  expect(begun).toEqual(['a', 'b', 'd', 'f']);
});

it('does as many at once as it may', async () => {
  const { add, end, begun } = pieces(new Lane({ atOnce: 2, all: 9, each: 9 }));
  const work = ['ann 1', 'ann 2', 'ann 3', 'ben 1'].map((name) => add(name.slice(0, 3), name));
  expect(begun).toEqual(['ann 1', 'ann 2']);
  await end('ann 2', work[1]!);
  await end('ann 3', work[2]!);
  await end('ann 1', work[0]!);
  await end('ben 1', work[3]!);
  const [next, besides] = [add('cat', 'c'), add('cat', 'd')];
  expect(begun).toEqual(['ann 1', 'ann 2', 'ann 3', 'ben 1', 'c', 'd']);
  await end('c', next);
  await end('d', besides);
});

it('keeps quick pictures apart from large ones', () => {
  const usual = pictureLane({ width: 1000, height: 1000 });
  expect(pictureLane({ width: 40, height: 30 })).toBe(usual);
  expect(pictureLane({ width: 7071, height: 7071 })).not.toBe(usual);
  // Few pixels, but very many rows.
  expect(pictureLane({ width: 1, height: 3_000_000 })).not.toBe(usual);
});

it('goes on after work that failed', async () => {
  const lane = new Lane({ all: 1, each: 1 });
  await expect(lane.run('ann', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(await lane.run('ann', () => Promise.resolve(1))).toBe(1);
});
