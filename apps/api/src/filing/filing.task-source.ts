import { Injectable } from '@nestjs/common';
import {
  filingMachine,
  fill,
  type FilingState,
  MESSAGES,
  type PendingTask,
  TASK_DAYS,
  type TaskKey,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { FilingEntity } from './filing.entity';
import { waitOf } from './filing-payment';

const MOST = 50;
const TASK_IN: Partial<Record<FilingState, TaskKey>> = {
  draft: 'filing_draft',
  correction: 'filing_correction',
  rejected: 'filing_rejected',
};

/** The newest rejection of the filing is longer ago than the days given. */
const REJECTED_BEFORE = `(SELECT MAX(l.created_at) FROM audit_line l WHERE l.subject = ? AND l.subject_id = t.id
  AND l.action = 'reject') < NOW(3) - INTERVAL ? DAY`;

/** A member's filings that wait for them: a draft, a correction, a payment or its voucher, for some time a rejected one. */
@Injectable()
export class FilingTaskSource extends TaskSource {
  async tasks(sql: Sql, { memberId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<FilingEntity>(
      `SELECT * FROM filing t WHERE member_id = ? AND (state IN (?) OR (state = ? AND pay <> 'credit' AND paid = 0))
        AND NOT (state = ? AND COALESCE(${REJECTED_BEFORE}, 0)) ORDER BY created_at, id LIMIT ${String(MOST)}`,
      [
        memberId,
        Object.keys(TASK_IN),
        ...[filingMachine.actions.submit.to, filingMachine.actions.reject.to],
        ...[filingMachine.name, TASK_DAYS.filing],
      ],
    );
    return rows.flatMap((row) => {
      const waits = waitOf(row);
      const task = waits ? waits !== 'voucher_check' && 'filing_payment' : TASK_IN[row.state];
      if (!task) return [];
      return {
        task,
        id: row.id,
        subject: null,
        name: row.title,
        reason: row.reason_code && `filing_reason.${row.reason_code}`,
        link: fill(MESSAGES.filing_correction.link, { filing_id: row.id }),
        due_at: iso(row.due_at),
        since: (row.submitted_at ?? row.created_at).toISOString(),
      };
    });
  }
}
