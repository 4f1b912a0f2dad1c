import { Injectable } from '@nestjs/common';
import {
  blocksOf,
  CAMPAIGN_SHOWN,
  type campaignApi,
  campaignTimeOf,
  type CampaignView,
  type CampaignWork,
  ENTRY_LIMITS,
  type Input,
  type Language,
  ulid,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { Context } from '../core/http/context';
import { iso } from '../core/http/iso';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { announced, CHOSEN } from './campaign-rules';
import { contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';

type Api = typeof campaignApi;
interface WorkRow {
  id: string;
  work_name: string;
  pinned: 0 | 1;
  prize: string | null;
  file_id: string | null;
}

/** An entry's title and first picture. */
const WORK = `e.id, e.work_name, e.pinned, e.prize,
  (SELECT p.file_id FROM campaign_picture p WHERE p.entry_id = e.id ORDER BY p.place LIMIT 1) AS file_id`;
/** Beyond any id. */
const LAST = 'Z'.repeat(26);

/** What everybody sees of campaigns: the page, its wall, and the form of a report. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly db: Db,
    private readonly files: FileService,
    private readonly limits: LimitService,
  ) {}

  async campaign({ campaign_id, id }: Input<Api['campaign']>, context: Context): Promise<CampaignView> {
    await this.limits.pass(networkCounts('campaign_read', context), context);
    return this.view(await this.shown((campaign_id ?? id)!), context.language);
  }

  /** The campaign as everybody sees it; undefined when there is none. */
  async found(id: string, language: Language): Promise<CampaignView | undefined> {
    const row = await this.db.one<CampaignEntity>('SELECT * FROM campaign WHERE id = ? AND state IN (?)', [
      id,
      CAMPAIGN_SHOWN,
    ]);
    return row && this.view(row, language);
  }

  async wall(
    { campaign_id, cursor }: Input<Api['wall']>,
    context: Context,
  ): Promise<{ list: CampaignWork[]; next_cursor: string | null }> {
    await this.limits.pass(networkCounts('campaign_read', context), context);
    const { wall } = await this.shown(campaign_id);
    if (!wall) return { list: [], next_cursor: null };
    const from = { pinned: cursor?.startsWith('0') ? 0 : 1, id: cursor?.slice(1) ?? LAST };
    const rows: WorkRow[] = [];
    // Two ranges of the index, because no range of it holds both.
    for (const pinned of from.pinned ? [1, 0] : [0]) {
      const room = ENTRY_LIMITS.wallPage + 1 - rows.length;
      const before = pinned === from.pinned ? from.id : LAST;
      if (room > 0) rows.push(...(await this.part(campaign_id, pinned, before, room)));
    }
    const page = rows.slice(0, ENTRY_LIMITS.wallPage);
    const last = page.at(-1);
    return {
      list: page.map((row) => this.work(row)),
      next_cursor: rows.length > page.length ? `${String(last!.pinned)}${last!.id}` : null,
    };
  }

  /** A report of an entry that everybody can see. */
  async report(
    { entry_id, statement, email }: Input<Api['report']>,
    context: Context,
  ): Promise<{ reported: true }> {
    await this.limits.pass(networkCounts('campaign_report', context), context);
    const id = ulid();
    await this.db.tx(async (sql) => {
      // What nobody else sees answers as missing: its entrant would learn of a prize before the results.
      const found = await sql.execute(
        `UPDATE campaign_entry e JOIN campaign c ON c.id = e.campaign_id SET e.reports = e.reports + 1
          WHERE e.id = ? AND (e.on_wall = 1 OR (${CHOSEN}))`,
        [entry_id],
      );
      if (found === 0) throw notFound();
      await sql.insert('campaign_report', {
        id,
        entry_id,
        statement,
        email: email ? this.cipher.seal(`campaign_report:${id}:email`, email) : null,
      });
    });
    return { reported: true };
  }

  private async shown(id: string): Promise<CampaignEntity> {
    const row = await this.db.one<CampaignEntity>('SELECT * FROM campaign WHERE id = ? AND state IN (?)', [
      id,
      CAMPAIGN_SHOWN,
    ]);
    if (!row) throw notFound();
    return row;
  }

  private part(campaignId: string, pinned: number, before: string, most: number): Promise<WorkRow[]> {
    return this.db.rows<WorkRow>(
      `SELECT ${WORK} FROM campaign_entry e FORCE INDEX (entry_wall)
        WHERE e.campaign_id = ? AND e.on_wall = 1 AND e.pinned = ? AND e.id < ? ORDER BY e.id DESC LIMIT ?`,
      [campaignId, pinned, before, most],
    );
  }

  private work({ id, work_name, file_id }: WorkRow): CampaignWork {
    const picture = (variant: 't300' | 't640') => this.files.picture(file_id, undefined, variant);
    return { entry_id: id, work_name, picture: picture('t640'), thumb: picture('t300') };
  }

  private async view(row: CampaignEntity, language: Language): Promise<CampaignView> {
    const content = contentOf(row);
    const { title, body, rules } = content.texts[language];
    const winners = announced(row)
      ? await this.db.rows<WorkRow>(
          `SELECT ${WORK} FROM campaign c JOIN campaign_entry e ON e.campaign_id = c.id AND ${CHOSEN}
            WHERE c.id = ? ORDER BY e.prize, e.id LIMIT 100`,
          [row.id],
        )
      : [];
    return {
      campaign_id: row.id,
      title,
      cover: this.files.picture(row.cover, undefined, 't1280'),
      cover_small: this.files.picture(row.cover, undefined, 't640'),
      body: blocksOf(body),
      rules: blocksOf(rules),
      state: row.state,
      time: campaignTimeOf(row, Date.now()),
      opens_at: content.opens_at,
      closes_at: content.closes_at,
      asks_intro: content.asks_intro,
      most_images: content.most_images,
      categories: content.categories.map((names) => names[language]),
      per_phone: content.per_phone,
      wall: content.wall,
      cancel_reason: row.cancel_reason,
      results_at: iso(row.results_at),
      winners: winners.map((one) => ({ ...this.work(one), prize: one.prize! })),
      now: new Date().toISOString(),
    };
  }
}
