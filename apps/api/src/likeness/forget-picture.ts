import type { Sql } from '../core/db/db';

/** Deletes what is known of the picture of a file. */
export async function forgetPicture(sql: Sql, id: string): Promise<void> {
  await sql.execute('DELETE FROM picture_likeness WHERE file_id = ?', [id]);
  await sql.execute('DELETE FROM picture_likeness WHERE other_id = ?', [id]);
  await sql.execute(
    'DELETE k FROM picture_print p JOIN picture_key k ON k.print_number = p.number WHERE p.file_id = ?',
    [id],
  );
  await sql.execute('DELETE FROM picture_print WHERE file_id = ?', [id]);
}
