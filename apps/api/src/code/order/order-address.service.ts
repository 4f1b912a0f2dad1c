import { Injectable } from '@nestjs/common';
import type { Input, orderApi, OrderContact, Page } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { pageIn } from '../../core/http/page';
import { FieldCipher } from '../../core/security/field-cipher';
import { openOrderContact } from './order-contact';
import type { LabelOrderEntity } from './order.entity';

/** Orders whose addresses are looked through; more would have to be decrypted for each answer. */
const LAST_ORDERS = 50;

/** Addresses of earlier orders, for the next one. They are stored with their orders only. */
@Injectable()
export class OrderAddressService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
  ) {}

  async list({ ip_id, ...paging }: Input<typeof orderApi.deliveries>): Promise<Page<OrderContact>> {
    const rows = await this.db.rows<Pick<LabelOrderEntity, 'id' | 'delivery'>>(
      `SELECT id, delivery FROM label_order WHERE ip_id = ? AND erased_at IS NULL AND emptied_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT ${String(LAST_ORDERS)}`,
      [ip_id],
    );
    const known = new Map<string, OrderContact>();
    for (const row of rows) {
      const { recipient, recipient_phone, recipient_address } = openOrderContact(this.cipher, row);
      const one = { recipient, recipient_phone, recipient_address };
      const key = JSON.stringify(one);
      if (!known.has(key)) known.set(key, one);
    }
    return pageIn([...known.values()], paging);
  }
}
