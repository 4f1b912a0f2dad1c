interface Keyed {
  key: string;
}

/** One of a source, and what another source has under its key. */
interface Joined<L, R> extends Keyed {
  left: L;
  right: R | undefined;
}

/** A source, refused when a key descends: what is compared in another order would seem to be missing. */
async function* ascending<T extends Keyed>(source: AsyncIterable<T>): AsyncGenerator<T> {
  let last = '';
  for await (const one of source) {
    if (one.key < last)
      throw new Error(`backup: ${one.key} is listed after ${last}, not in the order of keys`);
    last = one.key;
    yield one;
  }
}

/**
 * Each of `left` with the one of `right` that has its key. Both ascend by key, so one of each is in memory. Throws an Error of one line
 * when one does not.
 */
export async function* joined<L extends Keyed, R extends Keyed>(
  left: AsyncIterable<L>,
  right: AsyncIterable<R>,
): AsyncGenerator<Joined<L, R>> {
  const others = ascending(right);
  try {
    let other = await others.next();
    for await (const one of ascending(left)) {
      const { key } = one;
      while (!other.done && other.value.key < key) other = await others.next();
      yield { key, left: one, right: !other.done && other.value.key === key ? other.value : undefined };
    }
  } finally {
    await others.return(undefined);
  }
}

/** All of several sources that ascend by key, ascending; of several with one key that of the last source. */
export async function* merged<T extends Keyed>(sources: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  const readers = sources.map((source) => source[Symbol.asyncIterator]());
  try {
    const heads: (T | undefined)[] = [];
    const advance = async (at: number) => {
      const { done, value } = (await readers[at]!.next()) as IteratorResult<T, undefined>;
      heads[at] = done ? undefined : value;
    };
    for (const at of readers.keys()) await advance(at);
    for (;;) {
      const first = heads.reduce<T | undefined>(
        (least, one) => (one && !(least && least.key <= one.key) ? one : least),
        undefined,
      );
      if (!first) return;
      const { key } = first;
      let last = first;
      for (const at of readers.keys())
        while (heads[at]?.key === key) {
          last = heads[at];
          await advance(at);
        }
      yield last;
    }
  } finally {
    for (const reader of readers) await reader.return?.();
  }
}

/** Groups of at most `size`, in order. */
export async function* grouped<T>(source: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const one of source) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** A source of what is in memory. */
export async function* sourceOf<T>(all: Iterable<T>): AsyncGenerator<T> {
  for (const one of all) yield await Promise.resolve(one);
}
