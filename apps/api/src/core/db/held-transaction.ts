import type { PoolConnection } from 'mysql2/promise';

/** The first transaction of a call, kept open after its work until the call's answer is written in it. */
export class HeldTransaction {
  /** There once the first transaction's work is done: what follows in the call belongs to it. */
  connection: PoolConnection | undefined;
  private claimed = false;
  private savepoints = 0;

  /** Makes the caller's transaction the first; false when there was one, or the call is over. */
  claim(): boolean {
    return !this.claimed && (this.claimed = true);
  }

  /** It failed: the next may be the first. */
  unclaim(): void {
    this.claimed = false;
  }

  /** Runs a further transaction of the call inside the first one; what it changed is undone when it fails. */
  async join<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const connection = this.connection!;
    const savepoint = `call_${String((this.savepoints += 1))}`;
    await connection.query(`SAVEPOINT ${savepoint}`);
    try {
      return await work(connection);
    } catch (error) {
      // Gone when the database gave the whole transaction up; the commit fails then, too.
      await connection.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.connection?.query('COMMIT');
  }

  /** Undoes what was not committed and gives the connection back. */
  async close(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    this.claimed = true;
    // A connection that cannot roll back is broken: it must not go back with half a transaction.
    await connection?.query('ROLLBACK').catch(() => connection.destroy());
    connection?.release();
  }
}
