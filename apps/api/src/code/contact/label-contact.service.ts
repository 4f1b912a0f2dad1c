import { Injectable } from '@nestjs/common';
import {
  type InvoiceContact,
  type LicenseeContact,
  maskAddress,
  maskDocument,
  maskEmail,
  maskName,
  maskPhone,
  type OrderContact,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import type { StaffCaller } from '../../core/http/context';
import { LimitService } from '../../core/limit/limit.service';
import { HistoryService } from '../../core/transition/history.service';

/** A contact of an order, a merchant, an invoice or a report, field by field. */
type Contact = OrderContact | LicenseeContact | InvoiceContact | { contact: string };

const MASKS: Readonly<Record<string, (value: string) => string>> = {
  link_name: maskName,
  link_phone: maskPhone,
  recipient: maskName,
  recipient_phone: maskPhone,
  recipient_address: maskAddress,
  email: maskEmail,
  tax_id_number: maskDocument,
};

/** Contacts of orders, merchants and invoices: masked for staff; unmasked for a stated reason, with an audit line. */
@Injectable()
export class LabelContactService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
  ) {}

  masked<C extends Contact>(contact: C): C {
    return Object.fromEntries(
      Object.entries<string>(contact).map(([field, value]) => [field, MASKS[field]?.(value) ?? value]),
    ) as unknown as C;
  }

  /** The unmasked contact. The history records staff member and reason; the values are not stored. */
  async reveal<C extends Contact>(
    staff: StaffCaller,
    subject: string,
    id: string,
    reason: string,
    contact: C,
  ): Promise<C> {
    await this.limits.take('contact_reveal', staff.id);
    await this.history.write(this.db, { subject, subjectId: id, action: 'reveal', actor: staff, reason });
    return contact;
  }
}
