import { Injectable } from '@nestjs/common';
import type { Sql } from '../db/db';
import { type ArchiveFile, tableFile } from '../personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../personal-data/personal-data';
import { allRows } from '../personal-data/rows';
import { FileService } from './file.service';
import type { UploadedFileEntity } from './uploaded-file.entity';

const EXTENSION: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
};
/** Files are named by id, because original names may contain personal data. */
const nameOf = ({ id, mime }: UploadedFileEntity) => `files/${id}.${EXTENSION[mime] ?? 'bin'}`;

@Injectable()
export class FilePersonalData extends PersonalData {
  readonly name = 'file';

  constructor(private readonly files: FileService) {
    super();
  }

  override async export({ id }: ExportedMember): Promise<ArchiveFile[]> {
    const table = { sql: 'SELECT t.* FROM uploaded_file t WHERE t.owner_id = ?', params: [id] };
    const toRecord = (file: UploadedFileEntity) => ({
      image_id: file.id,
      file: nameOf(file),
      file_name: file.file_name,
      usage: file.usage_name,
      file_size: file.file_size,
      sha256: file.sha256,
      created_at: file.created_at,
    });
    const found = [tableFile(this.db, 'files.json', { ...table, toRecord })];
    for await (const file of allRows<UploadedFileEntity>(this.db, table.sql, table.params))
      found.push({ name: nameOf(file), stored: true, open: () => this.files.original(file.id) });
    return found;
  }

  /** The hourly sweep deletes rows and bytes of unlinked files. Files used by an IP of another owner stay with that IP. */
  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await sql.execute('DELETE FROM upload WHERE owner_id = ?', [id]);
    await sql.execute(
      "DELETE u FROM uploaded_file f JOIN file_use u ON u.file_id = f.id WHERE f.owner_id = ? AND u.place = 'elsewhere'",
      [id],
    );
    await sql.execute(
      `UPDATE uploaded_file f SET linked_at = NULL, open = 0 WHERE owner_id = ?
        AND NOT EXISTS (SELECT 1 FROM ip WHERE image_id = f.id) AND NOT EXISTS (SELECT 1 FROM file_use WHERE file_id = f.id)
        AND NOT EXISTS (SELECT 1 FROM code_goods WHERE image_id = f.id AND deleted_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM label_order WHERE voucher_image = f.id)`,
      [id],
    );
  }
}
