import { Injectable } from '@nestjs/common';
import {
  type Colleague,
  type Counts,
  type FoundIn,
  type HistoryLine,
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
import { like, listPlan, type ListPlan, one, readListQuery } from '../core/db/list-query';
import { countRows } from '../core/db/row-count';
import type { Context, StaffCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { CsvExportService } from '../core/csv/csv-export.service';
import type { AdminCall } from '../core/http/admin.controller';
import { queryOf } from '../core/http/body';
import { answerList } from '../core/http/console-list';
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
import { DECIDES, freeFor, isOf, mayHandOver, mayTake, reachOf } from './sheet-reach';
import { SheetReviewService } from './sheet-review.service';
import { buyerOf, replyOf, requestOf, statusOf } from './sheet.view';

type Row = SheetEntity & {
  ip_name: string;
  consultant_id: string | null;
  assignee_name: string | null;
  corrects_no: string | null;
};

/** The beginning of a sheet's number: its day, and some of its letters. */
const NUMBER = /^\d{6}[0-9A-Z]{0,6}$/i;

/** IPs of a name that are looked for by their ids. */
const MOST_IPS = 500;

/** What a consultant reads of a sheet before taking it, besides the row of the list. */
const UNREAD: Omit<SheetAdminRecord, keyof SheetAdminRow> = {
  sku_describe: '',
  company_case: null,
  other_describe: null,
  company_case_images: [],
  company_name: null,
  phone_number: '',
  found: [],
  answer: null,
  series: [],
  answered_at: null,
  reason_code: null,
  reason: null,
  marks: [],
  note: null,
  corrects: null,
  untaken: true,
};

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
    return this.exports.csv({ plan: this.planOf(call), columns: sheetColumns, view }, call);
  }

  override async list(call: AdminCall): Promise<SheetAdminRow[]> {
    const plan = await this.byIps(this.planOf(call), call);
    return answerList<Row, SheetAdminRow>(this.db, plan, call, (row) =>
      this.view(row, call.staff, call.context),
    );
  }

  protected override find(id: string, staff: StaffCaller): Promise<Row> {
    return one<Row>(this.db, { ...this.plan(staff), always: reachOf(staff, 'either') }, id);
  }

  /** Lines quote notes and answers. */
  protected override async lines(row: Row, staff: StaffCaller): Promise<HistoryLine[]> {
    return isOf(staff, row) ? super.lines(row, staff) : [];
  }

  private planOf({ request, staff }: AdminCall): ListPlan {
    const plan = this.plan(staff);
    const { free } = readListQuery(plan, queryOf(request)).filter;
    return free === undefined ? plan : { ...plan, always: reachOf(staff, 'free') };
  }

  protected plan(staff: StaffCaller): ListPlan {
    return listPlan(sheetAdminApi.list, {
      table: 'sheet',
      columns: 't.*, ip.ip_name, o.consultant_id, s.name AS assignee_name, c.sheet_no AS corrects_no',
      joins:
        'JOIN ip ON ip.id = t.ip_id LEFT JOIN member o ON o.id = ip.owner_id LEFT JOIN staff s ON s.id = t.assignee_id LEFT JOIN sheet c ON c.id = t.corrects_id',
      filters: {
        state: 'state',
        turn: 'turn',
        source: 'source',
        ip_id: 'ip_id',
        assignee: assignee(staff),
        late: (value) =>
          Object.hasOwn(LATENESS, value) ? LATENESS[value as Late]() : { sql: 'FALSE', params: [] },
        free: () => freeFor(staff),
        q: (value) => this.found(value.trim()),
      },
      byId: { state: 'sheet_queue_id' },
      always: reachOf(staff),
    });
  }

  /** A search for an IP's name by the ids found: count and page would each read all names again. */
  private async byIps(plan: ListPlan, { request }: AdminCall): Promise<ListPlan> {
    const text = readListQuery(plan, queryOf(request)).filter.q?.trim();
    if (!text || this.found(text).sql !== IP_NAME) return plan;
    const ips = await this.db.rows<{ id: string }>(
      `SELECT id FROM ip WHERE ip_name LIKE ? LIMIT ${String(MOST_IPS + 1)}`,
      [like(text)],
    );
    if (ips.length > MOST_IPS) return plan;
    const found = {
      sql: ips.length ? 't.ip_id IN (?)' : 'FALSE',
      params: ips.length ? [ips.map(({ id }) => id)] : [],
    };
    return { ...plan, filters: { ...plan.filters, q: () => found } };
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

  /** With the number of answers a consultant may take, or has. */
  override async counts(call: AdminCall): Promise<Counts> {
    const { sql, params } = freeFor(call.staff);
    const [counts, free] = await Promise.all([
      super.counts(call),
      countRows(this.db, 'sheet', `WHERE ${sql}`, params),
    ]);
    return { ...counts, free };
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
        (action) =>
          (!action.startsWith('consult_') || turn === 'consultant') &&
          (action !== 'hand_over' || mayHandOver(turn)) &&
          (action === 'assign' ? mayTake(staff, turn) : isOf(staff, row)),
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
      assigned_at: iso(row.assigned_at),
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
    const reviews = Object.values(DECIDES).some((scope) => mayRole(staff.role, scope));
    if (!isOf(staff, row)) return UNREAD;
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
      untaken: false,
    };
  }
}
