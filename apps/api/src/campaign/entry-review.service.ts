import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_OPEN,
  type CampaignEntryAction,
  campaignEntryMachine,
  type CampaignEntryState,
  ENTRY_LIMITS,
  ENTRY_PASSED,
  resultsOpen,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { OwnMatterService } from '../member';
import { announced } from './campaign-rules';
import type { CampaignEntity } from './campaign.entity';
import type { CampaignEntryEntity } from './entry.entity';
import { EntryNoticeService } from './entry-notice.service';
import { EntryPictureService } from './entry-picture.service';

interface EntryDecision extends Decision {
  prize?: string;
}
type EntryMove = StaffMove<CampaignEntryState, CampaignEntryAction, CampaignEntryEntity>;

/** Whether staff may choose winners: from two minutes after the end until the results are published. */
export const choosesWinners = (campaign: Pick<CampaignEntity, 'state' | 'closes_at' | 'results_at'>) =>
  campaign.state === CAMPAIGN_OPEN && campaign.results_at === null && resultsOpen(campaign, Date.now());

const refused = (key: ServerKey) =>
  new DomainError('STATE', { machine: campaignEntryMachine.name, state: ENTRY_PASSED, allowed: [] }, [], key);

/** The staff side of entries: the review, the wall, the winners. */
@Injectable()
export class EntryReviewService extends StaffDecisionService<
  CampaignEntryState,
  CampaignEntryAction,
  CampaignEntryEntity,
  EntryDecision
> {
  protected readonly machine = campaignEntryMachine;
  protected readonly table = 'campaign_entry';

  constructor(
    private readonly notices: EntryNoticeService,
    private readonly pictures: EntryPictureService,
    private readonly matters: OwnMatterService,
  ) {
    super();
  }

  /** Nobody decides on entries to a campaign they have entered. */
  protected override async refuseOwn(
    sql: Sql,
    staff: StaffCaller,
    { campaign_id }: CampaignEntryEntity,
    action: CampaignEntryAction,
  ): Promise<void> {
    if (action === 'assign') return;
    const hashes = await this.matters.hashesOf(sql, staff);
    if (hashes.length === 0) return;
    const own = await sql.one(
      'SELECT id FROM campaign_entry WHERE campaign_id = ? AND phone_hash IN (?) LIMIT 1',
      [campaign_id, hashes],
    );
    if (own) throw new DomainError('OWN_MATTER');
  }

  protected moves(
    _staff: StaffCaller,
    { reason_code, reason, prize }: EntryDecision,
  ): Partial<Record<CampaignEntryAction, EntryMove>> {
    return {
      pass: {
        set: { due_at: null },
        effect: (sql, { id, wall, hidden }) => this.pictures.show(sql, id, wall === 1 && hidden === 0),
      },
      fail: {
        reason: reasonLine({ reason_code, reason }),
        set: {
          ...reasonColumns({ reason_code, reason }),
          pinned: 0,
          prize: null,
          untold: 0,
          due_at: null,
        },
        effect: async (sql, row) => {
          if (row.prize !== null) await this.checkChoosing(sql, row);
          await this.pictures.show(sql, row.id, false);
          await this.notices.failed(sql, row);
        },
      },
      pin: { set: { pinned: 1 }, effect: (sql, row) => this.checkPin(sql, row) },
      unpin: { set: { pinned: 0 } },
      hide: {
        set: { hidden: 1, pinned: 0 },
        effect: (sql, { id }) => this.pictures.show(sql, id, false),
      },
      show: {
        set: { hidden: 0 },
        effect: async (sql, { id, wall, prize, campaign_id }) =>
          this.pictures.show(
            sql,
            id,
            wall === 1 || (prize !== null && announced(await this.campaign(sql, campaign_id))),
          ),
      },
      win: { set: { prize: prize! }, effect: (sql, row) => this.checkChoosing(sql, row) },
      unwin: { set: { prize: null }, effect: (sql, row) => this.checkChoosing(sql, row) },
    };
  }

  private async campaign(sql: Sql, id: string): Promise<CampaignEntity> {
    return (await sql.one<CampaignEntity>('SELECT * FROM campaign WHERE id = ? LOCK IN SHARE MODE', [id]))!;
  }

  private async checkChoosing(sql: Sql, { campaign_id }: CampaignEntryEntity): Promise<void> {
    if (!choosesWinners(await this.campaign(sql, campaign_id))) throw refused('error.STATE.campaign_winners');
  }

  /** Only what is on the wall is pinned, and not too much of it. */
  private async checkPin(sql: Sql, { id, campaign_id, wall, hidden }: CampaignEntryEntity): Promise<void> {
    if (!wall || hidden) throw refused('error.STATE.campaign_off_wall');
    await sql.one('SELECT id FROM campaign WHERE id = ? FOR UPDATE', [campaign_id]);
    const others = await sql.rows(
      'SELECT id FROM campaign_entry WHERE campaign_id = ? AND on_wall = 1 AND pinned = 1 AND id <> ? LOCK IN SHARE MODE',
      [campaign_id, id],
    );
    if (others.length >= ENTRY_LIMITS.pinned) throw refused('error.STATE.campaign_pins');
  }
}
