import type { Db } from './db';
import { withLease } from './lease';

/**
 * Runs `work` under the lease `name`, waiting as long as needed, and prints once what its holder does. Throws a LeaseLost when
 * another process took the lease over meanwhile.
 */
export async function inTurn<T>(db: Db, name: string, what: string, work: () => Promise<T>): Promise<T> {
  let result: { of: T } | undefined;
  await withLease(
    db,
    name,
    async () => {
      result = { of: await work() };
    },
    {
      waitS: Infinity,
      waits: () => process.stderr.write(`database: another process ${what}; waiting for it\n`),
    },
  );
  return result!.of;
}
