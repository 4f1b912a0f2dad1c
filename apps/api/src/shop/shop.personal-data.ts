import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { type ErasedMember, PersonalData } from '../core/personal-data/personal-data';
import { SYSTEM } from '../core/transition/history.service';
import { ShopLinkService } from './shop-link.service';

/** Private links and business passwords of a shop. Its settings are reviewed content. */
@Injectable()
export class ShopPersonalData extends PersonalData {
  readonly name = 'shop';

  constructor(private readonly links: ShopLinkService) {
    super();
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) {
      await this.links.end(sql, SYSTEM, id);
      await sql.execute('DELETE FROM business_password WHERE ip_id = ?', [id]);
      await sql.execute('DELETE FROM business_check WHERE ip_id = ?', [id]);
    }
  }
}
