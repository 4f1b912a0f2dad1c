import { Injectable } from '@nestjs/common';
import { LINK_IS_ON, TASK_DAYS, type PendingTask } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import type { ShopLinkEntity } from './shop.entity';

/** A private link that expires soon or has expired. */
@Injectable()
export class ShopTaskSource extends TaskSource {
  async tasks(sql: Sql, { ipId }: TaskScope): Promise<PendingTask[]> {
    const rows = await sql.rows<ShopLinkEntity>(
      'SELECT * FROM shop_link WHERE ip_id = ? AND state = ? AND expires_at < NOW(3) + INTERVAL ? DAY',
      [ipId, LINK_IS_ON, TASK_DAYS.link],
    );
    return rows.map(({ id, issued_at, expires_at }) => ({
      task: expires_at!.getTime() <= Date.now() ? 'link_expired' : 'link_expiring',
      id,
      subject: null,
      name: null,
      reason: null,
      link: `/ipStore/onepage?id=${ipId}`,
      due_at: expires_at!.toISOString(),
      since: iso(issued_at),
    }));
  }
}
