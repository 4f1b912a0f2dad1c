/** Node's own functions, available while a spec uses fake timers. */
export const { setImmediate: next } = globalThis as unknown as { setImmediate: (work: () => void) => void };

/** Waits until everything already scheduled has run. */
export const turn = (): Promise<void> => new Promise((go) => next(go));
