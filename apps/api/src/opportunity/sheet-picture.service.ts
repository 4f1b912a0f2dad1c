import { Injectable } from '@nestjs/common';
import type { SheetPicture, UploadedFile } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import type { SheetEntity } from './sheet.entity';
import { VisitorPictureService } from './visitor-picture.service';

const PICTURES = { field: 'company_case_images', usage: 'company_case_image' } as const;

/** Pictures of buyers' earlier work. */
@Injectable()
export class SheetPictureService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly visitors: VisitorPictureService,
  ) {}

  /** Takes a phone's pictures into use; answers how many finds they have. */
  take(sql: Sql, ids: readonly string[], phoneHash: string): Promise<number> {
    return this.visitors.take(sql, ids, phoneHash, PICTURES);
  }

  async attach(sql: Sql, sheetId: string, ids: readonly string[]): Promise<void> {
    if (ids.length)
      await sql.execute('INSERT INTO sheet_picture (sheet_id, file_id, place) VALUES ?', [
        ids.map((id, place) => [sheetId, id, place]),
      ]);
  }

  /** The ids of a sheet's pictures in their order. */
  async idsOf(sql: Sql, sheetId: string): Promise<string[]> {
    const rows = await sql.rows<{ file_id: string }>(
      'SELECT file_id FROM sheet_picture WHERE sheet_id = ? ORDER BY place',
      [sheetId],
    );
    return rows.map(({ file_id }) => file_id);
  }

  /** Removes a sheet's pictures; those of no other sheet are deleted within a day. */
  async release(sql: Sql, sheetId: string): Promise<void> {
    const ids = await this.idsOf(sql, sheetId);
    if (ids.length === 0) return;
    await sql.execute('DELETE FROM sheet_picture WHERE sheet_id = ?', [sheetId]);
    const used = await sql.rows<{ file_id: string }>(
      'SELECT file_id FROM sheet_picture WHERE file_id IN (?)',
      [ids],
    );
    await this.files.release(
      sql,
      ids.filter((id) => !used.some(({ file_id }) => file_id === id)),
    );
  }

  /** A sheet's pictures with addresses for the viewer. */
  async of({ id }: Pick<SheetEntity, 'id'>, viewer: Viewer): Promise<UploadedFile[]> {
    return this.files.many(await this.idsOf(this.db, id), viewer);
  }

  /** A sheet's pictures for staff; `open`: with what they should look at. */
  async checked(sheet: Pick<SheetEntity, 'id'>, viewer: Viewer, open: boolean): Promise<SheetPicture[]> {
    const files = await this.of(sheet, viewer);
    const finds = open
      ? await this.visitors.finds(
          this.db,
          files.map(({ image_id }) => image_id),
        )
      : undefined;
    return files.map((file) => ({ ...file, found: finds?.get(file.image_id) ?? [] }));
  }
}
