import { Injectable } from '@nestjs/common';
import type { PoolConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { acquired } from './acquired';
import { BriefStore } from './brief-store';
import { confirmLeases, ensureLeases } from './fence';
import { HeldTransaction } from './held-transaction';
import { poolOf } from './pool';
import { executed, isPlain } from './prepared';
import type { PulseService } from './pulse.service';
import { statementName } from '../statement-name';
import { traced } from '../tracing/tracing';
import { commitError, isUsable, repeated } from './retry';

type Value = string | number | boolean | Date | Buffer | null;
export type Row = Record<string, Value | undefined>;

const name = (column: string): string => {
  if (!/^[a-z][a-z0-9_]*$/.test(column)) throw new Error(`invalid column name: ${column}`);
  return `\`${column}\``;
};

/** The methods mysql2's promise pool and connection share. */
interface Runner {
  query(sql: string, params?: unknown): Promise<[unknown, unknown]>;
}

/** Parameterised SQL on one connection: that of a transaction, or any of the pool. */
export class Sql {
  /** `commits`: what to do after the commit of the transaction; undefined outside one. */
  constructor(
    private readonly runner: Runner,
    private readonly commits?: (() => void)[],
  ) {}

  /** Runs `work` once the transaction is committed, at once outside one, and not when it is rolled back. It must not throw. */
  afterCommit(work: () => void): void {
    if (this.commits) this.commits.push(work);
    else work();
  }

  async rows<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    return (await this.query(sql, params))[0] as T[];
  }

  async one<T>(sql: string, params: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(sql, params))[0];
  }

  /** Like `rows`, for statements of very many calls; outside a transaction the database prepares them once a connection. */
  async prepared<T>(sql: string, params: readonly unknown[]): Promise<T[]> {
    return this.rows<T>(sql, params);
  }

  /** Runs a statement and returns the number of matched rows. The expected old state belongs in its WHERE. */
  async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    return ((await this.query(sql, params))[0] as { affectedRows: number }).affectedRows;
  }

  async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row).filter((column) => row[column] !== undefined);
    await this.query(
      `INSERT INTO ${name(table)} (${columns.map(name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      columns.map((column) => row[column]),
    );
  }

  /** Inserts rows of the same columns in one statement. */
  async insertAll(table: string, rows: readonly Row[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return;
    const values = `(${columns.map(() => '?').join(', ')})`;
    await this.query(
      `INSERT INTO ${name(table)} (${columns.map(name).join(', ')}) VALUES ${rows.map(() => values).join(', ')}`,
      rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }

  private query(sql: string, params: readonly unknown[]): Promise<[unknown, unknown]> {
    return traced(
      () => statementName(sql),
      'client',
      () => this.runner.query(sql, params as unknown[]),
    );
  }

  /**
   * `UPDATE table SET … WHERE where` with at least one condition; returns the number of matched rows. With
   * `'PRIMARY'` only this row is locked; found by another index InnoDB locks the next one, too, which is somebody else's.
   */
  async update(table: string, set: Row, where: Row, index?: 'PRIMARY'): Promise<number> {
    const columns = Object.keys(set).filter((column) => set[column] !== undefined);
    const conditions = Object.keys(where);
    if (conditions.length === 0 || conditions.some((column) => where[column] === undefined))
      throw new Error(`update of ${table} without a condition`);
    return this.execute(
      `UPDATE ${name(table)} ${index ? `FORCE INDEX (${index})` : ''} SET ${columns.map((column) => `${name(column)} = ?`).join(', ')} WHERE ` +
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

/** Statements that change nothing: repeated even when their connection was lost. */
const isRead = (sql: string): boolean => /^\s*(SELECT|SHOW|WITH)\b/.test(sql);

/** The driver's own pool: TypeORM manages connections, schema and migrations; statements go straight to mysql2. */
@Injectable()
export class Db extends Sql {
  constructor(
    readonly source: DataSource,
    private readonly calls = new BriefStore<HeldTransaction>(),
    private readonly pulse?: PulseService,
  ) {
    super({
      query: (sql, params) => calls.getStore()?.query(sql, params) ?? this.single(sql, params),
    });
  }

  /** A statement outside a transaction; under a lease, one that writes gets its own, so that the fence is confirmed. */
  private async single(sql: string, params: unknown): Promise<[unknown, unknown]> {
    const run = (connection: PoolConnection) => connection.query(sql, params as never);
    const isFenced = ensureLeases() && !isRead(sql);
    return repeated(
      () =>
        this.withConnection((connection) =>
          isFenced ? inTransaction(connection, () => run(connection), undefined) : run(connection),
        ),
      isFenced || isRead(sql),
    );
  }

  override async prepared<T>(sql: string, params: readonly unknown[]): Promise<T[]> {
    if (this.calls.getStore()?.connection || !params.every(isPlain)) return this.rows<T>(sql, params);
    const run = () => this.withConnection((connection) => executed(connection, sql, params as string[]));
    const [rows] = await traced(
      () => statementName(sql),
      'client',
      () => repeated(run, true),
    );
    return rows as T[];
  }

  override afterCommit(work: () => void): void {
    const held = this.calls.getStore();
    if (held?.connection) held.commits.push(work);
    else work();
  }

  /** The same database outside the call's held transaction, for counts that must stay even when the call is refused. */
  get apart(): Db {
    return new Db(this.source, undefined, this.pulse);
  }

  /**
   * Runs `work` and commits its changes, from its first transaction on, together with what `note` stores of its answer.
   * Limits, and changes before the first transaction, are committed separately.
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

  /**
   * Runs `work` in one transaction; repeats it when the database has rolled it back, or the connection was lost before the
   * commit. A further transaction of a held call reads as the first one does.
   */
  async tx<T>(work: (sql: Sql) => Promise<T>, reads?: Reads): Promise<T> {
    ensureLeases();
    const held = this.calls.getStore();
    if (held?.connection) return held.join((connection, commits) => work(new Sql(connection, commits)));
    const first = held?.claim() ? held : undefined;
    const once = () =>
      traced('transaction', 'client', () =>
        first
          ? this.hold(first, work, reads)
          : this.withConnection((connection) => inTransaction(connection, work, reads)),
      );
    return repeated(once, true, () => first?.unclaim());
  }

  /** The first transaction of a call: it stays open after its work until the call's answer is stored. */
  private async hold<T>(
    held: HeldTransaction,
    work: (sql: Sql) => Promise<T>,
    reads: Reads | undefined,
  ): Promise<T> {
    const connection = await this.acquire();
    try {
      const { result, commits } = await begun(connection, work, reads);
      held.hold(connection);
      held.commits.push(...commits);
      return result;
    } catch (error) {
      giveBack(connection, error);
      throw error;
    }
  }

  private async withConnection<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const connection = await this.acquire();
    try {
      const result = await work(connection);
      connection.release();
      return result;
    } catch (error) {
      giveBack(connection, error);
      throw error;
    }
  }

  private acquire(): Promise<PoolConnection> {
    return acquired(poolOf(this.source), this.pulse);
  }
}

/** Returns a connection to the pool after an error, or closes it when it cannot be used any more. */
function giveBack(connection: PoolConnection, error: unknown): void {
  if (isUsable(error)) connection.release();
  else connection.destroy();
}

/**
 * `committed`: each statement reads what is committed by then, and locks rows only. Without it a transaction reads from one
 * snapshot and locks the gaps where it found nothing, so that two that insert beside each other deadlock.
 */
export type Reads = 'committed';

/** Begins a transaction and runs its work; rolls back when it fails or its lease is lost, leaves it open otherwise. */
async function begun<T>(
  connection: PoolConnection,
  work: (sql: Sql) => Promise<T>,
  reads: Reads | undefined,
): Promise<{ result: T; commits: (() => void)[] }> {
  if (reads) await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
  await connection.query('START TRANSACTION');
  try {
    const commits: (() => void)[] = [];
    const result = await work(new Sql(connection, commits));
    await confirmLeases((sql, params) => connection.query(sql, params));
    return { result, commits };
  } catch (error) {
    // A connection that cannot roll back is broken: destroyed, so that an open transaction does not return to the pool.
    await connection.query('ROLLBACK').catch(() => connection.destroy());
    throw error;
  }
}

async function inTransaction<T>(
  connection: PoolConnection,
  work: (sql: Sql) => Promise<T>,
  reads: Reads | undefined,
): Promise<T> {
  const { result, commits } = await begun(connection, work, reads);
  try {
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => connection.destroy());
    throw commitError(error);
  }
  for (const done of commits) done();
  return result;
}

/** Whether a database error is a violation of a unique index. */
export const isDuplicate = (error: unknown): boolean => (error as { errno?: number }).errno === 1062;

/** The parsed value of a JSON column. */
export const fromJson = <T>(value: unknown): T =>
  (typeof value === 'string' ? JSON.parse(value) : value) as T;

/** Enum values as an SQL list, for conditions in places that take no parameters. */
export const sqlEnumList = (words: readonly string[]): string => {
  if (words.length === 0 || !words.every((word) => /^[a-z_]+$/.test(word)))
    throw new Error('an enum list must be non-empty and of lower-case words');
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
};
