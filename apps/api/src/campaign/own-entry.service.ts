import { Injectable } from '@nestjs/common';
import {
  type campaignApi,
  type CampaignEntryAction,
  campaignEntryMachine,
  type CampaignEntryState,
  ENTRY_KEPT,
  type Input,
  type OwnEntry,
  type SentEntry,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { BuyerAccessService, type Browser, senderOf } from '../opportunity';
import type { CampaignEntity } from './campaign.entity';
import type { CampaignEntryEntity } from './entry.entity';
import { EntryPictureService } from './entry-picture.service';
import { EntryRemovalService } from './entry-removal.service';
import { checkCollecting } from './entry.rules';
import { ownView } from './entry.view';

type Api = typeof campaignApi;
type Proof = Phone & { yzm?: string | undefined };

/** The entries of a proven phone: what became of each, withdrawing one, deleting all. */
@Injectable()
export class OwnEntryService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly cipher: FieldCipher,
    private readonly db: Db,
    private readonly limits: LimitService,
    private readonly phones: PhoneService,
    private readonly pictures: EntryPictureService,
    private readonly removals: EntryRemovalService,
    private readonly transitions: TransitionService,
  ) {}

  async list(
    { campaign_id, ...proof }: Input<Api['mine']>,
    browser: Browser,
  ): Promise<{ list: OwnEntry[]; now: string }> {
    const hash = await this.proven(proof, browser);
    const entries = await this.db.rows<CampaignEntryEntity>(
      `SELECT * FROM campaign_entry WHERE phone_hash = ? AND state IN (?) ${campaign_id ? 'AND campaign_id = ?' : ''}
        ORDER BY id DESC LIMIT 100`,
      [hash, ENTRY_KEPT, ...(campaign_id ? [campaign_id] : [])],
    );
    const campaigns = entries.length
      ? await this.db.rows<CampaignEntity>('SELECT * FROM campaign WHERE id IN (?)', [
          entries.map((entry) => entry.campaign_id),
        ])
      : [];
    const pictures = await this.pictures.of(
      entries.map(({ id }) => id),
      senderOf(hash),
    );
    const { language } = browser.context;
    const list = entries.map((entry) =>
      ownView(
        entry,
        campaigns.find(({ id }) => id === entry.campaign_id)!,
        {
          cipher: this.cipher,
          language,
          images: pictures.get(entry.id)!,
        },
      ),
    );
    return { list, now: new Date().toISOString() };
  }

  async withdraw(
    { entry_id, version, ...proof }: Input<Api['withdraw']>,
    browser: Browser,
  ): Promise<SentEntry> {
    const { arrived } = browser.context;
    const { hash, spend } = await this.admitted(proof, browser);
    const moved = await this.transitions.apply<CampaignEntryState, CampaignEntryAction, CampaignEntryEntity>({
      machine: campaignEntryMachine,
      table: 'campaign_entry',
      id: entry_id,
      action: 'withdraw',
      actor: SYSTEM,
      where: { phone_hash: hash },
      version,
      set: { slot: null, pinned: 0, untold: 0, assignee_id: null, assigned_at: null, due_at: null },
      effect: async (sql, { campaign_id }) => {
        const campaign = await sql.one<CampaignEntity>(
          'SELECT * FROM campaign WHERE id = ? LOCK IN SHARE MODE',
          [campaign_id],
        );
        if (!campaign) throw notFound();
        checkCollecting(campaign, arrived);
        await this.pictures.show(sql, entry_id, false);
        await spend(sql);
      },
    });
    browser.remember(hash);
    return { entry_id, ...moved };
  }

  async erase(proof: Input<Api['erase']>, browser: Browser): Promise<{ erased: number }> {
    const hash = await this.proven(proof, browser);
    return { erased: await this.db.tx((sql) => this.removals.ofPhone(sql, hash)) };
  }

  private async proven(proof: Proof, browser: Browser): Promise<string> {
    const { hash, spend } = await this.admitted(proof, browser);
    await spend(this.db);
    browser.remember(hash);
    return hash;
  }

  private async admitted({ yzm, ...phone }: Proof, browser: Browser) {
    this.phones.check(phone);
    const { context } = browser;
    await this.limits.pass(networkCounts('campaign_read', context), context);
    const hash = this.phones.hash(phone);
    return { hash, spend: await this.access.admit(phone, hash, yzm, browser, 'collect') };
  }
}
