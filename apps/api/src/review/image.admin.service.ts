import { Injectable } from '@nestjs/common';
import {
  imageAdminApi,
  type ImageRecord,
  type ImageRow,
  type ImageUse,
  PICTURE_STATES,
  type PictureState,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import type { AdminCall } from '../core/http/admin.controller';
import { parseUlidParam } from '../core/http/body';
import { answerList } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
import { ofAssignedIps, oneOf } from './content-plan';
import { EDIT_OF_USE, usesOf } from './image-uses';

type Row = UploadedFileEntity & { uploader_name: string | null };

const IN_GALLERY = "SELECT u.file_id FROM file_use u WHERE u.field = 'images'";

/** Pictures of galleries a reader may see: used ones, and recently deleted ones. */
function visible(staff: StaffCaller) {
  const mine = ofAssignedIps(staff, 'u.ip_id');
  // A count instead of EXISTS: MariaDB would otherwise start with all uses and sort them.
  const used = (places: string) => ({
    sql: `(SELECT COUNT(*) FROM file_use u WHERE u.file_id = t.id AND u.field = 'images' AND ${places} ${mine ? `AND ${mine.sql}` : ''}) > 0`,
    params: mine?.params ?? [],
  });
  const shown = used(
    `(u.place = 'live' OR (u.place = 'open' AND EXISTS (SELECT 1 FROM revision r WHERE ${EDIT_OF_USE})))`,
  );
  // Pictures deleted from a draft that staff never saw stay invisible.
  const kept = used("u.place = 'recycled' AND t.image_status = 1");
  return {
    shown,
    deleted: { sql: `${kept.sql} AND NOT ${shown.sql}`, params: [...kept.params, ...shown.params] },
    either: { sql: `(${shown.sql} OR ${kept.sql})`, params: [...shown.params, ...kept.params] },
  };
}

const planFor = (staff: StaffCaller): ListPlan =>
  listPlan(imageAdminApi.list, {
    table: 'uploaded_file',
    columns: 't.*, m.username AS uploader_name',
    joins: 'LEFT JOIN member m ON m.id = t.owner_id',
    filters: {
      ip_id: (value) => ({ sql: `t.id IN (${IN_GALLERY} AND u.ip_id = ?)`, params: [value] }),
      series_id: (value) => ({ sql: `t.id IN (${IN_GALLERY} AND u.subject_id = ?)`, params: [value] }),
      state: (value) => {
        oneOf('state', PICTURE_STATES, value);
        return { sql: 't.image_status = ?', params: [PICTURE_STATES.indexOf(value as PictureState)] };
      },
      deleted: (value) => {
        oneOf('deleted', ['only'], value);
        return visible(staff).deleted;
      },
      // By the name of the IP or of the series.
      q: (value) => ({
        sql: `t.id IN (${IN_GALLERY} AND (u.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR u.subject_id IN (SELECT id FROM series WHERE series_name LIKE ?)))`,
        params: [like(value), like(value)],
      }),
    },
    parts: { column: 'image_status', values: ['0', '1'] },
    usually: { deleted: visible(staff).shown },
    always: { sql: "t.usage_name = 'series_image'", params: [] },
  });

/** Pictures of galleries with their status. They are reviewed only with their series. */
@Injectable()
export class ImageAdminService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  async list(call: AdminCall): Promise<ImageRow[]> {
    const rows = await answerList<Row, Row>(this.db, planFor(call.staff), call, (row) => row);
    return this.views(rows, call.staff);
  }

  async one({ id, staff }: AdminCall): Promise<ImageRecord> {
    const { columns, joins, always } = planFor(staff);
    const { either } = visible(staff);
    const row = await this.db.one<Row>(
      `SELECT ${columns} FROM uploaded_file t ${joins!} WHERE t.id = ? AND ${always!.sql} AND ${either.sql}`,
      [parseUlidParam(id), ...either.params],
    );
    if (!row) throw notFound();
    const [view] = await this.views([row], staff);
    return { ...view!, image: this.files.view(row, staff) };
  }

  private async views(rows: readonly Row[], staff: StaffCaller) {
    const uses = await usesOf(
      this.db,
      staff,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => this.view(row, uses.get(row.id) ?? [], staff));
  }

  private view(row: Row, used_in: ImageUse[], staff: StaffCaller): ImageRow {
    const [first] = used_in;
    return {
      id: row.id,
      actions: [],
      state: PICTURE_STATES[row.image_status],
      // Only the status of a picture changes, so the version follows from it.
      version: row.image_status + 1,
      image_status: row.image_status,
      title: row.file_name,
      picture: this.files.picture(row.id, staff),
      ip_id: first?.ip_id ?? null,
      ip_name: first?.ip_name ?? null,
      review_id: used_in.find(({ review_id }) => review_id)?.review_id ?? null,
      used_in,
      uploader_name: row.uploader_name,
      file_size: row.file_size,
      image_width: row.width,
      image_height: row.height,
      created_at: row.created_at.toISOString(),
    };
  }
}
