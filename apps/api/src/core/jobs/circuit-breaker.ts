/** Failures in a row after which a provider counts as away, and for how long nothing is tried. */
export const BREAKER = { failures: 5, openMs: 30_000 } as const;

/** A provider's answer to one message: it is there, and will not take this one. Opens no circuit. */
export class RefusedByProvider extends Error {}

/** Why a message was not handed to the provider: says nothing of whether it is there. */
export class NotHandedOver extends Error {}

/** A message that is given up at once: no further attempt would send it. */
export class NotToBeSent extends NotHandedOver {}

/**
 * Whether a provider is worth asking. Five failures in a row open the circuit: for 30 s nothing is tried, so that jobs
 * keep their attempts; then one at a time, until one succeeds.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trials = 0;

  /** How many of `wanted` may be begun at `now`, ms. */
  room(wanted: number, now = Date.now()): number {
    if (this.failures < BREAKER.failures) return wanted;
    return now >= this.openUntil && this.trials === 0 ? Math.min(wanted, 1) : 0;
  }

  /** Runs `send` and counts its outcome; rejects as it does. */
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
