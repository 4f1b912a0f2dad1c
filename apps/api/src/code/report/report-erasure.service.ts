import { Injectable } from '@nestjs/common';
import { codeReportMachine, type CodeReportState } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import type { CodeReportEntity } from './report.entity';

/** Erases reports about the labels of a holder whose account closes: open ones end, buyers' texts are deleted. */
@Injectable()
export class ReportErasureService {
  constructor(private readonly transitions: TransitionService) {}

  async of(sql: Sql, ipId: string): Promise<void> {
    const open = await sql.rows<Pick<CodeReportEntity, 'id'>>(
      'SELECT id FROM code_report WHERE ip_id = ? AND state = ? FOR UPDATE',
      [ipId, codeReportMachine.initial],
    );
    for (const { id } of open)
      await this.transitions.applyIn<CodeReportState, 'lapse', CodeReportEntity>(sql, {
        machine: codeReportMachine,
        table: 'code_report',
        id,
        action: 'lapse',
        actor: SYSTEM,
        set: { due_at: null, settled_at: new Date() },
      });
    await sql.execute(
      `UPDATE code_report SET statement = NULL, contact = NULL, reason = NULL, image_id = NULL,
          erased_at = COALESCE(erased_at, NOW(3)) WHERE ip_id = ?`,
      [ipId],
    );
  }
}
