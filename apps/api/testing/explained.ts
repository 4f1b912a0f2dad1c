/** A database that keeps the plan of each statement it is asked to run. */
import { type Db, Sql } from '../src/core/db/db';

export interface Plan {
  sql: string;
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number;
  Extra: string;
}

/** Runs EXPLAIN before every statement. */
export class Explained extends Sql {
  readonly plans: Plan[] = [];

  constructor(db: Db) {
    super({ query: async (sql, params) => [await db.rows(sql, params as []), []] });
  }

  private async explain(sql: string, params: readonly unknown[]) {
    if (!/^\s*(SELECT|UPDATE|DELETE|INSERT|\()/.test(sql)) return;
    const found = await super.rows<Plan>(`EXPLAIN ${sql}`, params);
    this.plans.push(...found.map((row) => ({ ...row, sql, rows: Number(row.rows) })));
  }
  override async rows<T>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    await this.explain(sql, params);
    return super.rows(sql, params);
  }
  override async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    await this.explain(sql, params);
    return super.execute(sql, params);
  }
  tx = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => work(this);
  get apart(): this {
    return this;
  }
}
