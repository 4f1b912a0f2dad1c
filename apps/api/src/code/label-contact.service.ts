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
import { Db } from '../core/db/db';
import type { StaffCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { LicenseeEntity } from './goods/goods.entity';
import type { InvoiceEntity, LabelOrderEntity } from './order/order.entity';
import { contactContext, deliveryContext, invoiceEmailContext, invoiceTaxContext } from './cipher-contexts';

/** Whom labels, merchants or invoices lead to, field by field. */
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

/**
 * Contacts of orders, merchants and invoices: masked for staff; shown in clear for a stated reason, with an audit
 * line.
 */
@Injectable()
export class LabelContactService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
  ) {}

  ofOrder({ id, delivery }: Pick<LabelOrderEntity, 'id' | 'delivery'>): OrderContact {
    return JSON.parse(this.cipher.open(deliveryContext(id), delivery)) as OrderContact;
  }

  ofLicensee({ id, contact }: Pick<LicenseeEntity, 'id' | 'contact'>): LicenseeContact {
    return JSON.parse(this.cipher.open(contactContext(id), contact)) as LicenseeContact;
  }

  ofInvoice({
    id,
    email,
    tax_id_number,
  }: Pick<InvoiceEntity, 'id' | 'email' | 'tax_id_number'>): InvoiceContact {
    return {
      email: this.cipher.open(invoiceEmailContext(id), email),
      tax_id_number: this.cipher.open(invoiceTaxContext(id), tax_id_number),
    };
  }

  masked<C extends Contact>(contact: C): C {
    return Object.fromEntries(
      Object.entries<string>(contact).map(([field, value]) => [field, MASKS[field]?.(value) ?? value]),
    ) as unknown as C;
  }

  /** The contact in clear. The history keeps who looked and why; the values are written nowhere. */
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
