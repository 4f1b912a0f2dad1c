import { Injectable } from '@nestjs/common';
import { AWARD_PUBLISHED, AWARDED, type PublishedResult } from '@ipw/domain';
import { Db } from '../core/db/db';
import type { AwardEntity } from './award.entity';

/** The published result of a project, for everybody who reads the project. */
@Injectable()
export class PublishedResultService {
  constructor(private readonly db: Db) {}

  async of(tenderId: string): Promise<PublishedResult | null> {
    const award = await this.db.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? AND state = ?', [
      tenderId,
      AWARD_PUBLISHED,
    ]);
    if (!award) return null;
    const awards = await this.db.rows<PublishedResult['awards'][number]>(
      'SELECT ip.ip_name, r.`rank` FROM tender_registration r JOIN ip ON ip.id = r.ip_id WHERE r.tender_id = ? AND r.result = ? ORDER BY r.`rank` IS NULL, r.`rank`, r.id',
      [tenderId, AWARDED],
    );
    return {
      published_at: award.published_at!.toISOString(),
      no_award_reason: award.no_award_reason,
      awards,
    };
  }
}
