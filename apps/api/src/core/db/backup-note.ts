import type { Sql } from './db';

export type BackupKind = 'base' | 'log' | 'proof';

/** Notes when a backup, or a restore that was proven, reached: for metrics and the console. */
export async function noteBackup(sql: Sql, kind: BackupKind, at: Date): Promise<void> {
  await sql.execute(
    'INSERT INTO backup_note (kind, at) VALUES (?, ?) ON DUPLICATE KEY UPDATE at = GREATEST(at, VALUES(at))',
    [kind, at],
  );
}

/** When each kind reached last; 0 for those that never did. */
export async function backupTimes(sql: Sql): Promise<Record<BackupKind, number>> {
  const rows = await sql.rows<{ kind: BackupKind; at: Date }>('SELECT kind, at FROM backup_note');
  const times = { base: 0, log: 0, proof: 0 };
  for (const { kind, at } of rows) times[kind] = at.getTime();
  // A full backup holds the log, too.
  times.log = Math.max(times.log, times.base);
  return times;
}
