/** Consecutive failures after which a provider counts as unavailable, and the pause until the next attempt. */
export const BREAKER = { failures: 5, openMs: 30_000 } as const;

/** The provider refused one message. It is available, so the circuit stays closed. */
export class RefusedByProvider extends Error {}

/** The message did not reach the provider; says nothing about the provider's availability. */
export class NotHandedOver extends Error {}

/** The message waits for `seconds`, which counts as no attempt: a limit is used up until then. */
export class HeldBack extends NotHandedOver {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** The message is given up at once, because no further attempt would send it. */
export class NotToBeSent extends NotHandedOver {}

/**
 * Stops calling a provider that fails. Five consecutive failures open the circuit: no attempt for 30 s, so that jobs keep
 * their attempts; then one at a time until one succeeds.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trials = 0;

  /** How many of `wanted` jobs may begin at `now`, ms. */
  room(wanted: number, now = Date.now()): number {
    if (this.failures < BREAKER.failures) return wanted;
    return now >= this.openUntil && this.trials === 0 ? Math.min(wanted, 1) : 0;
  }

  /** Runs `send` and counts its result; rejects with its error. */
  async watch<T>(send: () => Promise<T>): Promise<T> {
    this.trials += 1;
    try {
      const sent = await send();
      this.failures = 0;
      return sent;
    } catch (error) {
      if (error instanceof RefusedByProvider) this.failures = 0;
      else if (!(error instanceof NotHandedOver) && (this.failures += 1) >= BREAKER.failures)
        this.openUntil = Date.now() + BREAKER.openMs;
      throw error;
    } finally {
      this.trials -= 1;
    }
  }
}
