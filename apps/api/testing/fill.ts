/** Fills any table with rows that differ in every column, so that the optimizer plans as on a large installation. */
import type { Db } from '../src/core/db/db';

interface Column {
  name: string;
  type: string;
  size: number | string | null;
}

/** A value of the row `seq`. */
function valueOf({ name, type, size }: Column): string {
  if (/^(char|varchar)$/.test(type)) {
    const text = /(^|_)id$/.test(name) ? "CONCAT('01F', LPAD(seq, 23, '0'))" : "LPAD(seq, 16, '0')";
    return `RIGHT(${text}, ${String(size)})`;
  }
  if (/text|json/.test(type)) return "'[]'";
  if (/blob|binary/.test(type)) return `RIGHT(LPAD(seq, 16, '0'), ${String(size)})`;
  if (/date|time/.test(type)) return 'NOW() - INTERVAL seq MINUTE';
  return type === 'tinyint' ? 'seq % 2' : type === 'smallint' ? 'seq % 30000' : 'seq';
}

/** Adds `count` rows to a table; those a unique index refuses are left out. */
export async function fill(db: Db, table: string, count: number): Promise<void> {
  const columns = await db.rows<Column>(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS size FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND is_generated = 'NEVER' AND extra NOT LIKE '%auto_increment%'`,
    [table],
  );
  await db.execute(
    `INSERT IGNORE INTO \`${table}\` (${columns.map(({ name }) => `\`${name}\``).join(', ')})
      SELECT ${columns.map(valueOf).join(', ')} FROM seq_1_to_${String(count)}`,
  );
  await db.execute(`ANALYZE TABLE \`${table}\``);
}
