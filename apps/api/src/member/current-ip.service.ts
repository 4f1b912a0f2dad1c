import { Injectable } from '@nestjs/common';
import { Db, type Sql } from '../core/db/db';

/** The current IP of a member in the workbench. */
@Injectable()
export class CurrentIpService {
  constructor(private readonly db: Db) {}

  /** A member changes to another of their IPs. */
  async switchTo(memberId: string, ipId: string): Promise<void> {
    await this.db.update('member', { use_ip_id: ipId }, { id: memberId });
  }

  /** The first IP a member gets access to becomes their current one. */
  async choose(sql: Sql, memberId: string, ipId: string): Promise<void> {
    await sql.update('member', { use_ip_id: ipId }, { id: memberId, use_ip_id: null });
  }

  /** Called when the member's access to the IP has ended. */
  async leave(sql: Sql, memberId: string, ipId: string): Promise<void> {
    await sql.update('member', { use_ip_id: null }, { id: memberId, use_ip_id: ipId });
  }

  /** Called when all members' access to the IP has ended. */
  async leaveAll(sql: Sql, ipId: string): Promise<void> {
    await sql.update('member', { use_ip_id: null }, { use_ip_id: ipId });
  }
}
