import { Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import type { Sql } from '../../core/db/db';
import type { StaffCaller } from '../../core/http/context';
import { HistoryService } from '../../core/transition/history.service';

/** An award begins goods of its IP; the holder completes them with price and picture before labels are ordered. */
@Injectable()
export class GoodsAwardService {
  constructor(private readonly history: HistoryService) {}

  async create(
    sql: Sql,
    staff: StaffCaller,
    { ip_id, title, brand }: { ip_id: string; title: string; brand: string },
  ): Promise<void> {
    const id = ulid();
    const named = { project_name: title, product_name: title, licensee: brand };
    await sql.insert('code_goods', { id, ip_id, creation: 'system', ...named });
    await this.history.write(sql, {
      subject: 'goods',
      subjectId: id,
      action: 'create',
      actor: staff,
      after: named,
      content: Object.keys(named),
    });
  }
}
