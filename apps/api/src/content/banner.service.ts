import { Injectable } from '@nestjs/common';
import { type Banner, BANNER_LIMITS, type bannerInput, type Language, ulid } from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, refuse } from '../core/errors/domain-error';
import { Files } from '../core/files/files';
import type { StaffCaller } from '../core/http/context';
import { History } from '../core/transition/history';
import type { BannerEntity } from './banner.entity';
import { STANDING, timeColumns } from './shown-time';

type Content = z.output<typeof bannerInput>;

/** Banners: what is shown now, and staff's side of it. */
@Injectable()
export class Banners {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
    private readonly history: History,
  ) {}

  async shown(language: Language): Promise<Banner[]> {
    const rows = await this.db.rows<BannerEntity>(
      `SELECT t.* FROM banner t WHERE ${STANDING} = 'live' ORDER BY t.sort, t.id LIMIT ?`,
      [BANNER_LIMITS.shown],
    );
    return rows.map(({ image_id, link, titles }) => ({
      url: this.files.picture(image_id, undefined, 'whole')!,
      link,
      title: fromJson<Record<Language, string>>(titles)[language],
    }));
  }

  async create(input: Content, staff: StaffCaller): Promise<string> {
    const id = ulid();
    const columns = columnsOf(input);
    await this.db.tx(async (sql) => {
      await this.take(sql, input.image_id, null, staff);
      await unique(sql.insert('banner', { id, ...columns }));
      await this.log(sql, id, 'create', staff, {}, columns);
    });
    return id;
  }

  async update(row: BannerEntity, version: number, input: Content, staff: StaffCaller): Promise<void> {
    const columns = columnsOf(input);
    await this.db.tx(async (sql) => {
      const set = { ...columns, version: version + 1 };
      const found = await unique(sql.update('banner', set, { id: row.id, version }));
      if (found === 0) throw conflict(row);
      if (input.image_id !== row.image_id) await this.take(sql, input.image_id, row.image_id, staff);
      await this.log(sql, row.id, 'update', staff, { ...row }, columns);
    });
  }

  async remove(row: BannerEntity, version: number, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const gone = await sql.change('DELETE FROM banner WHERE id = ? AND version = ?', [row.id, version]);
      if (gone === 0) throw conflict(row);
      await this.files.link(sql, 'image_id', [], 'banner', staff.id, [row.image_id]);
      await this.log(sql, row.id, 'remove', staff, {}, {});
    });
  }

  /** The picture is staff's own upload, and everybody may see it. */
  private async take(sql: Sql, imageId: string, before: string | null, staff: StaffCaller): Promise<void> {
    await this.files.link(sql, 'image_id', [imageId], 'banner', staff.id, before ? [before] : []);
    await this.files.reviewed(sql, [imageId]);
  }

  private log(
    sql: Sql,
    id: string,
    action: string,
    actor: StaffCaller,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.history.write(sql, { subject: 'banner', subjectId: id, action, actor, before, after });
  }
}

const columnsOf = ({ titles, link, starts_at, ends_at, ...plain }: Content) => ({
  ...plain,
  titles: JSON.stringify(titles),
  link: link ?? null,
  ...timeColumns({ starts_at, ends_at }),
});

/** A picture belongs to one banner: letting go of one must not take it from another. */
const unique = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isDuplicate(error) ? refuse('image_id', 'duplicate') : error;
  });

const conflict = ({ version }: BannerEntity) => new DomainError('CONFLICT', { version });
