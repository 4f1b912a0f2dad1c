import { Injectable } from '@nestjs/common';
import {
  type DesignRow,
  type Input,
  labelOrderMachine,
  type LabelType,
  type orderApi,
  type Page,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { notFound, validationError } from '../../core/errors/domain-error';
import { pageOf } from '../../core/http/page';
import type { LabelOrderEntity } from './order.entity';

const MADE = labelOrderMachine.actions.complete.to;

/** Designs of own labels made for an IP. Their plates exist, so a repeat order pays no plate fee. */
@Injectable()
export class DesignService {
  constructor(private readonly db: Db) {}

  list({ ip_id, ...paging }: Input<typeof orderApi.designs>): Promise<Page<DesignRow>> {
    return pageOf<LabelOrderEntity & { product_name: string }, DesignRow>(
      this.db,
      {
        from: 'label_order t JOIN code_goods g ON g.id = t.goods_id',
        by: 'created_at',
        columns: 't.*, g.product_name',
        where:
          "t.ip_id = ? AND t.label_type = 'custom' AND t.state = ? AND t.repeat_of IS NULL AND t.erased_at IS NULL",
        params: [ip_id, MADE],
      },
      paging,
      (row) => ({
        order_id: row.id,
        order_number: row.order_number,
        product_name: row.product_name,
        made_at: (row.decided_at ?? row.created_at).toISOString(),
      }),
    );
  }

  /**
   * The order a design was first made for; null for a new design. Refuses general labels, and an order not delivered or not
   * of own labels; an order of another IP is NOT_FOUND.
   */
  async origin({
    ip_id,
    label_type,
    repeat_of,
  }: {
    ip_id: string;
    label_type: LabelType;
    repeat_of?: string | undefined;
  }): Promise<string | null> {
    if (!repeat_of) return null;
    const order = await this.db.one<LabelOrderEntity>(
      'SELECT * FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [repeat_of, ip_id],
    );
    if (!order) throw notFound();
    if (label_type !== 'custom') throw validationError('repeat_of', 'own_labels');
    if (order.label_type !== 'custom' || order.state !== MADE)
      throw validationError('repeat_of', 'design_made');
    return order.repeat_of ?? order.id;
  }
}
