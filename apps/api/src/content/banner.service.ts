import { Injectable } from '@nestjs/common';
import {
  type Banner,
  BANNER_LIMITS,
  bannerAdminApi,
  type bannerInput,
  type BannerRow,
  type Language,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson, isDuplicate, type Sql } from '../core/db/db';
import { contains } from '../core/db/list-query';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import type { BannerEntity } from './banner.entity';
import { ShownContent } from './shown-content';
import { SHOWN_STATE, timeColumns } from './shown-time';

type Content = z.output<typeof bannerInput>;

/** Banners: those shown now, and their administration. */
@Injectable()
export class BannerService extends ShownContent<Content, BannerEntity, BannerRow> {
  protected readonly table = 'banner';
  protected readonly api = bannerAdminApi;
  protected readonly filters = { q: contains('t.titles') };

  constructor(private readonly files: FileService) {
    super();
  }

  async shown(language: Language): Promise<Banner[]> {
    const rows = await this.db.rows<BannerEntity>(
      `SELECT t.* FROM banner t WHERE ${SHOWN_STATE} = 'live' ORDER BY t.sort, t.id LIMIT ?`,
      [BANNER_LIMITS.shown],
    );
    return rows.map(({ image_id, link, titles }) => ({
      url: this.files.picture(image_id, undefined, 'whole')!,
      link,
      title: fromJson<Record<Language, string>>(titles)[language],
    }));
  }

  protected content(
    { titles: stored, image_id, link, sort }: BannerEntity,
    language: Language,
    staff: StaffCaller,
  ) {
    const titles = fromJson<Record<Language, string>>(stored);
    const image = this.files.picture(image_id, staff);
    return { title: titles[language], titles, image_id, image, link, sort };
  }

  protected columnsOf({ titles, link, starts_at, ends_at, ...plain }: Content) {
    return {
      ...plain,
      titles: JSON.stringify(titles),
      link: link ?? null,
      ...timeColumns({ starts_at, ends_at }),
    };
  }

  /** Attaches the picture, a public upload of staff; releases a replaced one. */
  protected override async changed(
    sql: Sql,
    staff: StaffCaller,
    before: BannerEntity | null,
    after: Content | null,
  ): Promise<void> {
    if (before?.image_id === after?.image_id) return;
    const taken = after ? [after.image_id] : [];
    await this.files.link(sql, 'image_id', taken, 'banner', staff.id, before ? [before.image_id] : []);
    await this.files.reviewed(sql, taken);
  }

  /** A picture belongs to one banner, because deleting a banner deletes its picture. */
  protected override meaning(error: unknown): unknown {
    return isDuplicate(error) ? validationError('image_id', 'duplicate') : error;
  }
}
