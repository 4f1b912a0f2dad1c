import { Injectable } from '@nestjs/common';
import {
  codeRequestMachine,
  type CodeRequestState,
  labelOrderMachine,
  type LabelOrderState,
  type Machine,
} from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { FieldCipher } from '../../core/security/field-cipher';
import { SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { type LicenseeEntity, sealLicenseeContact } from '../goods';
import type { CodeRequestEntity } from '../issue';
import { InvoiceService, type LabelOrderEntity, RefundService, withoutRecipient } from '../order';
import { ReportErasureService } from '../report';

const NO_CONTACT = {
  link_name: '',
  link_phone: '',
  recipient: '',
  recipient_phone: '',
  recipient_address: '',
};
const CARRIED = 'SELECT 1 FROM code_batch b WHERE';

/**
 * Erases goods, merchants, orders and invoices of an IP when its holder's account is closed. Accounting data is kept by law:
 * quantities, amounts, payments and invoice numbers stay without personal data. Printed labels still answer scans, so goods
 * and merchants with codes keep their name only.
 */
@Injectable()
export class CodeErasureService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly transitions: TransitionService,
    private readonly invoices: InvoiceService,
    private readonly refunds: RefundService,
    private readonly reports: ReportErasureService,
  ) {}

  async of(sql: Sql, ipId: string): Promise<void> {
    await this.endOrders(sql, ipId);
    await this.endRequests(sql, ipId);
    await this.invoices.erase(sql, 'SELECT id FROM label_order WHERE ip_id = ?', [ipId]);
    await this.refunds.erase(sql, 'SELECT id FROM label_order WHERE ip_id = ?', [ipId]);
    await this.merchants(sql, ipId);
    await this.reports.of(sql, ipId);
    await sql.execute('DELETE FROM code_alert WHERE ip_id = ?', [ipId]);
    await sql.execute(
      `UPDATE code_goods g SET image_id = NULL, deleted_at = COALESCE(deleted_at, NOW(3)), version = version + 1,
          project_name = IF(EXISTS(${CARRIED} b.goods_id = g.id), project_name, ''),
          product_name = IF(EXISTS(${CARRIED} b.goods_id = g.id), product_name, ''),
          licensee = IF(EXISTS(${CARRIED} b.goods_id = g.id), licensee, '')
        WHERE ip_id = ?`,
      [ipId],
    );
  }

  private async endOrders(sql: Sql, ipId: string): Promise<void> {
    const orders = await sql.rows<LabelOrderEntity>('SELECT * FROM label_order WHERE ip_id = ? FOR UPDATE', [
      ipId,
    ]);
    for (const { id, state } of orders) {
      if (isOpen(labelOrderMachine, state))
        await this.transitions.applyIn<LabelOrderState, 'reject', LabelOrderEntity>(sql, {
          machine: labelOrderMachine,
          table: 'label_order',
          id,
          action: 'reject',
          actor: SYSTEM,
          reason: 'other',
          set: { reason_code: 'other', due_at: null, decided_at: new Date() },
          effect: async (effect, row) => {
            if (!row.paid) return;
            await this.refunds.open(effect, { subject: labelOrderMachine.name, order_id: row.id }, SYSTEM);
            await this.invoices.cancel(effect, row.id);
          },
        });
      await sql.update(
        'label_order',
        { ...withoutRecipient(this.cipher, id), reason: null, erased_at: new Date() },
        { id },
      );
    }
  }

  private async endRequests(sql: Sql, ipId: string): Promise<void> {
    const requests = await sql.rows<CodeRequestEntity>(
      'SELECT * FROM code_request WHERE ip_id = ? FOR UPDATE',
      [ipId],
    );
    for (const { id, state } of requests)
      if (isOpen(codeRequestMachine, state))
        await this.transitions.applyIn<CodeRequestState, 'reject', CodeRequestEntity>(sql, {
          machine: codeRequestMachine,
          table: 'code_request',
          id,
          action: 'reject',
          actor: SYSTEM,
          reason: 'other',
          set: { reason_code: 'other', due_at: null, decided_at: new Date() },
          effect: async (effect, { goods_id, quantity }) => {
            await effect.execute(
              'UPDATE code_goods SET reserved = reserved - ?, version = version + 1 WHERE id = ?',
              [quantity, goods_id],
            );
          },
        });
    await sql.execute('UPDATE code_request SET reason = NULL, erased_at = NOW(3) WHERE ip_id = ?', [ipId]);
  }

  private async merchants(sql: Sql, ipId: string): Promise<void> {
    const rows = await sql.rows<Pick<LicenseeEntity, 'id'>>('SELECT id FROM code_licensee WHERE ip_id = ?', [
      ipId,
    ]);
    for (const { id } of rows)
      await sql.execute(
        `UPDATE code_licensee l SET contact = ?, deleted_at = COALESCE(deleted_at, NOW(3)), version = version + 1,
            licensee_name = IF(EXISTS(${CARRIED} b.licensee_id = l.id), licensee_name, '') WHERE id = ?`,
        [sealLicenseeContact(this.cipher, id, NO_CONTACT), id],
      );
  }
}

const isOpen = <S extends string>(machine: Machine<S>, state: S): boolean =>
  machine.states[state].awaits === 'staff';
