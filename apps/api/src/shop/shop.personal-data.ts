import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { type ErasedMember, PersonalData } from '../core/personal-data/personal-data';

/** Private links and business passwords of a shop. Its settings are reviewed content. */
@Injectable()
export class ShopPersonalData extends PersonalData {
  readonly name = 'shop';

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) {
      await sql.execute('DELETE FROM shop_link WHERE ip_id = ?', [id]);
      await sql.execute('DELETE FROM business_password WHERE ip_id = ?', [id]);
      await sql.execute('DELETE FROM business_check WHERE ip_id = ?', [id]);
    }
  }
}
