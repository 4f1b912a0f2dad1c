import { Injectable } from '@nestjs/common';
import type { PictureFind, UploadedFile } from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import { VisitorPictureService } from '../opportunity';

const PICTURES = { field: 'images', usage: 'campaign_image' } as const;

/** Pictures of entries: masked until staff pass the entry for the wall, and again when it leaves it. */
@Injectable()
export class EntryPictureService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly visitors: VisitorPictureService,
  ) {}

  /** Gives an entry pictures of its phone instead of those it had. A picture belongs to one entry. */
  async replace(sql: Sql, entryId: string, ids: readonly string[], phoneHash: string): Promise<void> {
    const before = await this.idsOf(sql, entryId);
    await this.visitors.take(sql, ids, phoneHash, PICTURES);
    await sql.execute('DELETE FROM campaign_picture WHERE entry_id = ?', [entryId]);
    await sql
      .insertAll(
        'campaign_picture',
        ids.map((file_id, place) => ({ entry_id: entryId, file_id, place })),
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? validationError(PICTURES.field, 'duplicate') : error;
      });
    await this.files.reviewed(sql, [...before, ...ids], 0);
    await this.files.release(
      sql,
      before.filter((id) => !ids.includes(id)),
    );
  }

  /** Shows an entry's pictures to everybody, or masks them. */
  async show(sql: Sql, entryId: string, shown: boolean): Promise<void> {
    const ids = await this.idsOf(sql, entryId);
    await this.files.reviewed(sql, ids, shown ? 1 : 0);
  }

  /** Deletes an entry's pictures within a day. */
  async remove(sql: Sql, entryId: string): Promise<void> {
    const ids = await this.idsOf(sql, entryId);
    await this.files.reviewed(sql, ids, 0);
    await this.files.release(sql, ids);
    await sql.execute('DELETE FROM campaign_picture WHERE entry_id = ?', [entryId]);
  }

  /** The pictures of entries in their order, with addresses for the viewer. */
  async of(entryIds: readonly string[], viewer: Viewer): Promise<Map<string, UploadedFile[]>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.db.rows<{ entry_id: string; file_id: string }>(
      'SELECT entry_id, file_id FROM campaign_picture WHERE entry_id IN (?) ORDER BY entry_id, place',
      [entryIds],
    );
    const files = await this.files.many(
      rows.map(({ file_id }) => file_id),
      viewer,
    );
    const fileOf = new Map(files.map((file) => [file.image_id, file]));
    return new Map(
      entryIds.map((id) => [
        id,
        rows.filter(({ entry_id }) => entry_id === id).flatMap(({ file_id }) => fileOf.get(file_id) ?? []),
      ]),
    );
  }

  /** What staff should look at, by picture. */
  finds(ids: readonly string[]): Promise<Map<string, PictureFind[]>> {
    return this.visitors.finds(this.db, ids);
  }

  private async idsOf(sql: Sql, entryId: string): Promise<string[]> {
    const rows = await sql.rows<{ file_id: string }>(
      'SELECT file_id FROM campaign_picture WHERE entry_id = ? ORDER BY place',
      [entryId],
    );
    return rows.map(({ file_id }) => file_id);
  }
}
