const TURN_S = 5;

/**
 * Takes the database lock `<database>.<name>` for the connection of `query`, waiting as long as needed, and prints once what
 * its holder does. Each statement waits only some seconds, below the server's limits. Throws when the server cannot give the
 * lock.
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
    if (lock?.held == null) throw new Error(`database: lock ${name} was not granted; start again`);
    if (Number(lock.held) === 1) return;
    if (!waited) process.stderr.write(`database: another process ${what}; waiting for it\n`);
  }
}

/** Releases the lock of `takeLock`. */
export const releaseLock = (query: (sql: string) => Promise<unknown>, name: string): Promise<unknown> =>
  query(`SELECT RELEASE_LOCK(CONCAT(DATABASE(), '.${name}'))`);
