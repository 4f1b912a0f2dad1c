import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from '@ipw/domain';
import type { Db } from './db';

/** A killed holder's task is taken over after this time. */
const HOLD_S = 15;
const RETRY_MS = 250;

/** This process, among all that ever hold a lease. */
const HOLDER = ulid();

/**
 * Runs `work` while this process has the lease `name`: a row whose holder extends it, by the database's clock. Returns whether
 * the lease was free within `waitS` seconds. A row and not GET_LOCK, which ends unnoticed with its connection and, in a
 * cluster, excludes only processes of the same node.
 */
export async function withLease(
  db: Db,
  name: string,
  work: () => Promise<void>,
  waitS = 0,
): Promise<boolean> {
  const until = Date.now() + waitS * 1000;
  let fence = await take(db, name);
  while (fence === undefined) {
    if (Date.now() >= until) return false;
    await wait(RETRY_MS);
    fence = await take(db, name);
  }
  const held = fence;
  // A failed extension is tried again at the next beat.
  const beat = setInterval(() => void hold(db, name, held, HOLD_S).catch(() => 0), (HOLD_S * 1000) / 3);
  try {
    await work();
  } finally {
    clearInterval(beat);
    await hold(db, name, held, 0);
  }
  return true;
}

/** Takes a free lease and returns its fence. The fence decides between two processes that found it free. */
async function take(db: Db, name: string): Promise<number | undefined> {
  const row = await db.one<{ fence: number | string; free: number | string }>(
    'SELECT fence, held_until <= SYSDATE(3) AS free FROM lease WHERE name = ?',
    [name],
  );
  if (row && !Number(row.free)) return undefined;
  const before = Number(row?.fence ?? 0);
  const taken = row
    ? await db.execute(
        'UPDATE lease SET holder = ?, fence = fence + 1, held_until = SYSDATE(3) + INTERVAL ? SECOND WHERE name = ? AND fence = ? AND held_until <= SYSDATE(3)',
        [HOLDER, HOLD_S, name, before],
      )
    : await db.execute(
        'INSERT IGNORE INTO lease (name, holder, fence, held_until) VALUES (?, ?, 1, SYSDATE(3) + INTERVAL ? SECOND)',
        [name, HOLDER, HOLD_S],
      );
  return taken === 1 ? before + 1 : undefined;
}

/** Extends the lease, or releases it with 0 seconds, unless a later holder has it. */
const hold = (db: Db, name: string, fence: number, seconds: number): Promise<number> =>
  db.execute(
    'UPDATE lease SET held_until = SYSDATE(3) + INTERVAL ? SECOND WHERE name = ? AND holder = ? AND fence = ?',
    [seconds, name, HOLDER, fence],
  );
