import {
  type CodeRequestState,
  FIRST_PRICES,
  type InvoiceState,
  type IssueReason,
  type LabelOrderState,
  type LabelType,
  newOrderNumber,
  type PaymentType,
  quoteFor,
  ulid,
} from '@ipw/domain';
import { sealLicenseeContact } from '../../code/goods/licensee-contact';
import { sealInvoiceContact } from '../../code/order/invoice-contact';
import { sealOrderContact } from '../../code/order/order-contact';
import type { Fixtures } from './plant';

/** Goods of an IP; `ordered` is the number of codes that may be issued. An award makes them without picture and price. */
export async function plantGoods(
  { db }: Pick<Fixtures, 'db'>,
  seed: {
    ip_id: string;
    image_id: string | null;
    project_name?: string;
    product_name?: string;
    licensee?: string;
    creation?: 'manual' | 'system';
    price_fen?: number | null;
    ordered?: number;
    issued?: number;
    created_at?: Date;
    given?: number;
    reserved?: number;
  },
): Promise<string> {
  const id = ulid();
  await db.insert('code_goods', {
    id,
    project_name: '春日系列',
    product_name: '山茶兔毛绒',
    licensee: '云岭玩具',
    price_fen: 12_900,
    creation: 'manual',
    ...seed,
  });
  return id;
}

/** A merchant who may put an IP's labels on goods. */
export async function plantLicensee(
  { db, cipher }: Fixtures,
  seed: { ip_id: string; licensee_name?: string; link_name?: string },
): Promise<string> {
  const id = ulid();
  const contact = {
    link_name: seed.link_name ?? '林',
    link_phone: '0571-88880000',
    recipient: '林',
    recipient_phone: '13900000000',
    recipient_address: '杭州市余杭区 2 号',
  };
  await db.insert('code_licensee', {
    id,
    ip_id: seed.ip_id,
    licensee_name: seed.licensee_name ?? '云岭玩具',
    contact: sealLicenseeContact(cipher, id, contact),
  });
  return id;
}

/** An order of a thousand general labels, by default to be paid by wallet. */
export async function plantLabelOrder(
  { db, cipher }: Fixtures,
  seed: {
    ip_id: string;
    member_id: string;
    goods_id: string;
    quantity?: number;
    state?: LabelOrderState;
    paid?: 0 | 1;
    voucher_image?: string;
    label_type?: LabelType;
    payment_type?: PaymentType;
    repeat_of?: string;
    due_at?: Date;
    decided_at?: Date;
    created_at?: Date;
    courier?: string;
    tracking_number?: string;
    reason_code?: IssueReason;
    reason?: string;
  },
): Promise<string> {
  const { quantity = 1000, label_type = 'common', voucher_image = null, ...rest } = seed;
  const id = ulid();
  const price = FIRST_PRICES.find((one) => one.label_type === label_type)!;
  const { items, total_fen } = quoteFor(price, quantity, false, rest.repeat_of !== undefined);
  const delivery = {
    recipient: '顾小满',
    recipient_phone: '13800000000',
    recipient_address: '杭州市西湖区 1 号',
  };
  await db.insert('label_order', {
    id,
    order_number: newOrderNumber(seed.created_at ?? new Date()),
    label_type,
    quantity,
    sample: 0,
    items: JSON.stringify(items),
    amount_fen: total_fen,
    payment_type: voucher_image ? 'bank' : 'wallet',
    voucher_image,
    delivery: sealOrderContact(cipher, id, delivery),
    ...rest,
  });
  return id;
}

/** A batch of ten codes with the next number. */
export async function plantBatch(
  { db }: Fixtures,
  seed: {
    ip_id: string;
    goods_id: string;
    quantity?: number;
    order_id?: string;
    request_id?: string;
    licensee_id?: string;
    revoked?: string;
    created_at?: Date;
  },
): Promise<string> {
  const id = ulid();
  await db.insert('code_batch', { id, key_version: 1, revoked: '[]', quantity: 10, ...seed });
  return id;
}

/** The number of a batch, which its codes contain. */
export const batchNumber = async ({ db }: Fixtures, id: string): Promise<number> =>
  (await db.one<{ number: number }>('SELECT number FROM code_batch WHERE id = ?', [id]))!.number;

/** A code request for a merchant; its codes are already reserved. */
export async function plantCodeRequest(
  { db }: Fixtures,
  seed: {
    ip_id: string;
    member_id: string;
    goods_id: string;
    licensee_id: string;
    quantity?: number;
    state?: CodeRequestState;
    due_at?: Date;
    decided_at?: Date;
    created_at?: Date;
    reason_code?: IssueReason;
    reason?: string;
  },
): Promise<string> {
  const id = ulid();
  await db.insert('code_request', { id, quantity: 10, ...seed });
  return id;
}

/** The refund of a rejected paid order. */
export async function plantRefund(
  { db }: Fixtures,
  seed: { order_id: string; amount_fen?: number; due_at?: Date; created_at?: Date },
): Promise<string> {
  const id = ulid();
  await db.insert('refund', { id, amount_fen: 8000, ...seed });
  return id;
}

/** The invoice of a paid order. */
export async function plantInvoice(
  { db, cipher }: Fixtures,
  seed: {
    /** A label order by default. */
    subject?: string;
    order_id: string;
    state?: InvoiceState;
    amount_fen?: number;
    invoice_number?: string;
    issued_at?: Date;
    due_at?: Date;
    created_at?: Date;
  },
): Promise<string> {
  const id = ulid();
  await db.insert('invoice', {
    id,
    company_name: '杭州山茶文化有限公司',
    ...sealInvoiceContact(cipher, id, { email: 'finance@example.com', tax_id_number: '91330106MA2CABCD12' }),
    amount_fen: 8000,
    ...seed,
  });
  return id;
}
