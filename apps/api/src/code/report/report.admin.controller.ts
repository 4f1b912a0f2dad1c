import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { codeReportMachine, contactRevealInput, reportSettleInput, staffMay } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { countRows, like, type ListPlan } from '../../core/db/list-query';
import { notFound } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { FieldCipher } from '../../core/security/field-cipher';
import { History } from '../../core/transition/history';
import { Contacts } from '../contacts';
import {
  contactOf,
  REPORT_COLUMNS,
  REPORT_JOINS,
  reportFacts,
  type ReportFound,
  statementOf,
} from './report.view';
import { CodeReports } from './reports.service';

type Row = ReportFound & { ip_name: string | null };

const PLAN: ListPlan = {
  resource: 'code-reports',
  table: 'code_report',
  columns: `${REPORT_COLUMNS}, ip.ip_name`,
  joins: `${REPORT_JOINS} LEFT JOIN ip ON ip.id = t.ip_id`,
  filters: {
    state: 'state',
    verdict: 'verdict',
    ip_id: 'ip_id',
    batch_number: 'batch_number',
    q: (value) => ({
      sql: '(t.ip_id IN (SELECT id FROM ip WHERE ip_name LIKE ?) OR t.batch_number IN (SELECT b.number FROM code_batch b JOIN code_goods g ON g.id = b.goods_id WHERE g.product_name LIKE ?))',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['id', 'due_at'],
};

/** Reports of fakes, for staff to read, and to settle where no holder does. */
@Controller('api/admin/code-reports')
export class CodeReportAdminController {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: History,
    private readonly contacts: Contacts,
    private readonly reports: CodeReports,
  ) {}

  @Console('code_report:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, PLAN, request, reply, (row) => this.view(row, staff));
  }

  /** How many are open: the holders' and those that only staff can settle. */
  @Console('code_report:read')
  @Get('counts')
  async counts() {
    const { initial } = codeReportMachine;
    return { [initial]: await countRows(this.db, 'code_report', 'WHERE t.state = ?', [initial]) };
  }

  @Console('code_report:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id);
    return { ...this.view(row, staff), ...(await this.reports.details(row, staff)) };
  }

  @Console('code_report:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of(codeReportMachine.name, (await this.find(id)).id);
  }

  @Console('code_report:read')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = checked(contactRevealInput, body);
    const row = await this.find(id);
    const contact = contactOf(this.cipher, row);
    if (contact === null) throw notFound();
    return this.contacts.reveal(staff, codeReportMachine.name, row.id, reason, { contact });
  }

  @Console('code_report:write')
  @Post(':id/settle_for')
  @HttpCode(200)
  async settle(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    await this.reports.settleFor(staff, recordId(id), checked(reportSettleInput, body));
    return this.view(await this.find(id), staff);
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(
      `SELECT ${PLAN.columns} FROM code_report t ${PLAN.joins!} WHERE t.id = ?`,
      [recordId(id)],
    );
    if (!row) throw notFound();
    return row;
  }

  private view(row: Row, staff: StaffCaller) {
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
}
