import { Injectable } from '@nestjs/common';
import {
  type Colleague,
  type FoundIn,
  type Late,
  locateContacts,
  maskName,
  maskPhone,
  mayRole,
  SHEET_TEXTS,
  STAFF_TURNS,
  type SheetAction,
  sheetAdminApi,
  type SheetAdminRecord,
  type SheetAdminRow,
  type SheetFigure,
  sheetMachine,
  type SheetState,
  turnOf,
  TURNS,
} from '@ipw/domain';
import { assignee, IP_NAME } from '../core/db/list-filters';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import type { Context, StaffCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { CsvExportService } from '../core/csv/csv-export.service';
import type { AdminCall } from '../core/http/admin.controller';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { ReviewRecordService, staffActions } from '../core/review/review-record.service';
import { staffVersion } from '../core/transition/transition.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { SheetColleagueService } from './sheet-colleague.service';
import { sheetColumns } from './sheet.columns';
import type { SheetEntity } from './sheet.entity';
import { LATENESS, SheetFigureService } from './sheet-figure.service';
import { SheetPictureService } from './sheet-picture.service';
import { SheetReviewService } from './sheet-review.service';
import { buyerOf, replyOf, requestOf, statusOf } from './sheet.view';

type Row = SheetEntity & { ip_name: string; assignee_name: string | null; corrects_no: string | null };

/** Sheets of IPs whose owner is assigned to the consultant. */
const REACH =
  't.ip_id IN (SELECT i.id FROM ip i JOIN member o ON o.id = i.owner_id WHERE o.consultant_id = ?)';

/** The beginning of a sheet's number: its day, and some of its letters. */
const NUMBER = /^\d{6}[0-9A-Z]{0,6}$/i;

/** The scope that takes a turn. */
const DECIDES = { staff: 'sheet:review', consultant: 'sheet:consult' } as const;

/** Sheets in the console. */
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
    protected readonly decisions: SheetReviewService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly exports: CsvExportService,
    private readonly others: SheetColleagueService,
    private readonly pictures: SheetPictureService,
    private readonly statistics: SheetFigureService,
  ) {
    super();
  }

  figures({ staff }: AdminCall): Promise<SheetFigure[]> {
    return this.statistics.read(this.plan(staff).always);
  }

  colleagues({ staff }: AdminCall): Promise<Colleague[]> {
    return this.others.list(staff);
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
        turn: 'turn',
        source: 'source',
        ip_id: 'ip_id',
        assignee: assignee(staff),
        late: (value) =>
          Object.hasOwn(LATENESS, value) ? LATENESS[value as Late]() : { sql: 'FALSE', params: [] },
        q: (value) => this.found(value.trim()),
      },
      byId: { state: 'sheet_queue_id' },
      always: staff.role === 'consultant' ? { sql: REACH, params: [staff.id] } : undefined,
    });
  }

  /** Sheets by the beginning of their number or by the buyer's phone; other texts are looked for in names of IPs. */
  private found(text: string) {
    const hashes = this.phones.hashes(text);
    if (!NUMBER.test(text) && hashes.length === 0) return { sql: IP_NAME, params: [like(text)] };
    const number = 't.sheet_no LIKE ?';
    const params = [like(text.toUpperCase()).slice(1)];
    return hashes.length
      ? { sql: `(${number} OR t.phone_hash IN (?))`, params: [...params, hashes] }
      : { sql: number, params };
  }

  /** Beside the columns of the board, what the caller may decide. */
  protected override counted(staff: StaffCaller) {
    const own = Object.entries(DECIDES).flatMap(([turn, scope]) =>
      mayRole(staff.role, scope) ? [turn] : [],
    );
    return [
      ...TURNS.map((turn) => ({ key: turn, sql: 't.turn = ?', params: [turn] })),
      { key: 'todo', sql: 't.turn IN (?)', params: [own] },
    ];
  }

  protected override get awaiting() {
    return { sql: 't.turn IN (?)', params: [STAFF_TURNS] };
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): SheetAdminRow {
    const { buyer_name } = buyerOf(this.cipher, row);
    const turn = turnOf(row.state, row.consult);
    return {
      id: row.id,
      ...statusOf(row),
      version: staffVersion(row),
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
      escalated_at: iso(row.escalated_at),
      assignee_id: row.assignee_id,
      assignee_name: row.assignee_name,
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
  ): Promise<Omit<SheetAdminRecord, keyof SheetAdminRow>> {
    const { buyer_name, company_name, phone_number } = buyerOf(this.cipher, row);
    const { sku_describe, company_case, other_describe } = requestOf(row);
    const texts = { sku_describe, company_case, other_describe, buyer_name, company_name };
    const found = SHEET_TEXTS.flatMap((field): FoundIn[] =>
      locateContacts(texts[field] ?? '').map((span) => ({ field, ...span })),
    );
    const reviews = mayRole(staff.role, 'sheet:review') || mayRole(staff.role, 'sheet:consult');
    return {
      sku_describe,
      company_case,
      other_describe,
      company_case_images: await this.pictures.checked(row, staff, reviews),
      company_name,
      phone_number: maskPhone(phone_number),
      found: reviews ? found : [],
      answer: row.answer,
      series: (await replyOf(this.db, row))?.series ?? [],
      answered_at: iso(row.answered_at),
      reason_code: row.reason_code,
      reason: row.reason,
      marks: marksOf(row.marks),
      note: row.note,
      corrects: row.corrects_no,
    };
  }
}
