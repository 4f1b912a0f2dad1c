import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type Agreement,
  CAMPAIGN_SHOWN,
  type CampaignEntryAction,
  campaignEntryMachine,
  type CampaignEntryState,
  CONSENT,
  DUE_DAYS,
  type SentEntry,
  ulid,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, isDuplicate, type Row, type Sql } from '../core/db/db';
import { notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { BuyerAccessService, type Browser } from '../opportunity';
import { contentOf } from './campaign.content';
import type { CampaignEntity } from './campaign.entity';
import type { CampaignEntryEntity } from './entry.entity';
import { EntryPictureService } from './entry-picture.service';
import { campaignFull, checkCollecting, checkEntry, type Entered } from './entry.rules';
import { sealEntrant } from './entry.view';

/** The text each tick of the form covers. */
const TICKS: Readonly<Record<keyof Entered['agree'], Agreement>> = {
  privacy: 'privacyPolicy',
  user: 'serviceAgreement',
  rules: 'IPLicenseBidInfo',
};

/** Accepts entries of people without an account while a campaign collects. */
@Injectable()
export class EntryIntakeService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly cipher: FieldCipher,
    private readonly consents: ConsentService,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly phones: PhoneService,
    private readonly pictures: EntryPictureService,
    private readonly transitions: TransitionService,
  ) {}

  /** In time is what has arrived before the end, however long it takes from then on. */
  async submit(input: Entered, browser: Browser): Promise<SentEntry> {
    const { context } = browser;
    for (const [tick, page] of Object.entries(TICKS))
      if (!input.agree[tick as keyof typeof TICKS]) throw notAgreed(page);
    this.phones.check(input);
    const hash = this.phones.hash(input);
    const entry = await this.counted(hash, context, () => this.enter(input, hash, browser));
    browser.remember(hash);
    return entry;
  }

  /** Counts the entries of the phone and the calls of its network; what is not sent counts for the network only. */
  private async counted<T>(hash: string, context: Context, send: () => Promise<T>): Promise<T> {
    const counts: Count[] = [['campaign_entry_phone', hash]];
    await this.limits.pass([...networkCounts('campaign_entry', context), ...counts], context);
    try {
      return await send();
    } catch (error) {
      await this.limits.giveBack(counts);
      throw error;
    }
  }

  private async enter(input: Entered, hash: string, browser: Browser): Promise<SentEntry> {
    const { context } = browser;
    const spend = await this.access.admit(input, hash, input.yzm, browser, 'collect');
    return this.db.tx(async (sql) => {
      const campaign = await sql.one<CampaignEntity>(
        'SELECT * FROM campaign WHERE id = ? AND state IN (?) LOCK IN SHARE MODE',
        [input.campaign_id, CAMPAIGN_SHOWN],
      );
      if (!campaign) throw notFound();
      checkCollecting(campaign, context.arrived);
      checkEntry(contentOf(campaign), input);
      const sent = input.entry_id
        ? await this.replace(sql, campaign, input, hash)
        : await this.insert(sql, campaign, input, { hash, context });
      await this.pictures.replace(sql, sent.entry_id, input.images, hash);
      await this.consents.recordOf(
        sql,
        { entry_id: sent.entry_id },
        CONSENT.collect,
        context.language,
        input.texts,
      );
      await spend(sql);
      return sent;
    }, 'committed');
  }

  private async insert(
    sql: Sql,
    campaign: CampaignEntity,
    input: Entered,
    { hash, context }: { hash: string; context: Context },
  ): Promise<SentEntry> {
    const id = ulid();
    const row = {
      id,
      campaign_id: campaign.id,
      phone_hash: hash,
      language: context.language,
      ...this.columns(id, campaign, input),
    };
    if (!(await inFreeSlot(sql, row, campaign.per_phone))) throw campaignFull(campaign);
    await this.history.write(sql, {
      subject: campaignEntryMachine.name,
      subjectId: id,
      action: 'create',
      actor: SYSTEM,
      to: campaignEntryMachine.initial,
    });
    return { entry_id: id, state: campaignEntryMachine.initial, version: 1 };
  }

  private async replace(
    sql: Sql,
    campaign: CampaignEntity,
    input: Entered,
    hash: string,
  ): Promise<SentEntry> {
    const id = input.entry_id!;
    if (input.version === undefined) throw validationError('version', 'required');
    const moved = await this.transitions.applyIn<
      CampaignEntryState,
      CampaignEntryAction,
      CampaignEntryEntity
    >(sql, {
      machine: campaignEntryMachine,
      table: 'campaign_entry',
      id,
      action: 'resubmit',
      actor: SYSTEM,
      where: { campaign_id: campaign.id, phone_hash: hash },
      version: input.version,
      set: { reason_code: null, reason: null, pinned: 0, assignee_id: null, assigned_at: null },
    });
    // Beside the move, because the history holds no words of entrants.
    await sql.update('campaign_entry', this.columns(id, campaign, input), { id });
    return { entry_id: id, ...moved };
  }

  private columns(id: string, campaign: CampaignEntity, input: Entered): Row {
    const { entrant_name, area_code, phone_number } = input;
    return {
      work_name: input.work_name,
      intro: campaign.asks_intro ? (input.intro ?? null) : null,
      categories: JSON.stringify(input.categories),
      entrant: sealEntrant(this.cipher, id, { entrant_name, area_code, phone_number }),
      wall: campaign.wall && input.wall ? 1 : 0,
      due_at: addWorkingDays(new Date(), DUE_DAYS.campaign_entry),
    };
  }
}

/** Inserts an entry into the first free place of its phone; the unique index decides between two at once. */
async function inFreeSlot(sql: Sql, row: Row, places: number): Promise<boolean> {
  for (let slot = 0; slot < places; slot++)
    try {
      await sql.insert('campaign_entry', { ...row, slot });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  return false;
}
