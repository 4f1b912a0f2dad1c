import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  SHEET_ENDS,
  type SheetAction,
  sheetMachine,
  type SheetState,
  shanghaiDay,
  turnOf,
} from '@ipw/domain';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/staff-decision.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';

type SheetMove = StaffMove<SheetState, SheetAction, SheetEntity>;

/** The staff side of sheets: the check before the holder sees one, and the consultant's review of the answer. */
@Injectable()
export class SheetReviewService extends StaffDecisionService<SheetState, SheetAction, SheetEntity> {
  protected readonly machine = sheetMachine;
  protected readonly table = 'sheet';

  constructor(private readonly notices: SheetNoticeService) {
    super();
  }

  protected moves(_staff: StaffCaller, decision: Decision): Partial<Record<SheetAction, SheetMove>> {
    return {
      pass: this.passing(),
      fail: this.failing(decision),
      consult_pass: this.consulted('passed', decision),
      consult_return: this.consulted('returned', decision),
    };
  }

  private passing(): SheetMove {
    const now = new Date();
    const due_at = addWorkingDays(now, DUE_DAYS.sheet_answer);
    return {
      set: {
        due_at,
        ends_at: addWorkingDays(now, SHEET_ENDS.unanswered),
        remind_at: addWorkingDays(now, DUE_DAYS.sheet_answer - 1),
      },
      effect: async (sql, row) => {
        const due = shanghaiDay(due_at);
        await this.notices.holder(sql, row, 'sheet_received', { due });
        await this.notices.buyer(sql, row, 'sms.sheet_passed', { due });
      },
    };
  }

  private failing({ reason_code, reason }: Decision): SheetMove {
    return {
      reason: [reason_code, reason].filter(Boolean).join(': '),
      set: {
        reason_code: reason_code ?? null,
        reason: reason || null,
        due_at: null,
        ended_at: new Date(),
        open_key: null,
      },
      effect: (sql, row) => this.notices.buyer(sql, row, 'sms.sheet_failed'),
    };
  }

  /** An answer is passed on to the buyer, or sent back to the holder with a note. */
  private consulted(consult: 'passed' | 'returned', { reason }: Decision): SheetMove {
    const now = new Date();
    const passed = consult === 'passed';
    const days = passed ? DUE_DAYS.sheet_confirm : DUE_DAYS.sheet_answer;
    const due_at = addWorkingDays(now, days);
    return {
      ...(reason && { reason }),
      set: {
        consult,
        note: reason ?? null,
        due_at,
        ends_at: addWorkingDays(now, SHEET_ENDS.unconfirmed),
        remind_at: addWorkingDays(now, days - 1),
      },
      effect: async (sql, row) => {
        if (turnOf(row.state, row.consult) !== 'consultant')
          throw new DomainError('STATE', { machine: sheetMachine.name, state: row.state, allowed: [] });
        const due = shanghaiDay(due_at);
        if (passed) await this.notices.buyer(sql, row, 'sms.sheet_answered', { due });
        else await this.notices.holder(sql, row, 'sheet_returned', { due });
      },
    };
  }
}
