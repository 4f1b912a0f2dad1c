import { Injectable } from '@nestjs/common';
import { claimMachine, DELETABLE_CLAIMS } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { filesOf } from './claim-draft.service';
import type { ClaimEntity } from './claim.entity';

/** Deletes a member's claims that were never submitted. */
@Injectable()
export class ClaimRemovalService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
  ) {}

  remove(me: MemberCaller, claimId: string): Promise<{ claim_id: string }> {
    return this.db.tx(async (sql) => {
      const claim = await sql.one<ClaimEntity>(
        'SELECT * FROM claim WHERE id = ? AND member_id = ? FOR UPDATE',
        [claimId, me.id],
      );
      if (!claim) throw notFound();
      const { name: machine } = claimMachine;
      if (!DELETABLE_CLAIMS.includes(claim.state))
        throw new DomainError('STATE', { machine, state: claim.state, allowed: DELETABLE_CLAIMS });
      await sql.execute('DELETE FROM claim WHERE id = ?', [claimId]);
      const line = { action: 'remove', actor: me };
      await this.history.write(sql, { ...line, subject: 'claim', subjectId: claimId, from: claim.state });
      if (await this.removeIp(sql, me, claim.ip_id))
        await this.history.write(sql, { ...line, subject: 'ip', subjectId: claim.ip_id });
      const others = await sql.rows<ClaimEntity>('SELECT * FROM claim WHERE member_id = ?', [me.id]);
      const shared = others.flatMap(filesOf);
      await this.files.release(
        sql,
        filesOf(claim).filter((id) => !shared.includes(id)),
      );
      return { claim_id: claimId };
    });
  }

  /** An IP that came into being with the draft and that nobody else has seen. One described on its own stays, to be claimed. */
  private async removeIp(sql: Sql, me: MemberCaller, ipId: string): Promise<boolean> {
    const gone = await sql.execute(
      `DELETE FROM ip WHERE id = ? AND created_by = ? AND listed = 0 AND owner_id IS NULL AND (kind = 'artist' OR image_id IS NULL)
        AND NOT EXISTS (SELECT 1 FROM claim c WHERE c.ip_id = ?) AND NOT EXISTS (SELECT 1 FROM ip_operator o WHERE o.ip_id = ?)`,
      [ipId, me.id, ipId, ipId],
    );
    return gone > 0;
  }
}
