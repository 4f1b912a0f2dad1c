/** Node's own, at hand also while a spec holds the clock. */
export const { setImmediate: next } = globalThis as unknown as { setImmediate: (work: () => void) => void };

/** Lets everything take place that is scheduled already. */
export const turn = (): Promise<void> => new Promise((go) => next(go));
