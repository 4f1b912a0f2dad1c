import { Injectable } from '@nestjs/common';
import { Db, fromJson } from '../core/db/db';
import type { Proposals } from '../core/reviewed-content/proposals';
import type { ContactData, ManualData, OnepageData, SettingName } from './shop.entity';

/** Live settings of a shop: ids of files and series, public while the IP is listed. */
export interface ShopFront extends OnepageData, ManualData {
  link_name: string | null;
  link_QRcode: string | null;
}

const EMPTY: ShopFront = {
  base_image: null,
  main_image: null,
  series_ids: [],
  manual_file: null,
  link_name: null,
  link_QRcode: null,
};

/** Reads the live settings of a shop for pages that show them. */
@Injectable()
export class ShopFrontService {
  constructor(private readonly db: Db) {}

  /**
   * The ids may include hidden series; callers filter them by the gallery. With `proposals`, the proposed settings in place
   * of live ones.
   */
  async of(ipId: string, proposals?: Proposals): Promise<ShopFront> {
    const rows = await this.db.rows<{ id: string; subject: SettingName; data: string | null }>(
      'SELECT id, subject, data FROM shop_setting WHERE ip_id = ?',
      [ipId],
    );
    const found = rows.map(
      ({ id, subject, data }) =>
        (proposals?.of(subject, id) ?? (data && fromJson(data))) as Partial<
          OnepageData & ContactData & ManualData
        > | null,
    );
    return Object.assign({}, EMPTY, ...found) as ShopFront;
  }
}
