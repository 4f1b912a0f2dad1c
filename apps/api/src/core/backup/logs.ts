import { rm } from 'node:fs/promises';
import type { Sql } from '../db/db';
import { Counted, packed, putPart, seal } from './box';
import type { LogPart, Manifest } from './manifest';
import type { Store } from './stores';
import { beginningOf, bytesOfFile, type ServerPrograms } from './server';

/** Whose binary log it is. Throws an Error of one line when the server writes none that a restore could use. */
export async function logServer(sql: Sql): Promise<string> {
  const row = await sql.one<Record<'on' | 'form' | 'id' | 'host' | 'port' | 'folder', string | number>>(
    'SELECT @@log_bin AS `on`, @@binlog_format AS form, @@server_id AS id, @@hostname AS host, @@port AS port, @@datadir AS folder',
  );
  if (Number(row!.on) !== 1 || row!.form !== 'ROW')
    throw new Error(
      'database: log_bin is off or binlog_format is not ROW, and backups need it: see deploy/mariadb.cnf',
    );
  return `${String(row!.id)} ${String(row!.host)}:${String(row!.port)} ${String(row!.folder)}`;
}

const number = (log: string): number => Number(/\.(\d+)$/.exec(log)?.[1]);

/**
 * Closes the current file of the binary log and stores all closed files from `first` on, or that follow the last manifest's.
 * Undefined when they do not follow.
 */
export async function storeLogs(
  sql: Sql,
  programs: ServerPrograms,
  store: Store,
  {
    id,
    recipient,
    after,
    first,
    server,
  }: { id: string; recipient: string; after?: Manifest; first?: string; server: string },
): Promise<LogPart[] | undefined> {
  await sql.execute('FLUSH BINARY LOGS');
  const names = (await sql.rows<{ Log_name: string }>('SHOW BINARY LOGS')).map(({ Log_name }) => Log_name);
  const last = after?.logs.at(-1);
  if (after && (!last || after.server !== server)) return undefined;
  const from = last ? number(last.log) + 1 : number(first!);
  const closed = names.slice(0, -1).filter((name) => number(name) >= from);
  if (closed.length === 0 || closed.some((name, at) => number(name) !== from + at)) return undefined;
  const stored: LogPart[] = [];
  for (const log of closed) {
    const path = await programs.fetchLog(log);
    const began = await beginningOf(path);
    // A server set up anew counts its files from one again.
    if (began < (stored.at(-1)?.began ?? last?.began ?? 0)) return undefined;
    const plain = new Counted(bytesOfFile(path));
    const part = await putPart(
      store,
      // Each run names its own: one that stood still while another took its turn replaces nothing that counts.
      `logs/${String(began)}-${log}-${id}.gz.age`,
      seal(recipient, packed(plain.bytes())),
    );
    stored.push({ ...part, log, began, plain: plain.sha256 });
    await rm(path);
  }
  return stored;
}
