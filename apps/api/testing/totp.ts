/** Codes of second factors in specs. */
import { until } from './outbox';

const STEP_MS = 30_000;

/** Waits for the first half of a code's 30 seconds: the server accepts the code before for the rest of them. */
export const earlyInStep = (): Promise<true> =>
  until(
    () => Promise.resolve(Date.now() % STEP_MS < STEP_MS / 2 ? (true as const) : undefined),
    'the next step of codes',
  );
