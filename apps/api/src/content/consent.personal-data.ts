import { Injectable } from '@nestjs/common';
import { RETENTION } from '@ipw/domain';
import type { Db } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { tableFile } from '../core/personal-data/archive-file';
import { type ExportedMember, PersonalData } from '../core/personal-data/personal-data';

/** Consents are evidence: stored beyond the account, for the period the privacy policy states. */
@Injectable()
export class ConsentPersonalData extends PersonalData {
  readonly name = 'consent';

  override export({ id }: ExportedMember) {
    const sql =
      'SELECT t.id, t.kind, t.agreement, t.version, t.text_hash, t.language, t.created_at FROM consent t WHERE t.member_id = ?';
    return [tableFile(this.db, 'consents.json', { sql, params: [id] })];
  }

  override async expire(db: Db): Promise<void> {
    await sweepEach<{ id: string }>(
      db,
      `SELECT m.id FROM member m WHERE m.closed_at < NOW(3) - INTERVAL ? YEAR
        AND (SELECT c.id FROM consent c WHERE c.member_id = m.id LIMIT 1) IS NOT NULL`,
      [RETENTION.closedYears],
      ({ id }) => db.execute('DELETE FROM consent WHERE member_id = ?', [id]),
    );
  }
}
