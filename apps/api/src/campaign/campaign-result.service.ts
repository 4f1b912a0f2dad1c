import { Injectable } from '@nestjs/common';
import { campaignEntryMachine, campaignMachine, ENTRY_PASSED, statesAwaiting } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { CampaignEntity } from './campaign.entity';
import { choosesWinners } from './entry-review.service';

/** Publishes the results of a campaign: after its end, once, when every entry is reviewed. */
@Injectable()
export class CampaignResultService {
  constructor(private readonly files: FileService) {}

  async publish(sql: Sql, campaign: CampaignEntity): Promise<void> {
    const refused = (key: ServerKey) =>
      new DomainError(
        'STATE',
        { machine: campaignMachine.name, state: campaign.state, allowed: [] },
        [],
        key,
      );
    if (!choosesWinners(campaign)) throw refused('error.STATE.campaign_winners');
    const waiting = await sql.one(
      'SELECT id FROM campaign_entry WHERE campaign_id = ? AND state IN (?) LIMIT 1 LOCK IN SHARE MODE',
      [campaign.id, statesAwaiting(campaignEntryMachine, 'staff')],
    );
    if (waiting) throw refused('error.STATE.campaign_waiting');
    // Section 6 of the instructions: the works of winners are shown.
    const pictures = await sql.rows<{ file_id: string }>(
      `SELECT p.file_id FROM campaign_entry e JOIN campaign_picture p ON p.entry_id = e.id
        WHERE e.campaign_id = ? AND e.prize IS NOT NULL AND e.hidden = 0 AND e.state = ?`,
      [campaign.id, ENTRY_PASSED],
    );
    await this.files.reviewed(
      sql,
      pictures.map(({ file_id }) => file_id),
    );
  }
}
