import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import { FieldCipher } from '../core/security/field-cipher';
import type { HandoverEntity } from './handover.entity';
import { handoverContext, TO_MEMBER } from './handover.view';

@Injectable()
export class HandoverPersonalData extends PersonalData {
  readonly name = 'handover';

  constructor(private readonly cipher: FieldCipher) {
    super();
  }

  /** Hand-overs the member began, with the number they entered, and those to the member's own number. */
  override export({ id }: ExportedMember) {
    return [
      tableFile<HandoverEntity & { ip_name: string }>(this.db, 'handovers.json', {
        sql: `SELECT t.*, ip.ip_name FROM handover t JOIN ip ON ip.id = t.ip_id
          WHERE (t.member_id = ? OR ${TO_MEMBER})`,
        params: [id, id, id],
        toRecord: (row) => ({
          handover_id: row.id,
          ip_name: row.ip_name,
          begun_by_me: row.member_id === id,
          area_code: row.area_code,
          phone_number: this.cipher.open(handoverContext(row.id), row.phone),
          state: row.state,
          reason: row.reason,
          created_at: row.created_at,
        }),
      }),
    ];
  }

  /** Open ones keep an account from closing; the others lose the number, and stay as the record of who owned the IP. */
  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    const known = await sql.rows<{ id: string }>(
      `SELECT id FROM handover WHERE member_id = ? UNION SELECT id FROM handover WHERE to_id = ?
        UNION SELECT h.id FROM member m JOIN handover h ON h.phone_hash = m.phone_hash WHERE m.id = ?`,
      [id, id, id],
    );
    for (const row of known)
      await sql.update(
        'handover',
        { phone: this.cipher.seal(handoverContext(row.id), ''), phone_hash: '0'.repeat(64), reason: null },
        { id: row.id },
      );
  }
}
