import { formatLimit, QUOTA } from '@ipw/domain';
import type { Sql } from '../db/db';
import { validationError } from '../errors/domain-error';

/** Refuses an upload of a size in bytes that, with all files of its owner, exceeds the quota. */
export async function checkQuota(sql: Sql, ownerId: string, size: number): Promise<void> {
  const stored = await sql.one<{ bytes: string | null }>(
    'SELECT SUM(file_size) AS bytes FROM uploaded_file WHERE owner_id = ?',
    [ownerId],
  );
  if (Number(stored?.bytes ?? 0) + size > QUOTA.bytes)
    throw validationError('file', 'file_quota', { max: formatLimit(QUOTA.bytes) });
}
