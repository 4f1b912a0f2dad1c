import { Injectable } from '@nestjs/common';
import { claimMachine, DELETABLE_CLAIMS } from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { IpOwnershipService } from '../ip';
import { filesOf } from './claim-draft.service';
import type { ClaimEntity } from './claim.entity';
import type { DisputeEntity } from './dispute.entity';

/** Deletes a member's claims that were never submitted. */
@Injectable()
export class ClaimRemovalService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly ips: IpOwnershipService,
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
      await this.history.write(sql, {
        subject: 'claim',
        subjectId: claimId,
        action: 'remove',
        actor: me,
        from: claim.state,
      });
      await this.ips.removeUnseen(sql, me, claim.ip_id);
      const others = await sql.rows<ClaimEntity>('SELECT * FROM claim WHERE member_id = ?', [me.id]);
      const disputes = await sql.rows<Pick<DisputeEntity, 'proof_images'>>(
        'SELECT proof_images FROM dispute WHERE member_id = ?',
        [me.id],
      );
      const shared = [
        ...others.flatMap(filesOf),
        ...disputes.flatMap(({ proof_images }) => fromJson<string[]>(proof_images)),
      ];
      await this.files.release(
        sql,
        filesOf(claim).filter((id) => !shared.includes(id)),
      );
      return { claim_id: claimId };
    });
  }
}
