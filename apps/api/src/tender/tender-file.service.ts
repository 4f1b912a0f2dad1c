import { Injectable } from '@nestjs/common';
import { TENDER_FILES, type TenderContent, type Usage } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { filesOf } from './tender.content';

interface FileChange {
  id: string;
  staffId: string;
  /** The content before; null for a new project. */
  before: TenderContent | null;
  after: TenderContent;
  /** Files of earlier versions stay. */
  keeps: boolean;
}

/** Which projects use which files. A file may be an upload of the staff member, or a file of another project. */
@Injectable()
export class TenderFileService {
  constructor(private readonly files: FileService) {}

  async attach(sql: Sql, { id, staffId, before, after, keeps }: FileChange): Promise<void> {
    for (const [field, usage] of TENDER_FILES) await this.check(sql, field, usage, after, staffId);
    const used = filesOf(after);
    await sql.execute('INSERT IGNORE INTO tender_file (tender_id, file_id) VALUES ?', [
      used.map((file) => [id, file]),
    ]);
    const gone = before && !keeps ? filesOf(before).filter((file) => !used.includes(file)) : [];
    if (gone.length === 0) return;
    await sql.execute('DELETE FROM tender_file WHERE tender_id = ? AND file_id IN (?)', [id, gone]);
    const shared = await this.known(sql, gone);
    await this.files.release(
      sql,
      gone.filter((file) => !shared.includes(file)),
    );
  }

  private async check(
    sql: Sql,
    field: keyof TenderContent,
    usage: Usage,
    after: TenderContent,
    staffId: string,
  ): Promise<void> {
    const ids = [after[field] ?? []].flat() as string[];
    if (new Set(ids).size !== ids.length) throw validationError(field, 'duplicate');
    if (ids.length === 0) return;
    const known = await this.known(sql, ids, usage);
    const fresh = ids.filter((one) => !known.includes(one));
    await this.files.link(sql, field, fresh, usage, staffId);
    await this.files.reviewed(sql, fresh);
  }

  /** Those that a project uses already. */
  private async known(sql: Sql, ids: readonly string[], usage?: Usage): Promise<string[]> {
    const rows = await sql.rows<{ file_id: string }>(
      `SELECT t.file_id FROM tender_file t JOIN uploaded_file f ON f.id = t.file_id
        WHERE t.file_id IN (?) ${usage ? 'AND f.usage_name = ?' : ''} LOCK IN SHARE MODE`,
      usage ? [ids, usage] : [ids],
    );
    return rows.map(({ file_id }) => file_id);
  }
}
