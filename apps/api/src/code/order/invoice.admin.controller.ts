import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  actionsFor,
  contactRevealInput,
  invoiceIssueInput,
  invoiceMachine,
  mayRole,
  reasonInput,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../../core/db/db';
import { countRows, like, type ListPlan } from '../../core/db/list-query';
import { notFound, refuse } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { recordId } from '../../core/http/console-id';
import { checked } from '../../core/http/console-input';
import { answerList } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { Files } from '../../core/files/files';
import { History } from '../../core/transition/history';
import { Contacts } from '../contacts';
import { Invoices, type StaffAction } from './invoices.service';
import type { InvoiceEntity, LabelOrderEntity } from './order.entity';

type Row = InvoiceEntity & { ip_name: string; product_name: string } & Pick<LabelOrderEntity, 'quantity'>;

const PLAN: ListPlan = {
  resource: 'invoices',
  table: 'invoice',
  columns: 't.*, o.quantity, ip.ip_name, g.product_name',
  joins:
    'JOIN label_order o ON o.id = t.order_id JOIN ip ON ip.id = o.ip_id JOIN code_goods g ON g.id = o.goods_id',
  filters: {
    state: 'state',
    order_id: 'order_id',
    q: (value) => ({
      sql: '(t.company_name LIKE ? OR t.invoice_number LIKE ?)',
      params: [like(value), like(value)],
    }),
  },
  sorts: ['due_at', 'created_at', 'id'],
};

/** The bodies of what can be done to an invoice. */
const INPUTS = { issue: invoiceIssueInput, void: reasonInput } satisfies Record<StaffAction, unknown>;

@Controller('api/admin/invoices')
export class InvoiceAdminController {
  constructor(
    private readonly db: Db,
    private readonly history: History,
    private readonly invoices: Invoices,
    private readonly contacts: Contacts,
    private readonly files: Files,
  ) {}

  @Console('invoice:read')
  @Get()
  list(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answerList<Row, unknown>(this.db, PLAN, request, reply, (row) => this.view(row, staff));
  }

  @Console('invoice:read')
  @Get('counts')
  async counts(): Promise<Record<string, number>> {
    const states = statesAwaiting(invoiceMachine, 'staff');
    const count = async (state: string) =>
      [state, await countRows(this.db, PLAN.table, 'WHERE t.state = ?', [state])] as const;
    return Object.fromEntries(await Promise.all(states.map(count)));
  }

  @Console('invoice:read')
  @Get(':id')
  async one(@Param('id') id: string, @Staff() staff: StaffCaller) {
    const row = await this.find(id);
    const [file = null] = await this.files.many(row.file_id ? [row.file_id] : [], staff);
    return { ...this.view(row, staff), file };
  }

  @Console('invoice:read')
  @Get(':id/history')
  async historyOf(@Param('id') id: string) {
    return this.history.of(invoiceMachine.name, (await this.find(id)).id);
  }

  /** Where an issued invoice is sent. */
  @Console('invoice:write')
  @Post(':id/reveal')
  @HttpCode(200)
  async reveal(@Param('id') id: string, @Body() body: unknown, @Staff() staff: StaffCaller) {
    const { reason } = checked(contactRevealInput, body);
    const row = await this.find(id);
    return this.contacts.reveal(staff, invoiceMachine.name, row.id, reason, this.contacts.ofInvoice(row));
  }

  @Console('invoice:write')
  @Post(':id/:action')
  @HttpCode(200)
  async decide(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
  ) {
    if (!Object.hasOwn(INPUTS, action)) throw refuse('action', 'choice');
    const known = action as StaffAction;
    await this.invoices.apply(staff, recordId(id), known, checked(INPUTS[known], body));
    return this.one(id, staff);
  }

  private async find(id: string): Promise<Row> {
    const row = await this.db.one<Row>(
      `SELECT ${PLAN.columns} FROM invoice t ${PLAN.joins!} WHERE t.id = ?`,
      [recordId(id)],
    );
    if (!row) throw notFound();
    return row;
  }

  /** Who writes the invoice reads the tax number as long as there is something to write; afterwards it is masked. */
  private shown(row: Row, { role }: StaffCaller) {
    const contact = this.contacts.ofInvoice(row);
    const masked = this.contacts.masked(contact);
    const writes = invoiceMachine.states[row.state].court === 'staff' && mayRole(role, 'invoice:write');
    return writes ? { ...masked, tax_id_number: contact.tax_id_number } : masked;
  }

  private view(row: Row, staff: StaffCaller) {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(invoiceMachine, row.state, staffMay(staff.role)),
      order_id: row.order_id,
      ip_name: row.ip_name,
      product_name: row.product_name,
      quantity: row.quantity,
      company_name: row.company_name,
      ...this.shown(row, staff),
      amount_fen: Number(row.amount_fen),
      invoice_number: row.invoice_number,
      issued_at: row.issued_at?.toISOString() ?? null,
      due_at: row.due_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      reveals: staffMay(staff.role)('invoice:write'),
    };
  }
}
