import { Injectable } from '@nestjs/common';
import { type SheetAction, sheetMachine, type SheetState, WITHDRAWN_REASON } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';

/** Ends open sheets to an IP that can no longer answer, and tells their buyers. */
@Injectable()
export class SheetWithdrawService {
  constructor(
    private readonly notices: SheetNoticeService,
    private readonly transitions: TransitionService,
  ) {}

  /** Open sheets to IPs that are not shown, have no owner, or that nobody has access to. */
  unanswerable(sql: Sql, most: number): Promise<SheetEntity[]> {
    return sql.rows<SheetEntity>(
      `SELECT t.* FROM ip JOIN sheet t ON t.ip_id = ip.id AND t.turn IS NOT NULL
        WHERE ip.owner_id IS NULL OR ip.listed = 0 OR NOT EXISTS
          (SELECT 1 FROM ip_operator o WHERE o.ip_id = ip.id AND o.match_relation IS NOT NULL)
        LIMIT ${String(most)}`,
    );
  }

  async withdraw(sql: Sql, { id, version }: SheetEntity): Promise<void> {
    await this.transitions.applyIn<SheetState, SheetAction, SheetEntity>(sql, {
      machine: sheetMachine,
      table: 'sheet',
      id,
      version,
      action: 'withdraw',
      actor: SYSTEM,
      set: {
        reason_code: WITHDRAWN_REASON,
        due_at: null,
        ends_at: null,
        remind_at: null,
        ended_at: new Date(),
        open_key: null,
      },
      effect: (effect, row) => this.notices.notify(effect, row, 'withdrawn'),
    });
  }
}
