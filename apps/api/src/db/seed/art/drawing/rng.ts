/** A small seeded random source: the same seed gives the same pictures on every machine. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max], both ends included. */
  int(min: number, max: number): number;
  /** True with probability p. */
  chance(p: number): boolean;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** Mulberry32, with the seed mixed first so that neighbours do not resemble each other. */
export function rng(seed: number): Rng {
  let state = mix(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (p) => next() < p,
    pick: (list) => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new RangeError('pick needs a non-empty list');
      return one;
    },
  };
}

/** The element at a seed's place in a cycle; `stride` coprime to the length keeps neighbours apart. */
export function cycle<T>(list: readonly T[], seed: number, stride = 1): T {
  const at = (((seed >>> 0) % list.length) * stride) % list.length;
  const one = list[at];
  if (one === undefined) throw new RangeError('cycle needs a non-empty list');
  return one;
}

function mix(seed: number): number {
  let h = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
