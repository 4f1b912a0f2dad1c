import type { Db } from '../src/core/db/db';

let planted = 0;

/**
 * The id of a scan that a spec plants: long enough not to occur in any other text, and above the counter's position, which
 * resets keep, because a scan below it is in no count.
 */
export async function scanId(db: Db): Promise<string> {
  const id = Date.now() * 1000 + (planted += 1);
  await db.execute('UPDATE code_scan_mark SET counted_id = ? WHERE counted_id >= ?', [id - 1, id]);
  return String(id);
}
