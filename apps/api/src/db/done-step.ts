import type { Db } from '../core/db/db';
import { inTurn } from '../core/db/turn';

/**
 * Runs a step once a database, before the first request, one process at a time. An interrupted one begins again, so that it
 * must leave alone what it has changed. `purpose` is what other processes say they wait for.
 */
export async function doOnce(db: Db, step: string, purpose: string, run: () => Promise<void>): Promise<void> {
  const isDone = () => db.one('SELECT name FROM done_step WHERE name = ?', [step]);
  if (await isDone()) return;
  await inTurn(db, step, purpose, async () => {
    if (await isDone()) return;
    await run();
    await db.insert('done_step', { name: step });
  });
}
