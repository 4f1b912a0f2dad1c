import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { valueFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { TenderFollowEntity } from './tender-follow.entity';

/** Tenders a member's IPs follow: in the archive, and deleted with the account. */
@Injectable()
export class TenderPersonalData extends PersonalData {
  readonly name = 'tender';

  override export({ id }: ExportedMember) {
    return [
      valueFile('followed_tenders.json', () =>
        this.db.rows<TenderFollowEntity>(
          `SELECT t.ip_id, t.tender_id, t.created_at FROM tender_follow t JOIN ip ON ip.id = t.ip_id
            WHERE ip.owner_id = ? ORDER BY t.created_at, t.tender_id`,
          [id],
        ),
      ),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    if (ipIds.length) await sql.execute('DELETE FROM tender_follow WHERE ip_id IN (?)', [ipIds]);
  }
}
