import { Injectable } from '@nestjs/common';
import {
  type galleryApi,
  type GalleryImage,
  idsIn,
  type Input,
  type Page,
  type RecycledImage,
  type ReviewState,
  seriesKind,
  UPLOADS,
  type Visibility,
  isUnderReview,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { pageIn } from '../core/http/page';
import { dataOf } from '../core/reviewed-content/revision.view';
import { type ReviewResult, RevisionService } from '../core/reviewed-content/revision.service';
import { TrashService } from '../core/reviewed-content/trash.service';
import { EvidenceService } from '../evidence';
import { HistoryService } from '../core/transition/history.service';
import type { SeriesEntity } from './series.entity';
import { refusePublic, seriesRef } from './series.subject';
import { type SeriesData } from './series.entity';

type Api = typeof galleryApi;
/** Number of deleted pictures that can be restored; older ones are released. */
const RECYCLED = 10;
const SERIES_OF_IP = 'SELECT id FROM series WHERE id = ? AND ip_id = ? AND deleted_at IS NULL';
const FIELDS = Object.keys(seriesKind.files);
const MOST_IMAGES = UPLOADS.series_image.count;

const without = (data: SeriesData, image: string): SeriesData => ({
  ...data,
  images: data.images.filter((one) => one !== image),
});

/** The pictures of a gallery, and the recycle list. */
@Injectable()
export class GalleryImageService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly evidence: EvidenceService,
    private readonly uses: FileUseService,
    private readonly revisions: RevisionService,
    private readonly history: HistoryService,
    private readonly trash: TrashService,
  ) {}

  async list(me: MemberCaller, input: Input<Api['imageList']>): Promise<Page<GalleryImage>> {
    const { ip_id, series_id, image_id, page, page_size } = input;
    if (series_id && !(await this.db.one(SERIES_OF_IP, [series_id, ip_id]))) throw notFound();
    const where = `u.ip_id = ? AND u.field = 'images' AND u.place IN ('live', 'open') AND s.deleted_at IS NULL ${series_id ? 'AND s.id = ?' : ''} ${image_id ? 'AND u.file_id = ?' : ''}`;
    const from = 'file_use u JOIN series s ON s.id = u.subject_id';
    const params = [ip_id, series_id, image_id].filter(Boolean);
    const count = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(DISTINCT u.subject_id, u.file_id) AS n FROM ${from} WHERE ${where}`,
      params,
    );
    if (image_id && Number(count!.n) === 0) throw notFound();
    const rows = await this.db.rows<{
      file_id: string;
      series_id: string;
      visibility: Visibility;
      series_name: string;
      title: string | null;
      state: ReviewState | null;
      is_live: number | string;
      others: string | null;
    }>(
      `SELECT u.file_id, s.id AS series_id, s.visibility, s.series_name, r.title, r.state, MAX(u.place = 'live') AS is_live,
          (SELECT GROUP_CONCAT(DISTINCT COALESCE(NULLIF(o.series_name, ''), q.title) SEPARATOR '\\n') FROM file_use x JOIN series o ON o.id = x.subject_id AND o.ip_id = ? AND o.deleted_at IS NULL
            LEFT JOIN revision q ON q.subject = 'series' AND q.subject_id = o.id AND q.is_open = 1 WHERE x.file_id = u.file_id AND x.subject_id <> u.subject_id AND x.place IN ('live', 'open')) AS others
        FROM ${from} LEFT JOIN revision r ON r.subject = 'series' AND r.subject_id = s.id AND r.is_open = 1
        WHERE ${where} GROUP BY u.file_id, s.id, s.visibility, s.series_name, r.title, r.state
        ORDER BY u.file_id DESC, s.id LIMIT ${String(page_size)} OFFSET ${String((page - 1) * page_size)}`,
      [ip_id, ...params],
    );
    const ids = [...new Set(rows.map(({ file_id }) => file_id))];
    const files = await this.files.many(ids, me);
    const evidence = await this.evidence.of(ids);
    return {
      list: rows.map((row) => ({
        image: files.find(({ image_id }) => image_id === row.file_id)!,
        evidence: evidence.find(({ image_id }) => image_id === row.file_id)!,
        series_id: row.series_id,
        series_name: row.series_name || (row.title ?? ''),
        visibility: row.visibility,
        is_live: Number(row.is_live) === 1,
        used_in: row.others?.split('\n') ?? [],
        actions: isUnderReview(row.state) || row.visibility === 'public' ? [] : ['delete'],
      })),
      total: Number(count?.n ?? 0),
      page,
      page_size,
      next_cursor: null,
    };
  }

  /** Removes a picture from the live and the proposed series; a live series keeps its last one. */
  remove(me: MemberCaller, { ip_id, series_id, image_id }: Input<Api['imageDelete']>) {
    const ref = seriesRef(ip_id, series_id);
    return this.db.tx(async (sql) => {
      const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
      const data = live.data as SeriesData | null;
      const proposed = open && (dataOf(open) as SeriesData);
      if (![data, proposed].some((one) => one?.images.includes(image_id))) throw notFound();
      refusePublic(data);
      if (open && isUnderReview(open.state))
        throw new DomainError('STATE', { machine: 'revision', state: open.state, allowed: ['draft'] });
      if (data?.images.includes(image_id)) {
        if (data.images.length === 1) throw validationError('images', 'min_items', { min: 1 });
        const after = without(data, image_id);
        await sql.update(
          'series',
          { images: JSON.stringify(after.images), version: live.version + 1 },
          { id: series_id, version: live.version },
        );
        await this.write(
          sql,
          me,
          series_id,
          'remove_image',
          { images: data.images },
          { images: after.images },
        );
      }
      await this.uses.recycle(sql, ref, [{ field: 'images', file: image_id }]);
      await this.revisions.follow(sql, ref, (one) => without(one as SeriesData, image_id));
      await this.trim(sql, ip_id);
      return { image_id };
    }, 'committed');
  }

  /** Deletes a series at once. Besides the trash, its pictures are in the recycle list, each to be restored by itself. */
  removeSeries(me: MemberCaller, { ip_id, series_id, version }: Input<Api['seriesDelete']>) {
    const ref = seriesRef(ip_id, series_id);
    return this.db.tx(async (sql) => {
      const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
      const contents = [live.data, open && dataOf(open)].filter((data) => !!data);
      await this.uses.recycle(
        sql,
        ref,
        FIELDS.flatMap((field) =>
          [...new Set(contents.flatMap((data) => idsIn(data[field])))].map((file) => ({ field, file })),
        ),
      );
      const trashed = await this.trash.put(sql, me, ref, version);
      await this.trim(sql, ip_id);
      return { series_id, ...trashed };
    }, 'committed');
  }

  /** Restores a picture into the draft of its series; a deleted series comes back as a draft with that picture. */
  restore(
    me: MemberCaller,
    { ip_id, series_id, image_id }: Input<Api['imageRestore']>,
  ): Promise<ReviewResult & { series_id: string }> {
    const ref = seriesRef(ip_id, series_id);
    return this.db.tx(async (sql) => {
      const row = await sql.one<SeriesEntity>('SELECT * FROM series WHERE id = ? AND ip_id = ? FOR UPDATE', [
        series_id,
        ip_id,
      ]);
      const recycled = await sql.one(
        "SELECT file_id FROM file_use WHERE subject_id = ? AND file_id = ? AND place = 'recycled' AND field = 'images'",
        [series_id, image_id],
      );
      if (!row || !recycled) throw notFound();
      if (row.deleted_at) await this.trash.refuseFull(sql, ref);
      const known = row.deleted_at ? await this.revive(sql, row) : await this.editable(sql, ref);
      await this.trash.forget(sql, ref);
      const images = [...known.images.filter((one) => one !== image_id), image_id];
      if (images.length > MOST_IMAGES) throw validationError('images', 'file_count', { max: MOST_IMAGES });
      const result = await this.revisions.save(sql, me, ref, { ...known, images });
      await this.uses.forget(sql, series_id, row.deleted_at ? undefined : [image_id]);
      await this.write(sql, me, series_id, 'restore_image', {}, { images: [image_id] });
      return { series_id, ...result };
    }, 'committed');
  }

  async recycled(
    me: MemberCaller,
    { ip_id, ...paging }: Input<Api['recycleList']>,
  ): Promise<Page<RecycledImage>> {
    const rows = await this.db.rows<{
      file_id: string;
      series_id: string;
      series_name: string;
      gone: number;
      created_at: Date;
    }>(
      `SELECT u.file_id, s.id AS series_id, s.deleted_at IS NOT NULL AS gone, u.created_at,
          COALESCE(NULLIF(s.series_name, ''), (SELECT r.title FROM revision r WHERE r.subject = 'series' AND r.subject_id = s.id ORDER BY r.id DESC LIMIT 1), '') AS series_name
        FROM file_use u JOIN series s ON s.id = u.subject_id WHERE u.ip_id = ? AND u.place = 'recycled' AND u.field = 'images'
        ORDER BY u.created_at DESC, u.file_id DESC LIMIT ${String(RECYCLED)}`,
      [ip_id],
    );
    const files = await this.files.many(
      rows.map(({ file_id }) => file_id),
      me,
    );
    const images = new Map(files.map((file) => [file.image_id, file]));
    const deleted = rows.flatMap((row) => {
      const image = images.get(row.file_id);
      const { series_id, series_name } = row;
      const deleted_at = row.created_at.toISOString();
      return image
        ? [{ image, series_id, series_name, series_deleted: Number(row.gone) === 1, deleted_at }]
        : [];
    });
    return pageIn(deleted, paging);
  }

  /** The content an edit of a series starts from: its open draft, else the live version. */
  private async editable(sql: Sql, ref: ReturnType<typeof seriesRef>): Promise<SeriesData> {
    const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
    refusePublic(live.data as SeriesData | null);
    if (open && isUnderReview(open.state))
      throw new DomainError('STATE', { machine: 'revision', state: open.state, allowed: ['draft'] });
    return (open ? dataOf(open) : live.data) as SeriesData;
  }

  private async revive(sql: Sql, row: SeriesEntity): Promise<SeriesData> {
    const last = await sql.one<{ data: string }>(
      "SELECT data FROM revision WHERE subject = 'series' AND subject_id = ? ORDER BY id DESC LIMIT 1",
      [row.id],
    );
    await sql.update(
      'series',
      { deleted_at: null, published_at: null, visibility: 'private', version: row.version + 1 },
      { id: row.id, version: row.version },
    );
    return { ...(dataOf(last!) as SeriesData), images: [], visibility: 'private' };
  }

  /** Releases pictures beyond the limit, and with the last picture of a series its papers. */
  private async trim(sql: Sql, ipId: string): Promise<void> {
    const older = await sql.rows<{ subject_id: string; file_id: string }>(
      `SELECT subject_id, file_id FROM file_use WHERE ip_id = ? AND place = 'recycled' AND field = 'images' ORDER BY created_at DESC, file_id DESC LIMIT 1000 OFFSET ${String(RECYCLED)}`,
      [ipId],
    );
    for (const { subject_id, file_id } of older) await this.uses.forget(sql, subject_id, [file_id]);
    const bare = await sql.rows<{ subject_id: string }>(
      "SELECT subject_id FROM file_use WHERE ip_id = ? AND place = 'recycled' GROUP BY subject_id HAVING SUM(field = 'images') = 0",
      [ipId],
    );
    for (const { subject_id } of bare) await this.uses.forget(sql, subject_id);
  }

  private write(
    sql: Sql,
    me: MemberCaller,
    id: string,
    action: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: 'series', subjectId: id, action, actor: me, before, after });
  }
}
