/** Statements that a process sends to a database, from the server's general log. */
import { createConnection } from 'mysql2/promise';
import type { Db } from '../src/core/db/db';
import { api } from './server';

interface Logged {
  thread: string;
  sql: string;
}

/** Those sent to the database of `db` while `work` ran, by connections that are still open. */
export async function loggedDuring(db: Db, work: () => Promise<unknown>): Promise<Logged[]> {
  // The log is one for all databases of the server, so other specs wait.
  const only = await createConnection(api().databaseUrl);
  await only.query("SELECT GET_LOCK('general_log', 3600)");
  const before = await db.one<{ log: number | string; output: string; at: string }>(
    "SELECT @@general_log AS log, @@log_output AS output, DATE_FORMAT(SYSDATE(6), '%Y-%m-%d %H:%i:%s.%f') AS at",
  );
  try {
    await db.execute("SET GLOBAL log_output = 'TABLE', GLOBAL general_log = 1");
    await work();
  } finally {
    await db.execute('SET GLOBAL general_log = ?, GLOBAL log_output = ?', [
      Number(before!.log),
      before!.output,
    ]);
    await only.end();
  }
  return db.rows<Logged>(
    `SELECT thread_id AS thread, CONVERT(argument USING utf8mb4) AS \`sql\` FROM mysql.general_log WHERE event_time >= ? AND command_type IN ('Query', 'Execute')
       AND thread_id IN (SELECT id FROM information_schema.processlist WHERE db = DATABASE())`,
    [before!.at],
  );
}

/** The statements of the transaction that contains `part`, without its begin and end. */
export function transactionWith(logged: readonly Logged[], part: string): string[] {
  const found = logged.find(({ sql }) => sql.includes(part));
  if (!found) throw new Error(`no statement with ${part}`);
  const own = logged.filter(({ thread }) => thread === found.thread).map(({ sql }) => sql);
  const at = own.findIndex((sql) => sql.includes(part));
  return own.slice(own.lastIndexOf('START TRANSACTION', at) + 1, own.indexOf('COMMIT', at));
}
