import type { Sql } from '../../core/db/db';
import type { LabelOrderEntity } from './order.entity';

/** Arguments of every message about an order. */
export const orderArgs = ({ id, ip_id, order_number }: LabelOrderEntity) => ({
  ip_id,
  order_id: id,
  order_number,
});

/** The goods' name of an order, for messages. */
export async function productOf(sql: Sql, { goods_id }: { goods_id: string }): Promise<string> {
  const row = await sql.one<{ product_name: string }>('SELECT product_name FROM code_goods WHERE id = ?', [
    goods_id,
  ]);
  return row!.product_name;
}
