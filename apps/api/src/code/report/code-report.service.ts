import { Injectable } from '@nestjs/common';
import {
  type CodeReportAction,
  type codeReportApi,
  type CodeReportDetail,
  codeReportMachine,
  type CodeReportRow,
  type CodeReportState,
  type Input,
  type Page,
  type ReportOutcome,
} from '@ipw/domain';
import { Db, type Row, type Sql } from '../../core/db/db';
import { notFound } from '../../core/errors/domain-error';
import { FileService, type Viewer } from '../../core/files/file.service';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { pageOf } from '../../core/http/page';
import { LimitService } from '../../core/limit/limit.service';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { MessageService } from '../../message';
import { LABEL_JOINS } from '../issue';
import type { CodeReportEntity } from './report.entity';
import { contactOf, statementOf } from './report-contact';
import { holdersRow, maskedContact, REPORT_COLUMNS, type ReportFound } from './report.view';

interface Settlement {
  version: number;
  outcome: ReportOutcome;
  reason: string;
}

/** Reports of fakes: read and settled by operators of the IP, or by staff. */
@Injectable()
export class CodeReportService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly cipher: FieldCipher,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly messages: MessageService,
  ) {}

  list({ ip_id, state, ...paging }: Input<typeof codeReportApi.list>): Promise<Page<CodeReportRow>> {
    return pageOf<ReportFound, CodeReportRow>(
      this.db,
      {
        from: `code_report t ${LABEL_JOINS}`,
        by: 'created_at',
        columns: REPORT_COLUMNS,
        where: `t.ip_id = ? AND t.erased_at IS NULL ${state ? 'AND t.state = ?' : ''}`,
        params: state ? [ip_id, state] : [ip_id],
      },
      paging,
      (row) => holdersRow(this.cipher, row),
    );
  }

  async detail(
    me: MemberCaller,
    { ip_id, report_id }: Input<typeof codeReportApi.detail>,
  ): Promise<CodeReportDetail> {
    const row = await this.find(report_id, ip_id);
    return {
      ...holdersRow(this.cipher, row),
      goods_id: row.goods_id!,
      ...(await this.details(row, me)),
    };
  }

  /** Details of a report beyond its list row, for holder and staff. */
  async details(row: ReportFound, viewer: Viewer) {
    const image = await this.files.oneOrNull(row.image_id, viewer);
    const seen = await this.db.one<{ visits: number; first_at: Date }>(
      'SELECT visits, first_at FROM code_seen WHERE batch_number = ? AND serial = ?',
      [row.batch_number, row.serial],
    );
    return {
      description: statementOf(this.cipher, row).description,
      contact: maskedContact(this.cipher, row),
      image,
      note: row.reason,
      scan_count: seen?.visits ?? 0,
      first_scanned_at: iso(seen?.first_at),
    };
  }

  /** The unmasked contact of the reporter. The history records the reader; the value is not stored. */
  async contact(me: MemberCaller, { ip_id, report_id }: Input<typeof codeReportApi.contact>) {
    const contact = contactOf(this.cipher, await this.find(report_id, ip_id));
    if (contact === null) throw notFound();
    await this.limits.take('contact_reveal', me.id);
    const line = { subject: codeReportMachine.name, subjectId: report_id, action: 'reveal', actor: me };
    await this.history.write(this.db, line);
    return { contact };
  }

  async settle(me: MemberCaller, { ip_id, report_id, ...settlement }: Input<typeof codeReportApi.settle>) {
    await this.find(report_id, ip_id);
    return this.move(me, report_id, 'settle', settlement, { ip_id });
  }

  /** Settles a report by staff; the holder is notified. */
  settleFor(staff: StaffCaller, id: string, settlement: Settlement) {
    return this.move(staff, id, 'settle_for', settlement, {}, (sql, row) =>
      this.notify(sql, row, 'code_report_settled'),
    );
  }

  /** Notifies all operators of the IP; a code without an IP notifies nobody. */
  async notify(
    sql: Sql,
    { id, ip_id, batch_number }: Pick<CodeReportEntity, 'id' | 'ip_id' | 'batch_number'>,
    key: 'code_reported' | 'code_report_settled',
  ): Promise<void> {
    if (ip_id === null) return;
    const readers = await sql.rows<{ member_id: string; product_name: string }>(
      `SELECT o.member_id, g.product_name FROM ip_operator o JOIN code_batch b ON b.number = ?
         JOIN code_goods g ON g.id = b.goods_id WHERE o.ip_id = ? AND o.match_relation IS NOT NULL`,
      [batch_number, ip_id],
    );
    for (const { member_id, product_name } of readers)
      await this.messages.send(sql, member_id, key, { ip_id, report_id: id, product_name });
  }

  private move(
    actor: MemberCaller | StaffCaller,
    id: string,
    action: CodeReportAction,
    { version, outcome, reason }: Settlement,
    where: Row,
    effect?: (sql: Sql, row: CodeReportEntity) => Promise<void>,
  ) {
    return this.transitions.apply<CodeReportState, CodeReportAction, CodeReportEntity>({
      machine: codeReportMachine,
      table: 'code_report',
      id,
      action,
      actor,
      version,
      // A holder's text is erased with the account and audit lines are never changed, so only staff's texts are recorded.
      reason: actor.kind === 'staff' ? reason : null,
      where,
      set: { outcome, due_at: null, settled_at: new Date() },
      effect: async (sql, row) => {
        await sql.update('code_report', { reason }, { id });
        await effect?.(sql, row);
      },
    });
  }

  private async find(id: string, ipId: string): Promise<ReportFound> {
    const row = await this.db.one<ReportFound>(
      `SELECT ${REPORT_COLUMNS} FROM code_report t ${LABEL_JOINS} WHERE t.id = ? AND t.ip_id = ? AND t.erased_at IS NULL`,
      [id, ipId],
    );
    if (!row) throw notFound();
    return row;
  }
}
