import { Injectable } from '@nestjs/common';
import { ENTRY_KEPT, ENTRY_LIMITS } from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { tableFile, valueFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import type { CampaignFollowEntity } from './campaign-follow.entity';
import type { CampaignEntryEntity } from './entry.entity';
import { EntryRemovalService } from './entry-removal.service';
import { entrantOf } from './entry.view';

const BATCH = 200;
/** A day before the period ends, so that a run that failed is repeated within it. */
const REMOVED_DAYS = ENTRY_LIMITS.keptDays - 1;

/** Campaigns a member's IPs follow; entries of the member's phone; and those of all, which are deleted within 90 days of the results. */
@Injectable()
export class CampaignPersonalData extends PersonalData {
  readonly name = 'campaign';

  constructor(
    private readonly cipher: FieldCipher,
    private readonly removals: EntryRemovalService,
  ) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      valueFile('followed_campaigns.json', () =>
        this.db.rows<CampaignFollowEntity>(
          `SELECT t.ip_id, t.campaign_id, t.created_at FROM campaign_follow t JOIN ip ON ip.id = t.ip_id
            WHERE ip.owner_id = ? ORDER BY t.created_at, t.campaign_id`,
          [id],
        ),
      ),
      tableFile<CampaignEntryEntity>(this.db, 'campaign_entries.json', {
        sql: 'SELECT t.* FROM campaign_entry t JOIN member m ON m.phone_hash = t.phone_hash WHERE m.id = ? AND t.state IN (?)',
        params: [id, ENTRY_KEPT],
        toRecord: (entry) => ({
          campaign_id: entry.campaign_id,
          state: entry.state,
          work_name: entry.work_name,
          intro: entry.intro,
          categories: fromJson(entry.categories),
          entrant_name: entrantOf(this.cipher, entry).entrant_name,
          wall: entry.wall,
          prize: entry.prize,
          created_at: entry.created_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { id, ipIds }: ErasedMember): Promise<void> {
    if (ipIds.length) await sql.execute('DELETE FROM campaign_follow WHERE ip_id IN (?)', [ipIds]);
    const member = await sql.one<{ phone_hash: string }>('SELECT phone_hash FROM member WHERE id = ?', [id]);
    if (member) await this.removals.ofPhone(sql, member.phone_hash);
  }

  override async expire(_db: Db): Promise<void> {
    while ((await this.removals.expired(REMOVED_DAYS, BATCH)) === BATCH);
  }
}
