import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { type ErasedMember, PersonalData } from '../core/personal-data/personal-data';

const OF_AN_IP = ['shop_link', 'business_password', 'business_check'];

/** Private links and business passwords of a shop. Its settings are reviewed content. */
@Injectable()
export class ShopPersonalData extends PersonalData {
  readonly name = 'shop';

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds)
      for (const table of OF_AN_IP) await sql.execute(`DELETE FROM ${table} WHERE ip_id = ?`, [id]);
  }
}
