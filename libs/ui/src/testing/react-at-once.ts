import { next } from './turn';

/**
 * React delays the replacement of a placeholder by up to 300 ms to avoid flicker. It keeps the timers it finds when it is
 * loaded, so these run without delay in specs.
 */
const { clearTimeout: clear, setTimeout: after } = globalThis;

interface Waiting {
  isCancelled: boolean;
}

Object.assign(globalThis, {
  setTimeout: (work: () => void): Waiting => {
    const waiting: Waiting = { isCancelled: false };
    next(() => {
      if (!waiting.isCancelled) work();
    });
    return waiting;
  },
  clearTimeout: (waiting?: Waiting) => {
    if (waiting) waiting.isCancelled = true;
  },
});
jest.requireActual('react-dom/client');
Object.assign(globalThis, { setTimeout: after, clearTimeout: clear });
