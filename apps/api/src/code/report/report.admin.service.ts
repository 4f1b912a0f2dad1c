import { Injectable } from '@nestjs/common';
import {
  codeReportAdminApi,
  type CodeReportAdminRecord,
  type CodeReportAdminRow,
  codeReportMachine,
  type ConsoleInput,
  type Counts,
  staffMay,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { listPlan, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { AdminRecordService } from '../../core/http/admin-record.service';
import { parseUlidParam } from '../../core/http/console-id';
import type { Context, StaffCaller } from '../../core/http/context';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService } from '../../core/transition/history.service';
import { LabelContactService, LABEL_FILTERS } from '../admin';
import { LABEL_JOINS } from '../issue';
import { CodeReportService } from './code-report.service';
import { contactOf, statementOf } from './report-contact';
import { REPORT_COLUMNS, reportFacts, type ReportFound } from './report.view';

type Row = ReportFound & { ip_name: string | null };

/** Reports of fakes, for staff to read, and to settle when the code has no holder. */
@Injectable()
export class CodeReportAdminService extends AdminRecordService<
  Row,
  CodeReportAdminRow,
  CodeReportAdminRecord
> {
  protected readonly subject = codeReportMachine.name;

  constructor(
    protected readonly db: Db,
    private readonly cipher: FieldCipher,
    protected readonly history: HistoryService,
    private readonly contacts: LabelContactService,
    private readonly reports: CodeReportService,
  ) {
    super();
  }

  /** Numbers of open reports: all, and those only staff can settle. */
  counts(staff: StaffCaller): Promise<Counts> {
    return this.countStates(staff, [codeReportMachine.initial]);
  }

  async reveal(id: string, reason: string, staff: StaffCaller): Promise<{ contact: string }> {
    const row = await this.find(id, staff);
    const contact = contactOf(this.cipher, row);
    if (contact === null) throw notFound();
    return this.contacts.reveal(staff, this.subject, row.id, reason, { contact });
  }

  async settle(
    id: string,
    input: ConsoleInput<typeof codeReportAdminApi.settle>,
    staff: StaffCaller,
    context: Context,
  ): Promise<CodeReportAdminRow> {
    await this.reports.settleFor(staff, parseUlidParam(id), input);
    return this.row(id, staff, context);
  }

  protected plan(): ListPlan {
    return listPlan(codeReportAdminApi.list, {
      table: 'code_report',
      columns: `${REPORT_COLUMNS}, ip.ip_name`,
      joins: `${LABEL_JOINS} LEFT JOIN ip ON ip.id = t.ip_id`,
      filters: {
        state: 'state',
        verdict: 'verdict',
        ...LABEL_FILTERS,
      },
    });
  }

  protected view(row: Row, staff: StaffCaller): CodeReportAdminRow {
    return {
      id: row.id,
      ...reportFacts(this.cipher, row, staffMay(staff.role)),
      code: statementOf(this.cipher, row).code ?? null,
      ip_id: row.ip_id,
      ip_name: row.ip_name,
      source: row.source.slice(0, 8),
      reveals: row.contact !== null,
    };
  }

  protected override details(row: Row, staff: StaffCaller) {
    return this.reports.details(row, staff);
  }
}
