import { Injectable } from '@nestjs/common';
import { idsIn, type ContentData, uploadLimit, type Usage } from '@ipw/domain';
import type { Sql } from '../db/db';
import { validationError } from '../errors/domain-error';

/** `live`: approved content. `open`: a proposed edit. `recycled`: a deleted picture. `trashed`: deleted content. */
export type FileStatus = 'live' | 'open' | 'recycled' | 'trashed';
export type FilesByField = Readonly<Record<string, Usage>>;

/** The content item of an IP that uses the files. */
export interface Holder {
  id: string;
  ipId: string;
}

/** SQL condition: nobody owns the IP and no list shows it, as when it was taken from its owner. */
const HIDDEN = 'ip.owner_id IS NULL AND ip.listed = 0';

/** Ids of all files that content refers to. */
export const filesIn = (data: ContentData | null, fields: FilesByField): string[] =>
  Object.keys(fields).flatMap((field) => idsIn(data?.[field]));

/** Records which content refers to which file, and therefore which files can be attached, are public, or can be deleted. */
@Injectable()
export class FileUseService {
  /**
   * Refuses a field unless each file exists, was uploaded for this use, and belongs to the caller or to this IP; `known` are
   * files of the IP from before uses were recorded.
   */
  async attach(
    sql: Sql,
    memberId: string,
    ipId: string,
    data: ContentData,
    fields: FilesByField,
    known: readonly string[],
  ): Promise<void> {
    for (const [field, usage] of Object.entries(fields)) {
      const ids = idsIn(data[field]);
      if (new Set(ids).size !== ids.length) throw validationError(field, 'duplicate');
      if (ids.length === 0) continue;
      const found = await sql.rows(
        `SELECT f.id FROM uploaded_file f WHERE f.id IN (?) AND f.usage_name IN (?)
          AND (f.owner_id = ? OR f.id IN (?) OR EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id AND u.ip_id = ? AND u.place <> 'elsewhere')) FOR UPDATE`,
        [ids, [usage, ...(uploadLimit(usage).takes ?? [])], memberId, known.length ? known : [''], ipId],
      );
      if (found.length !== ids.length) throw validationError(field, 'file');
    }
  }

  /** Replaces the recorded uses of a content item; files in `open` fields become public. */
  async replace(
    sql: Sql,
    { id, ipId }: Holder,
    status: FileStatus,
    data: ContentData | null,
    fields: FilesByField,
    open: readonly string[] = [],
  ): Promise<void> {
    const before = await this.in(sql, id, status);
    const after = filesIn(data, fields);
    if (after.length)
      // Also used by a claim, which records no uses: the file stays when this content is deleted, and its `open` flag stays
      // too.
      await sql.execute(
        `INSERT INTO file_use (subject_id, place, field, file_id, ip_id, open)
          SELECT ?, 'elsewhere', '', f.id, ?, f.open FROM uploaded_file f
          WHERE f.id IN (?) AND f.linked_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id)`,
        [id, ipId, after],
      );
    await sql.execute('DELETE FROM file_use WHERE subject_id = ? AND place = ?', [id, status]);
    const rows = Object.keys(fields).flatMap((field) =>
      idsIn(data?.[field]).map((file) => [id, status, field, file, ipId, open.includes(field) ? 1 : 0]),
    );
    if (rows.length)
      await sql.execute('INSERT INTO file_use (subject_id, place, field, file_id, ip_id, open) VALUES ?', [
        rows,
      ]);
    await this.recount(sql, [...before, ...after]);
  }

  /** Marks files removed from content as `recycled`, so that they can be restored. */
  async recycle(
    sql: Sql,
    { id, ipId }: Holder,
    files: readonly { field: string; file: string }[],
  ): Promise<void> {
    if (files.length === 0) return;
    await sql.execute('INSERT IGNORE INTO file_use (subject_id, place, field, file_id, ip_id) VALUES ?', [
      files.map(({ field, file }) => [id, 'recycled', field, file, ipId]),
    ]);
    await this.recount(
      sql,
      files.map(({ file }) => file),
    );
  }

  /** Removes recycled files of a content item: all, or the given ones. */
  async forget(sql: Sql, id: string, files?: readonly string[]): Promise<void> {
    const gone = files ?? (await this.in(sql, id, 'recycled'));
    if (gone.length === 0) return;
    await sql.execute("DELETE FROM file_use WHERE subject_id = ? AND place = 'recycled' AND file_id IN (?)", [
      id,
      gone,
    ]);
    await this.recount(sql, gone);
  }

  /** Removes all uses by content of an IP, except the picture the IP itself shows. */
  async release(sql: Sql, ipId: string): Promise<void> {
    const left = `ip_id = ? AND place <> 'elsewhere'
      AND NOT (subject_id = ip_id AND file_id IN (SELECT image_id FROM ip WHERE id = ? AND image_id IS NOT NULL))`;
    const rows = await sql.rows<{ file_id: string }>(`SELECT file_id FROM file_use WHERE ${left}`, [
      ipId,
      ipId,
    ]);
    await sql.execute(`DELETE FROM file_use WHERE ${left}`, [ipId, ipId]);
    await this.recount(
      sql,
      rows.map(({ file_id }) => file_id),
    );
  }

  /** Makes the pictures of an IP public that are so by its content, none while it is hidden. Called after it was taken or given. */
  async recountOf(sql: Sql, ipId: string): Promise<void> {
    const rows = await sql.rows<{ file_id: string }>('SELECT file_id FROM file_use WHERE ip_id = ?', [ipId]);
    await this.recount(
      sql,
      rows.map(({ file_id }) => file_id),
    );
    // The picture of an IP that its content never referred to is public from its upload on.
    await sql.execute(
      `UPDATE uploaded_file f SET f.open = EXISTS (SELECT 1 FROM ip WHERE ip.image_id = f.id AND NOT (${HIDDEN}))
        WHERE f.id = (SELECT image_id FROM ip WHERE id = ?) AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id)`,
      [ipId],
    );
  }

  /** Records the uses of a file by an IP for another IP, too. */
  async share(sql: Sql, file: string, from: string, to: string): Promise<void> {
    await sql.execute(
      `INSERT INTO file_use (subject_id, place, field, file_id, ip_id, open)
        SELECT ?, place, field, file_id, ?, open FROM file_use WHERE file_id = ? AND subject_id = ? AND ip_id = ?`,
      [to, to, file, from, from],
    );
    await this.recount(sql, [file]);
  }

  private async in(sql: Sql, id: string, status: FileStatus): Promise<string[]> {
    const rows = await sql.rows<{ file_id: string }>(
      'SELECT file_id FROM file_use WHERE subject_id = ? AND place = ?',
      [id, status],
    );
    return rows.map(({ file_id }) => file_id);
  }

  /** Locks the files first: a count that is read while another transaction holds one of them may be older than its use. */
  private async recount(sql: Sql, used: readonly string[]): Promise<void> {
    const ids = [...new Set(used)];
    if (ids.length === 0) return;
    await sql.rows('SELECT id FROM uploaded_file WHERE id IN (?) FOR UPDATE', [ids]);
    await sql.execute(
      `UPDATE uploaded_file f SET
        f.open = EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id AND u.open = 1
          AND NOT EXISTS (SELECT 1 FROM ip WHERE ip.id = u.ip_id AND ${HIDDEN})),
        f.linked_at = IF(EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id), COALESCE(f.linked_at, NOW(3)), NULL)
        WHERE f.id IN (?)`,
      [ids],
    );
  }
}
