const TURN_S = 5;

/**
 * Takes the database's lock `<database>.<name>` for the connection of `query`, however long another process holds it, and
 * says on the standard error, once, what that process does. Each statement waits for seconds only, so that no limit of the
 * server ends it. Throws an Error when the server cannot give the lock.
 */
export async function takeLock(
  query: (sql: string) => Promise<unknown>,
  name: string,
  what: string,
): Promise<void> {
  for (let waited = false; ; waited = true) {
    const [lock] = (await query(
      `SELECT GET_LOCK(CONCAT(DATABASE(), '.${name}'), ${String(TURN_S)}) AS held`,
    )) as { held: number | string | null }[];
    if (lock?.held == null) throw new Error(`database: it does not give the lock ${name}; start again`);
    if (Number(lock.held) === 1) return;
    if (!waited) process.stderr.write(`database: another process ${what}; waiting until it is done\n`);
  }
}

/** Gives back what `takeLock` took. */
export const releaseLock = (query: (sql: string) => Promise<unknown>, name: string): Promise<unknown> =>
  query(`SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.${name}'))`);
