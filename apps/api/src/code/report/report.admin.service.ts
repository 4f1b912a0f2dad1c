import { Injectable } from '@nestjs/common';
import {
  codeReportAdminApi,
  type CodeReportAdminRecord,
  type CodeReportAdminRow,
  codeReportMachine,
  type Counts,
  staffMay,
} from '@ipw/domain';
import { listPlan, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import { parseUlidParam } from '../../core/http/body';
import type { StaffCaller } from '../../core/http/context';
import { FieldCipher } from '../../core/security/field-cipher';
import { LabelContactService } from '../contact';
import { LABEL_FILTERS, LABEL_JOINS } from '../issue';
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
    private readonly cipher: FieldCipher,
    private readonly contacts: LabelContactService,
    private readonly reports: CodeReportService,
  ) {
    super();
  }

  /** Numbers of open reports: all, and those only staff can settle. */
  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, [codeReportMachine.initial]);
  }

  async reveal({
    id,
    input,
    staff,
  }: AdminCall<typeof codeReportAdminApi.reveal>): Promise<{ contact: string }> {
    const row = await this.find(id, staff);
    const contact = contactOf(this.cipher, row);
    if (contact === null) throw notFound();
    return this.contacts.reveal(staff, this.subject, row.id, input.reason, { contact });
  }

  async settle(call: AdminCall<typeof codeReportAdminApi.settle>): Promise<CodeReportAdminRow> {
    await this.reports.settleFor(call.staff, parseUlidParam(call.id), call.input);
    return this.row(call);
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
      source: row.source,
      reveals: row.contact !== null,
    };
  }

  protected override details(row: Row, staff: StaffCaller) {
    return this.reports.details(row, staff);
  }
}
