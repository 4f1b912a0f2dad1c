import type { PoolConnection } from 'mysql2/promise';
import { commitError, endsTransaction } from './retry';

/** The first transaction of a call, open until the call's answer is stored in it. */
export class HeldTransaction {
  private held: PoolConnection | undefined;
  /** The error with which the database has rolled the transaction back. */
  private fault: { error: unknown } | undefined;
  /** What to do after the commit. */
  readonly commits: (() => void)[] = [];
  private claimed = false;
  private savepoints = 0;

  /** Set once the first transaction's work is done. Throws when the database has rolled it back: statements would be on their own. */
  get connection(): PoolConnection | undefined {
    if (this.fault) throw this.fault.error;
    return this.held;
  }

  /** The first transaction's work is done: later statements and transactions of the call run inside it. */
  hold(connection: PoolConnection): void {
    this.held = connection;
  }

  /** Runs a statement in the transaction; undefined when there is none. */
  query(sql: string, params: unknown): Promise<[unknown, unknown]> | undefined {
    return this.connection?.query(sql, params as never).catch((error: unknown) => {
      if (endsTransaction(error)) this.fault = { error };
      throw error;
    });
  }

  /** Makes the caller's transaction the first; false when there was one, or the call is over. */
  claim(): boolean {
    return !this.claimed && (this.claimed = true);
  }

  /** The first transaction failed; the next one may take its place. */
  unclaim(): void {
    this.claimed = false;
  }

  /** Runs a further transaction of the call inside the first, behind a savepoint that is rolled back when it fails. */
  async join<T>(work: (connection: PoolConnection, commits: (() => void)[]) => Promise<T>): Promise<T> {
    const connection = this.connection!;
    const savepoint = `call_${String((this.savepoints += 1))}`;
    await connection.query(`SAVEPOINT ${savepoint}`);
    const commits: (() => void)[] = [];
    try {
      const result = await work(connection, commits);
      this.commits.push(...commits);
      return result;
    } catch (error) {
      // The savepoint is gone when the database has rolled back the whole transaction.
      await connection.query(`ROLLBACK TO SAVEPOINT ${savepoint}`).catch(() => {
        this.fault ??= { error };
      });
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.connection?.query('COMMIT').catch((error: unknown) => {
      throw commitError(error);
    });
    for (const done of this.commits.splice(0)) done();
  }

  /** Rolls back what was not committed and returns the connection to the pool. */
  async close(): Promise<void> {
    const connection = this.held;
    this.held = undefined;
    this.claimed = true;
    // A connection that cannot roll back is broken: destroyed, so that an open transaction does not return to the pool.
    await connection?.query('ROLLBACK').catch(() => connection.destroy());
    connection?.release();
  }
}
