import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Pool as CallbackPool } from 'mysql2';
import type { PoolConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { HeldTransaction } from './held-transaction';
import type { PulseService } from './pulse.service';

type Value = string | number | boolean | Date | Buffer | null;
export type Row = Record<string, Value | undefined>;

const name = (column: string): string => {
  if (!/^[a-z][a-z0-9_]*$/.test(column)) throw new Error(`not a column: ${column}`);
  return `\`${column}\``;
};

/** What mysql2's promise pool and connection share. */
interface Runner {
  query(sql: string, params?: unknown): Promise<[unknown, unknown]>;
}

/** Parameterised SQL on one connection: a transaction's, or any of the pool's. */
export class Sql {
  constructor(private readonly runner: Runner) {}

  async rows<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    return (await this.runner.query(sql, params))[0] as T[];
  }

  async one<T>(sql: string, params: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, params))[0];
  }

  /** Runs a change and answers how many rows it found. The old state belongs in its WHERE. */
  async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    return ((await this.runner.query(sql, params))[0] as { affectedRows: number }).affectedRows;
  }

  async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row).filter((column) => row[column] !== undefined);
    await this.runner.query(
      `INSERT INTO ${name(table)} (${columns.map(name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      columns.map((column) => row[column]),
    );
  }

  /** `UPDATE table SET … WHERE where` with at least one condition; answers how many rows it found. */
  async update(table: string, set: Row, where: Row): Promise<number> {
    const columns = Object.keys(set).filter((column) => set[column] !== undefined);
    const conditions = Object.keys(where);
    if (conditions.length === 0 || conditions.some((column) => where[column] === undefined))
      throw new Error(`update of ${table} without a condition`);
    return this.execute(
      `UPDATE ${name(table)} SET ${columns.map((column) => `${name(column)} = ?`).join(', ')} WHERE ` +
        conditions
          .map((column) => (where[column] === null ? `${name(column)} IS NULL` : `${name(column)} = ?`))
          .join(' AND '),
      [
        ...columns.map((column) => set[column]),
        ...conditions.filter((column) => where[column] !== null).map((column) => where[column]),
      ],
    );
  }
}

/** How often what the database gave up is tried: a deadlock, and a lock waited for in vain. */
const ATTEMPTS: Readonly<Record<number, number>> = { 1213: 5, 1205: 3 };

/** The driver's own pool: TypeORM owns connections, schema and migrations; statements go straight to mysql2. */
@Injectable()
export class Db extends Sql {
  constructor(
    readonly source: DataSource,
    private readonly calls = new AsyncLocalStorage<HeldTransaction>(),
    private readonly pulse?: PulseService,
  ) {
    super({
      query: (sql, params) =>
        calls.getStore()?.connection?.query(sql, params as never) ??
        this.withConnection((connection) => connection.query(sql, params as never)),
    });
  }

  /** The same database outside a call's held transaction: for what counts even when the call is refused. */
  get apart(): Db {
    return new Db(this.source, undefined, this.pulse);
  }

  /**
   * Runs `work` so that all it changes from its first transaction on is committed together with what `note` writes of
   * its answer, or not at all. Limits count apart; so does what `work` changes before its first transaction.
   */
  async withAnswer<T>(work: () => Promise<T>, note: (sql: Sql, answer: T) => Promise<void>): Promise<T> {
    const held = new HeldTransaction();
    try {
      const answer = await this.calls.run(held, work);
      if (held.connection) await note(new Sql(held.connection), answer);
      else await this.apart.tx((sql) => note(sql, answer));
      await held.commit();
      return answer;
    } finally {
      await held.close();
    }
  }

  /** Runs `work` in one transaction, again when the database chose it as a deadlock's victim. */
  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const held = this.calls.getStore();
    if (held?.connection) return held.join((connection) => work(new Sql(connection)));
    const first = held?.claim() ? held : undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await (first
          ? this.hold(first, work)
          : this.withConnection((connection) => inTransaction(connection, work)));
      } catch (error) {
        if (attempt >= (ATTEMPTS[(error as { errno?: number }).errno ?? 0] ?? 1)) {
          first?.unclaim();
          throw error;
        }
        // Those who met once would meet again.
        await wait(Math.random() * 20 * attempt);
      }
    }
  }

  /** A call's first transaction: its work is done, its commit waits for the call's answer. */
  private async hold<T>(held: HeldTransaction, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.acquire();
    try {
      const result = await begun(connection, work);
      held.connection = connection;
      return result;
    } catch (error) {
      connection.release();
      throw error;
    }
  }

  private async withConnection<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const connection = await this.acquire();
    try {
      return await work(connection);
    } finally {
      connection.release();
    }
  }

  private acquire(): Promise<PoolConnection> {
    const { pool } = this.source.driver as unknown as { pool: CallbackPool };
    return new Promise((resolve, reject) => {
      let gaveUp = false;
      const giveUp = (error: Error) => {
        gaveUp = true;
        reject(error);
      };
      const answered = this.pulse?.whenSilent(giveUp);
      if (gaveUp) return;
      const late = setTimeout(giveUp, ACQUIRE_MS, noConnection());
      pool.getConnection((error, found) => {
        clearTimeout(late);
        answered?.();
        if (error) reject(error);
        // Nobody waits for it any more.
        else if (gaveUp) found.release();
        else resolve(found.promise() as PoolConnection);
      });
    });
  }
}

/** How long a connection is waited for, ms. */
const ACQUIRE_MS = 10_000;

const noConnection = (): Error =>
  Object.assign(new Error('no connection is free'), { code: 'POOL_ENQUEUELIMIT' });

/** Begins a transaction and does its work; undone when that fails, not yet committed when it is done. */
async function begun<T>(connection: PoolConnection, work: (sql: Sql) => Promise<T>): Promise<T> {
  await connection.query('START TRANSACTION');
  try {
    return await work(new Sql(connection));
  } catch (error) {
    // A connection that cannot roll back is broken: it must not go back with half a transaction.
    await connection.query('ROLLBACK').catch(() => connection.destroy());
    throw error;
  }
}

async function inTransaction<T>(connection: PoolConnection, work: (sql: Sql) => Promise<T>): Promise<T> {
  const result = await begun(connection, work);
  try {
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => connection.destroy());
    throw error;
  }
  return result;
}

/** Whether a database error is a unique index saying no. */
export const isDuplicate = (error: unknown): boolean => (error as { errno?: number }).errno === 1062;

/** A JSON column's value. */
export const fromJson = <T>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;

/** Words of a closed table as an SQL list, for a condition that stands among columns and can carry no parameter. */
export const sqlEnumList = (words: readonly string[]): string => {
  if (words.length === 0 || !words.every((word) => /^[a-z_]+$/.test(word)))
    throw new Error('not words of a table');
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
};
