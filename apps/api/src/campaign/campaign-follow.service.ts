import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_SHOWN,
  type campaignApi,
  type CampaignCard,
  campaignTimeOf,
  ENTRY_KEPT,
  type Input,
  type Language,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';

type Row = CampaignEntity & { followed: number | string; participated: number | string };

/** Campaigns as members of an IP see them on the activity board, and whether the IP follows them. */
@Injectable()
export class CampaignFollowService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  /** Campaigns by id. A member takes part with the phone of the account, as everybody else does. */
  async cards(
    me: MemberCaller,
    ipId: string,
    language: Language,
    ids: readonly string[],
  ): Promise<Map<string, CampaignCard>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows<Row>(
      `SELECT c.*, EXISTS (SELECT 1 FROM campaign_follow f WHERE f.ip_id = ? AND f.campaign_id = c.id) AS followed,
          EXISTS (SELECT 1 FROM campaign_entry e JOIN member m ON m.phone_hash = e.phone_hash
            WHERE m.id = ? AND e.campaign_id = c.id AND e.state IN (?)) AS participated
        FROM campaign c WHERE c.id IN (?)`,
      [ipId, me.id, ENTRY_KEPT, ids],
    );
    return new Map(rows.map((row) => [row.id, this.card(row, language)]));
  }

  /** Twice the same is once. */
  async follow({
    ip_id,
    campaign_id,
    followed,
  }: Input<typeof campaignApi.follow>): Promise<{ followed: 0 | 1 }> {
    const shown = await this.db.one('SELECT id FROM campaign WHERE id = ? AND state IN (?)', [
      campaign_id,
      CAMPAIGN_SHOWN,
    ]);
    if (!shown) throw notFound();
    await this.db.execute(
      followed
        ? 'INSERT IGNORE INTO campaign_follow (ip_id, campaign_id) VALUES (?, ?)'
        : 'DELETE FROM campaign_follow WHERE ip_id = ? AND campaign_id = ?',
      [ip_id, campaign_id],
    );
    return { followed: followed ? 1 : 0 };
  }

  private card(row: Row, language: Language): CampaignCard {
    const { texts, opens_at, closes_at } = contentOf(row);
    return {
      campaign_id: row.id,
      title: texts[language].title,
      cover: this.files.picture(row.cover, undefined, 't640'),
      state: row.state,
      time: campaignTimeOf(row, Date.now()),
      opens_at,
      closes_at,
      followed: Number(row.followed) ? 1 : 0,
      participated: Number(row.participated) ? 1 : 0,
    };
  }
}
