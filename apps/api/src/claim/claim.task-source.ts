import { Injectable } from '@nestjs/common';
import { claimMachine, claimPage, type PendingTask, statesAwaiting } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { Sql } from '../core/db/db';
import type { ClaimEntity } from './claim.entity';

type Waiting = Pick<ClaimEntity, 'id' | 'kind' | 'ip_id' | 'reason_code' | 'decided_at' | 'created_at'> & {
  ip_name: string | null;
};

/** Claims shown; a member who has more finds all of them in the list of claims. */
const MOST = 100;

/** A member's claims to be submitted, for the first time or again. */
@Injectable()
export class ClaimTaskSource extends TaskSource {
  async tasks(sql: Sql, { memberId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<Waiting>(
      `SELECT t.id, t.kind, t.ip_id, t.reason_code, t.decided_at, t.created_at, ip.ip_name FROM claim t LEFT JOIN ip ON ip.id = t.ip_id
        WHERE t.member_id = ? AND t.state IN (?) ORDER BY t.id DESC LIMIT ${String(MOST)}`,
      [memberId, statesAwaiting(claimMachine, 'member')],
    );
    return rows.map((row) => ({
      task: row.reason_code ? 'claim_failed' : 'claim_draft',
      id: row.id,
      subject: null,
      name: row.ip_name || null,
      reason: row.reason_code && `claim_reason.${row.reason_code}`,
      link: claimPage({ ...row, claim_id: row.id }),
      due_at: null,
      since: (row.decided_at ?? row.created_at).toISOString(),
    }));
  }
}
