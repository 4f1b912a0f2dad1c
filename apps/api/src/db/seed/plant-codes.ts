import { type CodeRequestState, FIRST_PRICES, type LabelOrderState, quoteFor, ulid } from '@ipw/domain';
import { contactPlace } from '../../code/goods/licensees.service';
import { deliveryPlace } from '../../code/order/order.view';
import type { Ground } from './soil';

/** Goods of an IP; `ordered` codes may be issued of them. */
export async function plantGoods(
  { db }: Ground,
  seed: { ip_id: string; image_id: string; product_name?: string; licensee?: string; ordered?: number },
): Promise<string> {
  const id = ulid();
  await db.insert('code_goods', {
    id,
    ip_id: seed.ip_id,
    image_id: seed.image_id,
    project_name: '春日系列',
    product_name: seed.product_name ?? '山茶兔毛绒',
    licensee: seed.licensee ?? '云岭玩具',
    price_fen: 12_900,
    creation: 'manual',
    ordered: seed.ordered ?? 0,
  });
  return id;
}

/** A merchant who may put an IP's labels on goods. */
export async function plantLicensee(
  { db, cipher }: Ground,
  seed: { ip_id: string; licensee_name?: string },
): Promise<string> {
  const id = ulid();
  const contact = {
    link_name: '林',
    link_phone: '0571-88880000',
    recipient: '林',
    recipient_phone: '13900000000',
    recipient_address: '杭州市余杭区 2 号',
  };
  await db.insert('code_licensee', {
    id,
    ip_id: seed.ip_id,
    licensee_name: seed.licensee_name ?? '云岭玩具',
    contact: cipher.seal(contactPlace(id), JSON.stringify(contact)),
  });
  return id;
}

/** An order of a thousand general labels, to be paid by wallet unless told otherwise. */
export async function plantLabelOrder(
  { db, cipher }: Ground,
  seed: {
    ip_id: string;
    member_id: string;
    goods_id: string;
    quantity?: number;
    state?: LabelOrderState;
    paid?: 0 | 1;
    voucher_image?: string;
  },
): Promise<string> {
  const id = ulid();
  const quantity = seed.quantity ?? 1000;
  const { items, total_fen } = quoteFor(FIRST_PRICES[0]!, quantity, false);
  const delivery = {
    recipient: '顾小满',
    recipient_phone: '13800000000',
    recipient_address: '杭州市西湖区 1 号',
  };
  await db.insert('label_order', {
    id,
    ip_id: seed.ip_id,
    member_id: seed.member_id,
    goods_id: seed.goods_id,
    state: seed.state ?? 'in_process',
    label_type: 'common',
    quantity,
    sample: 0,
    items: JSON.stringify(items),
    amount_fen: total_fen,
    payment_type: seed.voucher_image ? 'bank' : 'wallet',
    voucher_image: seed.voucher_image ?? null,
    paid: seed.paid ?? 0,
    delivery: cipher.seal(deliveryPlace(id), JSON.stringify(delivery)),
  });
  return id;
}

/** A batch of ten codes; its number is the next one. */
export async function plantBatch(
  { db }: Ground,
  seed: { ip_id: string; goods_id: string; quantity?: number },
): Promise<string> {
  const id = ulid();
  await db.insert('code_batch', { id, key_version: 1, revoked: '[]', quantity: 10, ...seed });
  return id;
}

/** A request of codes for a merchant; its codes are reserved already. */
export async function plantCodeRequest(
  { db }: Ground,
  seed: {
    ip_id: string;
    member_id: string;
    goods_id: string;
    licensee_id: string;
    quantity?: number;
    state?: CodeRequestState;
  },
): Promise<string> {
  const id = ulid();
  await db.insert('code_request', { id, quantity: 10, ...seed });
  return id;
}
