import type { Sql } from '../core/db/db';

/** Deletes what was found in the picture of a file. */
export const forgetFinds = (sql: Sql, id: string): Promise<number> =>
  sql.execute('DELETE FROM picture_find WHERE file_id = ?', [id]);
