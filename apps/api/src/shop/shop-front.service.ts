import { Injectable } from '@nestjs/common';
import { Db, fromJson } from '../core/db/db';
import type { ContactData, OnepageData, SettingName } from './shop.entity';

/** Live settings of a shop: ids of files and series, public while the IP is listed. */
export interface ShopFront extends OnepageData {
  link_name: string | null;
  link_QRcode: string | null;
}

const EMPTY: ShopFront = {
  base_image: null,
  main_image: null,
  series_ids: [],
  link_name: null,
  link_QRcode: null,
};

/** Reads the live settings of a shop for pages that show them. */
@Injectable()
export class ShopFrontService {
  constructor(private readonly db: Db) {}

  /** The ids may include hidden series; callers filter them by the gallery. */
  async of(ipId: string): Promise<ShopFront> {
    const rows = await this.db.rows<{ subject: SettingName; data: string }>(
      'SELECT subject, data FROM shop_setting WHERE ip_id = ? AND data IS NOT NULL',
      [ipId],
    );
    const found = rows.map(({ data }) => fromJson<Partial<OnepageData & ContactData>>(data));
    return Object.assign({}, EMPTY, ...found) as ShopFront;
  }
}
