import { next } from './turn';

/**
 * React waits up to 300 ms before it replaces a placeholder, so that nothing flickers. Specs see no flicker: it keeps the
 * timers it finds when it is loaded, and these do not wait.
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
