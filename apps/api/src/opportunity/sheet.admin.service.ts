import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  DUE_DAYS,
  type FoundIn,
  locateContacts,
  maskName,
  maskPhone,
  mayRole,
  SHEET_ENDS,
  SHEET_TEXTS,
  type SheetAction,
  sheetAdminApi,
  type SheetAdminRecord,
  type SheetAdminRow,
  sheetMachine,
  type SheetState,
  shanghaiDay,
  turnOf,
} from '@ipw/domain';
import type { Row as Columns, Sql } from '../core/db/db';
import { assignee } from '../core/db/list-filters';
import { listPlan, type ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import type { Context, StaffCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { CsvExportService } from '../core/csv/csv-export.service';
import type { AdminCall } from '../core/http/admin.controller';
import { iso } from '../core/http/iso';
import { ReviewRecordService } from '../core/review/review-record.service';
import { type Decision, staffActions, takeMoves } from '../core/review/staff-decision';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import { sheetColumns } from './sheet.columns';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { buyerOf, requestOf, statusOf } from './sheet.view';

type Row = SheetEntity & { ip_name: string; assignee_name: string | null; corrects_no: string | null };
type Effect = (sql: Sql, row: SheetEntity) => Promise<void>;
interface SheetMove {
  set: Columns | ((row: SheetEntity) => Columns);
  reason?: string;
  effect?: Effect;
}

/** Sheets of IPs whose owner is assigned to the consultant, and of IPs whose owner has no consultant. */
const REACH =
  't.ip_id IN (SELECT i.id FROM ip i LEFT JOIN member o ON o.id = i.owner_id WHERE o.consultant_id = ? OR o.consultant_id IS NULL)';

/** The staff side of sheets: the check before the holder sees one, and the consultant's review of the answer. */
@Injectable()
export class SheetAdminService extends ReviewRecordService<
  Row,
  SheetState,
  SheetAction,
  SheetAdminRow,
  SheetAdminRecord
> {
  protected readonly machine = sheetMachine;
  protected readonly inputs = sheetAdminApi.decide.inputs;

  constructor(
    private readonly cipher: FieldCipher,
    private readonly exports: CsvExportService,
    private readonly notices: SheetNoticeService,
    private readonly transitions: TransitionService,
  ) {
    super();
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(call.staff), columns: sheetColumns, view }, call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(sheetAdminApi.list, {
      table: 'sheet',
      columns: 't.*, ip.ip_name, s.name AS assignee_name, c.sheet_no AS corrects_no',
      joins:
        'JOIN ip ON ip.id = t.ip_id LEFT JOIN staff s ON s.id = t.assignee_id LEFT JOIN sheet c ON c.id = t.corrects_id',
      filters: {
        state: 'state',
        consult: 'consult',
        source: 'source',
        ip_id: 'ip_id',
        assignee: assignee(staff),
        q: (value) => ({ sql: 't.sheet_no = ?', params: [value.trim().toUpperCase()] }),
      },
      byId: { state: 'sheet_queue_id' },
      always: staff.role === 'consultant' ? { sql: REACH, params: [staff.id] } : undefined,
    });
  }

  protected override counted() {
    return [{ key: 'consult', sql: 't.consult = ? AND t.due_at IS NOT NULL', params: ['pending'] }];
  }

  protected apply(staff: StaffCaller, id: string, action: SheetAction, decision: Decision) {
    const moves: Partial<Record<SheetAction, () => SheetMove>> = {
      ...Object.fromEntries(Object.entries(takeMoves(staff)).map(([name, move]) => [name, () => move])),
      pass: () => this.passing(),
      fail: () => this.failing(decision),
      consult_pass: () => this.consulted('passed', decision),
      consult_return: () => this.consulted('returned', decision),
    };
    return this.transitions.apply<SheetState, SheetAction, SheetEntity>({
      machine: sheetMachine,
      table: 'sheet',
      id,
      action,
      actor: staff,
      version: decision.version,
      ...moves[action]!(),
    });
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
        reason_code: reason_code!,
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

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): SheetAdminRow {
    const { buyer_name } = buyerOf(this.cipher, row);
    const turn = turnOf(row.state, row.consult);
    return {
      id: row.id,
      ...statusOf(row),
      actions: staffActions(sheetMachine, row, staff).filter(
        (action) => !action.startsWith('consult_') || turn === 'consultant',
      ),
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      sku_id: row.sku_id,
      sku: translate(language, `field.${String(row.sku_id)}`),
      buy_num: row.buy_num,
      buyer_name: maskName(buyer_name),
      contacts: row.contacts,
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
    };
  }

  protected override details(row: Row, staff: StaffCaller): Omit<SheetAdminRecord, keyof SheetAdminRow> {
    const { buyer_name, company_name, phone_number } = buyerOf(this.cipher, row);
    const { sku_describe, company_case, other_describe } = requestOf(row);
    const texts = { sku_describe, company_case, other_describe, buyer_name, company_name };
    const found = SHEET_TEXTS.flatMap((field): FoundIn[] =>
      locateContacts(texts[field] ?? '').map(({ kind, text, sure }) => ({ field, kind, text, sure })),
    );
    const reviews = mayRole(staff.role, 'sheet:review') || mayRole(staff.role, 'sheet:consult');
    return {
      sku_describe,
      company_case,
      other_describe,
      company_name,
      phone_number: maskPhone(phone_number),
      found: reviews ? found : [],
      answer: row.answer,
      answered_at: iso(row.answered_at),
      reason_code: row.reason_code,
      reason: row.reason,
      corrects: row.corrects_no,
    };
  }
}
