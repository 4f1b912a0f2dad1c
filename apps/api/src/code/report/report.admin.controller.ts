import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { codeReportMachine, contactRevealInput, reportSettleInput, staffMay } from '@ipw/domain';
import { Db } from '../../core/db/db';
import type { ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { parseUlidParam } from '../../core/http/console-id';
import { parseBody } from '../../core/http/console-input';
import type { StaffCaller } from '../../core/http/context';
import { AdminListController } from '../../core/http/admin-list.controller';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService } from '../../core/transition/history.service';
import { LabelContactService } from '../label-contact.service';
import { labelNamed } from '../console-filters';
import {
  contactOf,
  REPORT_COLUMNS,
  REPORT_JOINS,
  reportFacts,
  type ReportFound,
  statementOf,
} from './report.view';
import { CodeReportService } from './code-report.service';

type Row = ReportFound & { ip_name: string | null };

/** Reports of fakes, for staff to read, and to settle where no holder does. */
@Controller('api/admin/code-reports')
export class CodeReportAdminController extends AdminListController(
  'code_report:read',
  codeReportMachine.name,
)<Row> {
  constructor(
    protected readonly db: Db,
    private readonly cipher: FieldCipher,
    protected readonly history: HistoryService,
    private readonly contacts: LabelContactService,
    private readonly reports: CodeReportService,
  ) {
    super();
  }

  /** How many are open: the holders' and those that only staff can settle. */
  @Console('code_report:read')
  @Get('counts')
  counts(@Staff() staff: StaffCaller) {
    return this.countStates(staff, [codeReportMachine.initial]);
  }

  @Console('code_report:read')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = parseBody(contactRevealInput, body);
    const row = await this.find(id, staff);
    const contact = contactOf(this.cipher, row);
    if (contact === null) throw notFound();
    return this.contacts.reveal(staff, codeReportMachine.name, row.id, reason, { contact });
  }

  @Console('code_report:write')
  @Post(':id/settle_for')
  @HttpCode(200)
  async settle(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    await this.reports.settleFor(staff, parseUlidParam(id), parseBody(reportSettleInput, body));
    return this.view(await this.find(id, staff), staff);
  }

  protected plan(): ListPlan {
    return {
      resource: 'code-reports',
      table: 'code_report',
      columns: `${REPORT_COLUMNS}, ip.ip_name`,
      joins: `${REPORT_JOINS} LEFT JOIN ip ON ip.id = t.ip_id`,
      filters: {
        state: 'state',
        verdict: 'verdict',
        ip_id: 'ip_id',
        batch_number: 'batch_number',
        q: labelNamed,
      },
      sorts: ['id', 'due_at'],
    };
  }

  protected view(row: Row, staff: StaffCaller) {
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
