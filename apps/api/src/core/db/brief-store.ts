import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An `AsyncLocalStorage` for work that ends soon. In Node 20 and 22 a storage that was used once calls a hook for each promise of
 * the process from then on, a sixth of the computing of a scan; this one is off while no work runs in it. What the work leaves
 * running when its promise settles may find its value or none, so values must know themselves whether they are over.
 */
export class BriefStore<T> {
  private readonly storage = new AsyncLocalStorage<T>();
  private running = 0;

  async run<R>(value: T, work: () => Promise<R>): Promise<R> {
    this.running += 1;
    try {
      return await this.storage.run(value, work);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.storage.disable();
    }
  }

  /** Runs `work` without a value. */
  exit<R>(work: () => R): R {
    return this.storage.exit(work);
  }

  getStore(): T | undefined {
    return this.storage.getStore();
  }
}
