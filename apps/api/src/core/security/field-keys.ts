import type { Keys } from '../keys';

type FieldKeySet = Keys['field'];

/** Field keys by number: the highest at the start encrypts, all decrypt. */
export class FieldKeys {
  /** The number of the key that encrypts. */
  readonly current: number;
  private known: Map<number, Buffer>;

  /**
   * `changed` returns all keys when one was added since its last call; called for a number that is not known. So processes
   * that are restarted one after the other read what those with a newer key have written.
   */
  constructor(
    keys: FieldKeySet,
    private readonly changed: () => FieldKeySet | undefined = () => undefined,
  ) {
    this.known = byNumber(keys);
    this.current = Math.max(...this.known.keys());
  }

  /** Returns a key; throws when its number is not known. */
  get(number: number): Buffer {
    if (!this.known.has(number)) {
      const keys = this.changed();
      if (keys) this.known = byNumber(keys);
    }
    const key = this.known.get(number);
    if (!key) throw new Error(`field key ${String(number)} is missing`);
    return key;
  }
}

const byNumber = (keys: FieldKeySet): Map<number, Buffer> =>
  new Map(Object.entries(keys).map(([number, key]) => [Number(number), Buffer.from(key, 'base64')]));
