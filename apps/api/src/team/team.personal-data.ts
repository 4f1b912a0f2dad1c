import { Injectable } from '@nestjs/common';
import { INVITATION } from '@ipw/domain';
import type { Db, Sql } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import type { InvitationEntity } from './invitation.entity';
import { invitationContext } from './invitation.view';

@Injectable()
export class TeamPersonalData extends PersonalData {
  readonly name = 'team';

  constructor(private readonly cipher: FieldCipher) {
    super();
  }

  /** Invitations the member sent, with the number they typed, and those to the member's own number. */
  override export({ id }: ExportedMember) {
    return [
      tableFile<InvitationEntity & { ip_name: string }>(this.db, 'invitations.json', {
        sql: `SELECT t.*, ip.ip_name FROM invitation t JOIN ip ON ip.id = t.ip_id
          WHERE (t.member_id = ? OR t.phone_hash = (SELECT phone_hash FROM member WHERE id = ?))`,
        params: [id, id],
        toRecord: (row) => ({
          invitation_id: row.id,
          ip_name: row.ip_name,
          sent: row.member_id === id,
          area_code: row.area_code,
          phone_number: this.cipher.open(invitationContext(row.id), row.phone),
          state: row.state,
          created_at: row.created_at,
          expires_at: row.expires_at,
          ended_at: row.ended_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { id, ipIds }: ErasedMember): Promise<void> {
    await sql.execute(
      `DELETE FROM invitation WHERE member_id = ? OR phone_hash = (SELECT phone_hash FROM member WHERE id = ?)
         OR ip_id IN (?)`,
      [id, id, ipIds.length ? ipIds : ['']],
    );
  }

  override async expire(db: Db): Promise<void> {
    await sweep(db, 'DELETE FROM invitation WHERE ended_at < NOW(3) - INTERVAL ? DAY', [INVITATION.keptDays]);
  }
}
