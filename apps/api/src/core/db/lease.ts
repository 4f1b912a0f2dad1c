import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from '@ipw/domain';
import type { Db } from './db';
import { Fence, underFence, unfenced } from './fence';

/** A killed holder's task is taken over after this time. */
const HOLD_S = 15;
const RETRY_MS = 250;

/** This process, among all that ever hold a lease. */
const HOLDER = ulid();

/**
 * Runs `work` while this process has the lease `name`: a row whose holder extends it, by the database's clock. Returns whether
 * the lease was free within `waitS` seconds; `waits` is called once when it is not free at once. When the lease is lost, because another process took it over or the database was
 * away for its time, `lost` is aborted, statements of `work` are refused, and what it has not committed is rolled back
 * (`core/db/fence.ts`). A row and not GET_LOCK, which ends unnoticed with its connection and, in a cluster, excludes only
 * processes of the same node.
 */
export async function withLease(
  db: Db,
  name: string,
  work: (lost: AbortSignal) => Promise<void>,
  { waitS = 0, waits }: { waitS?: number; waits?: () => void } = {},
): Promise<boolean> {
  const until = Date.now() + waitS * 1000;
  let fence = await unfenced(() => take(db, name));
  if (fence === undefined && waitS > 0) waits?.();
  while (fence === undefined) {
    if (Date.now() >= until) return false;
    await wait(RETRY_MS);
    fence = await unfenced(() => take(db, name));
  }
  const held = fence;
  const beat = setInterval(() => void unfenced(() => extend(db, held)), (HOLD_S * 1000) / 3);
  try {
    await underFence(held, () => work(held.signal));
    held.signal.throwIfAborted();
  } finally {
    clearInterval(beat);
    held.release();
    await unfenced(() => hold(db, held, 0));
  }
  return true;
}

/** Takes a free lease. The fence decides between two processes that found it free, and ends the work of an earlier holder. */
async function take(db: Db, name: string): Promise<Fence | undefined> {
  const since = performance.now();
  const row = await db.one<{ fence: number | string; free: number | string }>(
    'SELECT fence, held_until <= SYSDATE(3) AS free FROM lease WHERE name = ?',
    [name],
  );
  if (row && !Number(row.free)) return undefined;
  const before = Number(row?.fence ?? 0);
  const isTaken = await db.tx(async (sql) => {
    const taken = row
      ? await sql.execute(
          'UPDATE lease SET holder = ?, fence = fence + 1, held_until = SYSDATE(3) + INTERVAL ? SECOND WHERE name = ? AND fence = ? AND held_until <= SYSDATE(3)',
          [HOLDER, HOLD_S, name, before],
        )
      : await sql.execute(
          'INSERT IGNORE INTO lease (name, holder, fence, held_until) VALUES (?, ?, 1, SYSDATE(3) + INTERVAL ? SECOND)',
          [name, HOLDER, HOLD_S],
        );
    if (taken === 1)
      await sql.execute(
        'INSERT INTO lease_fence (name, fence) VALUES (?, ?) ON DUPLICATE KEY UPDATE fence = VALUES(fence)',
        [name, before + 1],
      );
    return taken === 1;
  });
  return isTaken ? new Fence(name, before + 1, HOLD_S * 1000, since) : undefined;
}

/** A failed extension is tried again at the next beat, until the lease's time is over. */
async function extend(db: Db, fence: Fence): Promise<void> {
  const since = performance.now();
  try {
    fence.ensure();
    if ((await hold(db, fence, HOLD_S)) === 1) fence.extended(since);
    else fence.lose();
  } catch {
    // Lost, which its signal says, or the database did not answer.
  }
}

/** Extends the lease, or releases it with 0 seconds, unless a later holder has it. */
const hold = (db: Db, { name, number }: Fence, seconds: number): Promise<number> =>
  db.execute(
    'UPDATE lease SET held_until = SYSDATE(3) + INTERVAL ? SECOND WHERE name = ? AND holder = ? AND fence = ?',
    [seconds, name, HOLDER, number],
  );
