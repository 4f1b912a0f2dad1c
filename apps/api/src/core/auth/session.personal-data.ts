import { Injectable } from '@nestjs/common';
import type { Db, Sql } from '../db/db';
import { sweep } from '../db/sweep';
import { tableFile } from '../personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../personal-data/personal-data';
import { MemberSessionService } from './member-session.service';

@Injectable()
export class SessionPersonalData extends PersonalData {
  readonly name = 'session';

  constructor(private readonly sessions: MemberSessionService) {
    super();
  }

  override export({ id }: ExportedMember) {
    const sql =
      'SELECT t.id, t.created_at, t.last_seen_at, t.expires_at, t.ended_at, t.end_reason, t.browser, t.platform, t.network FROM member_session t WHERE t.member_id = ?';
    return [tableFile(this.db, 'sessions.json', { sql, params: [id] })];
  }

  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await this.sessions.endAll(sql, id, 'closed');
  }

  /** Stored for 30 days after expiry, so that calls of an ended session get the reason. */
  override async expire(db: Db): Promise<void> {
    await sweep(db, 'DELETE FROM staff_session WHERE expires_at < NOW(3) - INTERVAL 30 DAY');
  }
}
