import { BriefStore } from './brief-store';

type Query = (sql: string, params: unknown[]) => Promise<[unknown, unknown]>;

/** The lease under which work runs was taken over, or may have been because the database was away for too long. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`lease ${name} was lost: another process took it over, or the database did not answer`);
  }
}

/**
 * A lease as seen by the work under it: `Db` asks it before each statement, and within each transaction before its commit. So a
 * process that stood still, and was taken over from, commits nothing more.
 */
export class Fence {
  private readonly lost = new AbortController();
  private isReleased = false;
  private until: number;

  /** `since`: time by `performance.now()`, which cannot be set, before the lease was asked for. */
  constructor(
    readonly name: string,
    readonly number: number,
    private readonly holdMs: number,
    since: number,
  ) {
    this.until = since + holdMs;
  }

  /** Aborted with a LeaseLost as soon as the loss is known. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  /** The database has extended the lease; it was asked at `since`. */
  extended(since: number): void {
    this.until = Math.max(this.until, since + this.holdMs);
  }

  lose(): void {
    this.lost.abort(new LeaseLost(this.name));
  }

  /** The work is over: what it left running is not under the lease any more. */
  release(): void {
    this.isReleased = true;
  }

  /** Throws when the lease is known to be lost, or was not extended in its time. */
  ensure(): void {
    if (this.isReleased) return;
    if (performance.now() > this.until) this.lose();
    this.signal.throwIfAborted();
  }

  /** Whether its work goes on. */
  get isHeld(): boolean {
    return !this.isReleased;
  }
}

const fences = new BriefStore<readonly Fence[]>();

/** Runs `work`, and all it calls and awaits, under a lease, too. */
export const underFence = <T>(fence: Fence, work: () => Promise<T>): Promise<T> =>
  fences.run([...(fences.getStore() ?? []), fence], work);

/** Runs `work` under none: statements about leases themselves. */
export const unfenced = <T>(work: () => Promise<T>): Promise<T> => fences.exit(work);

/** Whether the caller runs under a lease. Throws a LeaseLost when one is lost. */
export function ensureLeases(): boolean {
  const held = fences.getStore() ?? [];
  for (const fence of held) fence.ensure();
  return held.length > 0;
}

/**
 * Throws a LeaseLost unless nobody has taken the caller's leases; the next holder waits for the end of the transaction of
 * `query`.
 */
export async function confirmLeases(query: Query): Promise<void> {
  const held = (fences.getStore() ?? []).filter(({ isHeld }) => isHeld);
  if (held.length === 0) return;
  const [rows] = await query(
    'SELECT name, fence FROM lease_fence FORCE INDEX (PRIMARY) WHERE name IN (?) LOCK IN SHARE MODE',
    [held.map(({ name }) => name)],
  );
  for (const fence of held) {
    const found = (rows as { name: string; fence: number | string }[]).find(
      ({ name }) => name === fence.name,
    );
    if (Number(found?.fence) !== fence.number) fence.lose();
    fence.ensure();
  }
}
