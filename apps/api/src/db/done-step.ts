import type { Db } from '../core/db/db';
import { releaseLock, takeLock } from '../core/db/named-lock';

/**
 * Runs a step once a database, before the first request, one process at a time. An interrupted one begins again, so that it
 * must leave alone what it has changed. `purpose` is what other processes say they wait for.
 */
export async function doOnce(db: Db, step: string, purpose: string, run: () => Promise<void>): Promise<void> {
  const isDone = () => db.one('SELECT name FROM done_step WHERE name = ?', [step]);
  if (await isDone()) return;
  const runner = db.source.createQueryRunner();
  const query = (sql: string): Promise<unknown> => runner.query(sql);
  try {
    await takeLock(query, step, purpose);
    if (!(await isDone())) {
      await run();
      await db.insert('done_step', { name: step });
    }
    await releaseLock(query, step);
  } finally {
    await runner.release();
  }
}
