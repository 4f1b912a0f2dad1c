import { Injectable } from '@nestjs/common';
import { NO_MATERIAL } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { marksOf } from '../core/review/marks';
import { dayOf } from '../ip';
import { SkinEndService } from './skin-end.service';
import type { SkinEntity } from './skin.entity';
import { materialOf } from './skin.material';

/** Skin goods of a member's IPs: in the archive; erased with the account, but how they were decided and listed. */
@Injectable()
export class SkinPersonalData extends PersonalData {
  readonly name = 'skin';

  constructor(private readonly ends: SkinEndService) {
    super();
  }

  override export({ id }: ExportedMember) {
    return [
      tableFile<SkinEntity>(this.db, 'skins.json', {
        sql: 'SELECT t.* FROM skin t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ?',
        params: [id],
        toRecord: (skin) => ({
          skin_id: skin.id,
          ip_id: skin.ip_id,
          state: skin.state,
          creation: skin.creation,
          material: materialOf(skin),
          submitted_at: skin.submitted_at,
          decided_at: skin.decided_at,
          reason_code: skin.reason_code,
          reason: skin.reason,
          marks: marksOf(skin.marks),
          letter_version: skin.letter_version,
          letter_hash: skin.letter_hash,
          listed_on: dayOf(skin.listed_on) || null,
          listing_link: skin.listing_link,
          created_at: skin.created_at,
          updated_at: skin.updated_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    if (ipIds.length === 0) return;
    await this.ends.endOf(sql, ipIds);
    await sql.execute(
      `UPDATE skin SET data = ?, goods_name = '', rejected = NULL, marks = NULL, reason = NULL, submitted_by = NULL,
        version = version + 1 WHERE ip_id IN (?)`,
      [JSON.stringify(NO_MATERIAL), ipIds],
    );
  }
}
