import { availableParallelism } from 'node:os';
import { DomainError } from '../errors/domain-error';

interface Room {
  /** Items that run at once; 1 by default. */
  atOnce?: number;
  /** Maximum waiting items, in all and of one caller; further ones are refused with BUSY. */
  all: number;
  each: number;
}

const RETRY = { retry_after: 10 };

/**
 * Runs one item (or `atOnce`) at a time, callers in turn: three waiting items of one caller delay another caller by one item
 * only. Refuses with BUSY when the queue is full.
 */
export class Lane {
  private readonly waiting = new Map<string, (() => void)[]>();
  private running = 0;

  constructor(private readonly room: Room) {}

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= (this.room.atOnce ?? 1)) await this.turn(caller);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(caller: string): Promise<void> {
    const mine = this.waiting.get(caller) ?? [];
    const all = [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (mine.length >= this.room.each || all >= this.room.all) throw new DomainError('BUSY', RETRY);
    this.waiting.set(caller, mine);
    return new Promise((resolve) => mine.push(resolve));
  }

  /** Runs an item of the caller who has waited longest; the caller's other items move to the end. */
  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [caller, [begin, ...later]] = first;
    this.waiting.delete(caller);
    if (later.length) this.waiting.set(caller, later);
    begin!();
  }
}

/** Lane of documents, separate so that pictures never wait for one. */
export const documentLane = new Lane({ all: 24, each: 3 });

/** Lane of the search for QR codes, which takes seconds in pictures made for that; uploads of others go on meanwhile. */
export const qrLane = new Lane({ all: 100, each: 20 });

/** Leaves a core free on machines with two, because sign-in needs one (argon2). */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
/** Pictures up to this many pixels, all frames included, are quick: about a third of a second. */
const QUICK_PIXELS = 5_000_000;
/** Each row counts as at least this many pixels: three million rows of one pixel take as long as the largest picture. */
const LEAST_OF_ROW = 1000;
/** Waiting pictures are files on disk; one page may request a hundred unmade thumbnails. */
const WAITING = { all: 500, each: 100 };
/** Lane of measuring, and of pictures of usual size. */
export const quickLane = new Lane({ atOnce: AT_ONCE, ...WAITING });
const largeLane = new Lane(WAITING);

/**
 * The lane of a picture by its pixels; `height` includes all frames. The largest pictures (50 million pixels in a few KB)
 * take seconds and must not delay quick ones such as avatars.
 */
export const pictureLane = ({ width, height }: { width: number; height: number }): Lane =>
  Math.max(width, LEAST_OF_ROW) * height <= QUICK_PIXELS ? quickLane : largeLane;
