import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Pool as CallbackPool, PoolConnection as CallbackConnection } from 'mysql2';
import type { PoolConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';

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
  async change(sql: string, params: readonly unknown[] = []): Promise<number> {
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
    return this.change(
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
  constructor(readonly source: DataSource) {
    super({
      query: (sql, params) => this.withConnection((connection) => connection.query(sql, params as never)),
    });
  }

  /** Runs `work` in one transaction, again when the database chose it as a deadlock's victim. */
  async tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.withConnection((connection) => inTransaction(connection, work));
      } catch (error) {
        if (attempt >= (ATTEMPTS[(error as { errno?: number }).errno ?? 0] ?? 1)) throw error;
        // Those who met once would meet again.
        await wait(Math.random() * 20 * attempt);
      }
    }
  }

  private async withConnection<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const { pool } = this.source.driver as unknown as { pool: CallbackPool };
    const connection = await new Promise<CallbackConnection>((resolve, reject) => {
      pool.getConnection((error, found) => {
        if (error) reject(error);
        else resolve(found);
      });
    });
    try {
      return await work(connection.promise() as PoolConnection);
    } finally {
      connection.release();
    }
  }
}

async function inTransaction<T>(connection: PoolConnection, work: (sql: Sql) => Promise<T>): Promise<T> {
  await connection.query('START TRANSACTION');
  try {
    const result = await work(new Sql(connection));
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that cannot roll back is broken: it must not go back with half a transaction.
    await connection.query('ROLLBACK').catch(() => connection.destroy());
    throw error;
  }
}

/** Whether a database error is a unique index saying no. */
export const isDuplicate = (error: unknown): boolean => (error as { errno?: number }).errno === 1062;

/** A JSON column's value. */
export const fromJson = <T>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;

/** Words of a closed table as an SQL list, for a condition that stands among columns and can carry no parameter. */
export const wordList = (words: readonly string[]): string => {
  if (words.length === 0 || !words.every((word) => /^[a-z_]+$/.test(word)))
    throw new Error('not words of a table');
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
};
