import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CAMPAIGN_OPEN, type Language, type MessageKey, shanghaiMinute } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { JobService } from '../core/jobs/job.service';
import { MessageService } from '../message';
import { contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';

const EVERY_MS = 15_000;
/** Followers told in one transaction. */
const BATCH = 200;
/** Transactions in a row; other periodic tasks of the process wait for them. */
const MOST_STEPS = 20;

interface Event {
  key: MessageKey;
  /** SQL condition of campaigns `c`. */
  due: string;
  /** SQL of the time before which a follower must have followed. */
  since: string;
}
/** Results and cancellations are told within so many days. */
const OVER = 'c.results_at > NOW(3) - INTERVAL 7 DAY';

/**
 * What followers are told of a campaign, in its order; each event once, and only of what came after they followed. A campaign of
 * less than a day has no last day. `told` of a follower is the place of the last event in this list, from 1 on.
 */
const EVENTS: readonly Event[] = [
  {
    key: 'campaign_opened',
    due: `c.state = '${CAMPAIGN_OPEN}' AND c.closes_at > NOW(3) AND c.opens_at <= NOW(3)`,
    since: 'c.opens_at',
  },
  {
    key: 'campaign_closing',
    due: `c.state = '${CAMPAIGN_OPEN}' AND c.closes_at > NOW(3) AND c.closes_at <= NOW(3) + INTERVAL 1 DAY
      AND c.opens_at <= c.closes_at - INTERVAL 1 DAY`,
    since: 'c.closes_at - INTERVAL 1 DAY',
  },
  { key: 'campaign_decided', due: `c.state = '${CAMPAIGN_OPEN}' AND ${OVER}`, since: 'c.results_at' },
  { key: 'campaign_cancelled', due: `c.state <> '${CAMPAIGN_OPEN}' AND ${OVER}`, since: 'c.results_at' },
];

/** Tells followers of a campaign that it opens, closes within a day, has its results or was cancelled. */
@Injectable()
export class CampaignWatchService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly messages: MessageService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'campaign-notices', () => this.run());
  }

  async run(): Promise<void> {
    for (const at of EVENTS.keys())
      for (let step = 0; step < MOST_STEPS; step += 1)
        if (!(await this.db.tx((sql) => this.step(sql, at)))) break;
  }

  /** Tells some followers of a campaign of the event at a place: messages and their mark are one transaction. Returns whether there may be more. */
  private async step(sql: Sql, at: number): Promise<boolean> {
    const { key, due, since } = EVENTS[at]!;
    const campaign = await sql.one<CampaignEntity & { since: Date }>(
      `SELECT c.*, ${since} AS since FROM campaign c WHERE ${due} AND EXISTS (SELECT 1 FROM campaign_follow f
        WHERE f.campaign_id = c.id AND f.told <= ? AND f.created_at < ${since}) LIMIT 1`,
      [at],
    );
    if (!campaign) return false;
    // Locks no campaign, for which entrants of the last minute would wait.
    const followers = await sql.rows<{ ip_id: string }>(
      `SELECT ip_id FROM campaign_follow WHERE campaign_id = ? AND told <= ? AND created_at < ?
        ORDER BY ip_id LIMIT ? FOR UPDATE`,
      [campaign.id, at, campaign.since, BATCH],
    );
    const ips = followers.map(({ ip_id }) => ip_id);
    if (ips.length === 0) return true;
    await sql.execute('UPDATE campaign_follow SET told = ? WHERE campaign_id = ? AND ip_id IN (?)', [
      at + 1,
      campaign.id,
      ips,
    ]);
    await this.notify(sql, campaign, ips, key);
    return true;
  }

  /** Notifies the operators of the IPs; one of several IPs gets one message. */
  private async notify(
    sql: Sql,
    campaign: CampaignEntity,
    ips: readonly string[],
    key: MessageKey,
  ): Promise<void> {
    const operators = await sql.rows<{ member_id: string; language: Language }>(
      `SELECT DISTINCT m.id AS member_id, m.language FROM ip_operator o JOIN member m ON m.id = o.member_id
        WHERE o.ip_id IN (?) AND o.match_relation IS NOT NULL ORDER BY m.id`,
      [ips],
    );
    const { texts } = contentOf(campaign);
    for (const { member_id, language } of operators)
      await this.messages.send(sql, member_id, key, {
        campaign_id: campaign.id,
        title: texts[language].title,
        closes: shanghaiMinute(campaign.closes_at),
        reason: campaign.cancel_reason ?? '',
      });
  }
}
