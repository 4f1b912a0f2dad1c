import { Injectable } from '@nestjs/common';
import { type FoundRecord, orderNumberIn } from '@ipw/domain';
import { like } from '../../core/db/list-query';
import { nameMatch } from '../../core/search/name-match';
import { type SearchScope, SearchSource } from '../../core/search/search.service';
import type { Sql } from '../../core/db/db';
import { orderLink } from './order-message';

interface OrderHit {
  id: string;
  ip_id: string;
  order_number: string;
  product_name: string;
}

/** Label orders by number, goods or tracking number. */
@Injectable()
export class OrderSearchSource extends SearchSource {
  async find(sql: Sql, scope: SearchScope): Promise<FoundRecord[]> {
    const { where, whereParams, best, bestParams } = nameMatch(
      ['g.product_name', 't.tracking_number'],
      scope,
    );
    const number = orderNumberIn(scope.keyword);
    const rows = await sql.rows<OrderHit>(
      `SELECT t.id, t.ip_id, t.order_number, g.product_name FROM label_order t JOIN code_goods g ON g.id = t.goods_id
        WHERE t.ip_id IN (?) AND t.erased_at IS NULL AND (${where} ${number ? 'OR t.order_number LIKE ?' : ''}) ${best}`,
      [scope.ipIds, ...whereParams, ...(number ? [like(number)] : []), ...bestParams],
    );
    return rows.map(({ id, ip_id, order_number, product_name }) => ({
      kind: 'labelOrder',
      id,
      ip_id,
      title: order_number,
      detail: product_name,
      link: orderLink({ id, ip_id }),
      code: null,
    }));
  }
}
