import { fill, MESSAGES } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import { readersOf } from '../../ip';
import type { LabelOrderEntity } from './order.entity';

/** Arguments of every message about an order. */
export const orderArgs = ({ id, ip_id, order_number }: LabelOrderEntity) => ({
  ip_id,
  order_id: id,
  order_number,
});

/** Who is told about an order. Of an erased one, which has no page any more, only the member who placed it. */
export const orderReaders = (
  sql: Sql,
  { ip_id, member_id, erased_at }: LabelOrderEntity,
): Promise<string[]> => (erased_at ? Promise.resolve([member_id]) : readersOf(sql, ip_id, member_id));

/** Path of the order's page in the holder app, to which messages about it lead. */
export const orderLink = ({ id, ip_id }: Pick<LabelOrderEntity, 'id' | 'ip_id'>): string =>
  fill(MESSAGES.label_order_paid.link, { ip_id, order_id: id });

/** The goods' name of an order, for messages. */
export async function productOf(sql: Sql, { goods_id }: { goods_id: string }): Promise<string> {
  const row = await sql.one<{ product_name: string }>('SELECT product_name FROM code_goods WHERE id = ?', [
    goods_id,
  ]);
  return row!.product_name;
}
