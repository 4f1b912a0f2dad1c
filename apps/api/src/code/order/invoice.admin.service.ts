import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Counts,
  invoiceAdminApi,
  type InvoiceContact,
  invoiceMachine,
  type InvoiceRecord,
  type InvoiceRow,
  mayRole,
  staffMay,
  statesAwaiting,
} from '@ipw/domain';
import { contains, listPlan, type ListPlan } from '../../core/db/list-query';
import { FileService } from '../../core/files/file.service';
import { AdminRecordService } from '../../core/http/admin-record.service';
import type { AdminCall } from '../../core/http/admin.controller';
import { parseUlidParam, actionInput } from '../../core/http/body';
import type { StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { FieldCipher } from '../../core/security/field-cipher';
import { LabelContactService } from '../contact';
import { PAID_JOINS, PAID_NUMBER } from '../payable';
import { InvoiceService } from './invoice.service';
import { orNumbered } from './order-search';
import { openInvoiceContact } from './invoice-contact';
import type { InvoiceEntity } from './invoice.entity';

type Row = InvoiceEntity & {
  ip_name: string | null;
  product_name: string;
  quantity: number | null;
  order_number: string;
};

@Injectable()
export class InvoiceAdminService extends AdminRecordService<Row, InvoiceRow, InvoiceRecord> {
  protected readonly subject = invoiceMachine.name;

  constructor(
    private readonly invoices: InvoiceService,
    private readonly cipher: FieldCipher,
    private readonly contacts: LabelContactService,
    private readonly files: FileService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(invoiceMachine, 'staff'));
  }

  /** The unmasked recipient of an invoice. */
  async reveal({ id, input, staff }: AdminCall<typeof invoiceAdminApi.reveal>): Promise<InvoiceContact> {
    const row = await this.find(id, staff);
    return this.contacts.reveal(
      staff,
      this.subject,
      row.id,
      input.reason,
      openInvoiceContact(this.cipher, row),
    );
  }

  protected plan(): ListPlan {
    return listPlan(invoiceAdminApi.list, {
      table: 'invoice',
      columns: `t.*, o.quantity, COALESCE(o.order_number, f.filing_number) AS order_number, ip.ip_name,
        COALESCE(g.product_name, f.title, '') AS product_name`,
      joins: PAID_JOINS,
      filters: {
        state: 'state',
        order_id: 'order_id',
        q: (value) => orNumbered(value, contains('t.company_name', 't.invoice_number')(value), PAID_NUMBER),
      },
    });
  }

  async decide(call: AdminCall): Promise<InvoiceRecord> {
    const { action, input } = actionInput(invoiceAdminApi.decide, call);
    await this.invoices.apply(call.staff, parseUlidParam(call.id), action, input);
    return this.one(call);
  }

  /** Finance sees the tax number while an invoice is to be issued; afterwards it is masked. */
  private shown(row: Row, { role }: StaffCaller) {
    const contact = openInvoiceContact(this.cipher, row);
    const masked = this.contacts.masked(contact);
    const writes = invoiceMachine.states[row.state].awaits === 'staff' && mayRole(role, 'invoice:write');
    return writes ? { ...masked, tax_id_number: contact.tax_id_number } : masked;
  }

  protected view(row: Row, staff: StaffCaller): InvoiceRow {
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(invoiceMachine, row.state, staffMay(staff.role)),
      subject: row.subject,
      order_id: row.order_id,
      order_number: row.order_number,
      ip_name: row.ip_name,
      product_name: row.product_name,
      quantity: row.quantity,
      company_name: row.company_name,
      ...this.shown(row, staff),
      amount_fen: Number(row.amount_fen),
      invoice_number: row.invoice_number,
      issued_at: iso(row.issued_at),
      due_at: iso(row.due_at),
      created_at: row.created_at.toISOString(),
      reveals: staffMay(staff.role)('invoice:write') && row.company_name !== '',
    };
  }

  protected override async details(row: Row, staff: StaffCaller) {
    const file = await this.files.oneOrNull(row.file_id, staff);
    return { file };
  }
}
