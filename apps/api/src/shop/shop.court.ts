import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COURT_DAYS, type CourtTask } from '@ipw/domain';
import { type CourtOf, Courts, type CourtSource } from '../core/court/court';
import type { Sql } from '../core/db/db';
import { iso } from '../core/http/iso';
import type { ShopLinkEntity } from './shop.entity';

/** A private link that ends soon, or has ended while somebody may still hand it out. */
@Injectable()
export class ShopCourt implements CourtSource, OnModuleInit {
  constructor(private readonly courts: Courts) {}

  onModuleInit(): void {
    this.courts.register(this);
  }

  async tasks(sql: Sql, { ipId }: CourtOf): Promise<CourtTask[]> {
    const rows = await sql.rows<ShopLinkEntity>(
      "SELECT * FROM shop_link WHERE ip_id = ? AND state = 'on' AND expires_at < NOW(3) + INTERVAL ? DAY",
      [ipId, COURT_DAYS.link],
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
