import { Injectable } from '@nestjs/common';
import { Db } from '../db/db';
import { DomainError } from '../errors/domain-error';

/** Relations of members to IPs, which alone give access to a workbench. */
@Injectable()
export class RelationService {
  constructor(private readonly db: Db) {}

  /** Refuses with 403 without a relation, and with a code of its own while staff have not assigned access. */
  async require(ipId: string, memberId: string): Promise<void> {
    const row = await this.row(ipId, memberId);
    if (!row) throw new DomainError('FORBIDDEN');
    if (row.match_relation === null) throw new DomainError('NO_ACCESS');
  }

  /** Whether the member has access to the workbench of the IP. */
  async has(ipId: string, memberId: string): Promise<boolean> {
    const row = await this.row(ipId, memberId);
    return row !== undefined && row.match_relation !== null;
  }

  private row(ipId: string, memberId: string) {
    return this.db.one<{ match_relation: number | null }>(
      'SELECT match_relation FROM ip_operator WHERE ip_id = ? AND member_id = ?',
      [ipId, memberId],
    );
  }
}
