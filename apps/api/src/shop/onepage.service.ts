import { Injectable } from '@nestjs/common';
import type { Input, OnepageDetail, OnepageView, ShopResource, shopApi } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import type { ReviewResult } from '../core/reviewed-content/revision.service';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import type { SeriesData, SeriesEntity } from '../gallery';
import { type OnepageData } from './shop.entity';
import { ShopSettingService } from './shop-setting.service';

const MOST_RESOURCES = 200;

/** The onepage: its pictures, and the series shown first. */
@Injectable()
export class OnepageService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly settings: ShopSettingService,
    private readonly subjects: SubjectRegistry,
  ) {}

  detail(me: MemberCaller, ipId: string): Promise<OnepageDetail> {
    return this.settings.detail<OnepageView>(me, ipId, 'onepage');
  }

  update(me: MemberCaller, input: Input<typeof shopApi.onepageUpdate>): Promise<ReviewResult> {
    const { ip_id: ipId, version, draft, base_image, main_image, series_ids } = input;
    const data: OnepageData = { base_image, main_image, series_ids };
    return this.db.tx(async (sql) => {
      await this.refuseHidden(sql, ipId, series_ids);
      return this.settings.propose(sql, me, { ipId, name: 'onepage' }, data, { version, draft });
    }, 'committed');
  }

  /** Approved, public and listed series, in the gallery's order. */
  async resources(me: MemberCaller, ipId: string): Promise<ShopResource[]> {
    const rows = await this.db.rows<SeriesEntity>(
      `SELECT * FROM series WHERE ip_id = ? AND deleted_at IS NULL AND published_at IS NOT NULL AND visibility = 'public'
        AND shelf = 'listed' ORDER BY sort, id DESC LIMIT ${String(MOST_RESOURCES)}`,
      [ipId],
    );
    const kind = this.subjects.of('series');
    const series = rows.map((row) => ({ id: row.id, ...(kind.live(row).data as SeriesData) }));
    const ids = series.flatMap(({ cover, images }) => [cover ?? [], images].flat());
    const files = await this.files.many([...new Set(ids)], me);
    const fileOf = (id: string | null) => files.filter(({ image_id }) => image_id === id);
    return series.map(({ id, series_name, cover, images }) => ({
      series_id: id,
      resource_name: series_name,
      resource_image: fileOf(cover)[0] ?? null,
      resource_image_list: images.flatMap(fileOf),
    }));
  }

  /** Refuses to show hidden series first; those hidden meanwhile are left out. */
  private async refuseHidden(sql: Sql, ipId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await sql.rows<SeriesEntity>(
      'SELECT * FROM series WHERE ip_id = ? AND id IN (?) AND deleted_at IS NULL',
      [ipId, ids],
    );
    if (rows.length !== ids.length) throw notFound();
    if (!rows.every((row) => row.published_at && row.visibility === 'public'))
      throw validationError('series_ids', 'choice');
  }
}
