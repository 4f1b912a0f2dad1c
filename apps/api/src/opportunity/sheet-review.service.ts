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
  workingMorning,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { OwnMatterService } from '../member';
import { SheetColleagueService } from './sheet-colleague.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { refuseBeyond } from './sheet-reach';

interface SheetDecision extends Decision {
  /** To whom it is handed over. */
  colleague_id?: string;
}

type SheetMove = StaffMove<SheetState, SheetAction, SheetEntity>;

/** What the end of the check sets. */
const CHECKED = () => ({ checked_at: new Date(), escalated_at: null });

const mapped = <K extends string, V>(
  all: Partial<Record<K, V>>,
  change: (one: V) => V,
): Partial<Record<K, V>> =>
  Object.fromEntries(
    Object.entries<V>(all as Record<K, V>).map(([key, one]) => [key, change(one)]),
  ) as Partial<Record<K, V>>;

/** The staff side of sheets: the check before the holder sees one, and the consultant's review of the answer. */
@Injectable()
export class SheetReviewService extends StaffDecisionService<
  SheetState,
  SheetAction,
  SheetEntity,
  SheetDecision
> {
  protected readonly machine = sheetMachine;
  protected readonly table = 'sheet';

  constructor(
    private readonly colleagues: SheetColleagueService,
    private readonly matters: OwnMatterService,
    private readonly notices: SheetNoticeService,
  ) {
    super();
  }

  protected moves(staff: StaffCaller, decision: SheetDecision): Partial<Record<SheetAction, SheetMove>> {
    const moves: Partial<Record<SheetAction, SheetMove>> = {
      pass: this.passing(),
      fail: this.failing(decision),
      consult_pass: this.consulted('passed', decision),
      consult_return: this.consulted('returned', decision),
    };
    return {
      ...mapped(moves, (move) => ({
        ...move,
        effect: async (sql, row, to) => {
          await this.matters.refuseIp(sql, staff, row.ip_id);
          await this.matters.refusePhone(sql, staff, row.phone_hash);
          await move.effect?.(sql, row, to);
        },
      })),
      hand_over: this.handedOver(decision),
      note: { reason: decision.reason ?? null },
    };
  }

  protected override moveOf(staff: StaffCaller, action: SheetAction, decision: SheetDecision) {
    const move = super.moveOf(staff, action, decision);
    return {
      ...move,
      effect: async (sql: Sql, row: SheetEntity, to: SheetState) => {
        await refuseBeyond(sql, staff, action, row);
        await move.effect?.(sql, row, to);
      },
    };
  }

  private handedOver({ colleague_id }: SheetDecision): SheetMove {
    return {
      set: { assignee_id: colleague_id, assigned_at: new Date() },
      effect: async (sql, row) => {
        await this.colleagues.check(sql, colleague_id!);
        await this.matters.refuseIp(sql, { id: colleague_id! }, row.ip_id);
      },
    };
  }

  private passing(): SheetMove {
    const now = new Date();
    const due_at = addWorkingDays(now, DUE_DAYS.sheet_answer);
    return {
      set: {
        ...CHECKED(),
        due_at,
        ends_at: workingMorning(now, SHEET_ENDS.unanswered + 1),
        remind_at: workingMorning(now, DUE_DAYS.sheet_answer - 1),
      },
      effect: (sql, row) => this.notices.notify(sql, row, 'passed', { due: shanghaiDay(due_at) }),
    };
  }

  private failing({ reason_code, reason, marks }: Decision): SheetMove {
    return {
      reason: reasonLine({ reason_code, reason }),
      set: {
        ...reasonColumns({ reason_code, reason }),
        marks: storedMarks(marks, {}),
        ...CHECKED(),
        due_at: null,
        remind_at: null,
        ended_at: new Date(),
        open_key: null,
      },
      effect: (sql, row) => this.notices.notify(sql, row, 'failed'),
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
        consulted_at: now,
        escalated_at: null,
        note: reason ?? null,
        due_at,
        ends_at: workingMorning(now, SHEET_ENDS.unconfirmed + 1),
        remind_at: workingMorning(now, days - 1),
      },
      effect: async (sql, row) => {
        if (turnOf(row.state, row.consult) !== 'consultant')
          throw new DomainError('STATE', { machine: sheetMachine.name, state: row.state, allowed: [] });
        await this.notices.notify(sql, row, passed ? 'approved' : 'returned', { due: shanghaiDay(due_at) });
      },
    };
  }
}
