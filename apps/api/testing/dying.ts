/** A process that is killed in the middle of its work. */
import { Db, type Sql } from '../src/core/db/db';

/** A database whose transactions fail after some statements, as if the process had been killed before the commit. */
export class Dying extends Db {
  constructor(
    db: Db,
    private left: number,
  ) {
    super(db.source);
  }

  override tx<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return super.tx((sql) => {
      const count =
        <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
        (...args: A) => {
          if ((this.left -= 1) < 0) throw new Error('killed');
          return run.apply(sql, args);
        };
      return work(
        Object.assign(Object.create(sql) as Sql, {
          rows: count(sql.rows.bind(sql)),
          one: count(sql.one.bind(sql)),
          execute: count(sql.execute.bind(sql)),
        }),
      );
    });
  }
}
