import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_OPEN,
  type CampaignEntryAction,
  campaignEntryMachine,
  type CampaignEntryState,
  ENTRY_KEPT,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { FieldCipher } from '../core/security/field-cipher';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import type { CampaignEntryEntity } from './entry.entity';
import { EntryPictureService } from './entry-picture.service';

/** Deletes what entries hold. That there was one, and its history, stay. */
@Injectable()
export class EntryRemovalService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly db: Db,
    private readonly pictures: EntryPictureService,
    private readonly transitions: TransitionService,
  ) {}

  /** All entries of a phone; answers how many. */
  async ofPhone(sql: Sql, phoneHash: string): Promise<number> {
    const entries = await sql.rows<CampaignEntryEntity>(
      'SELECT * FROM campaign_entry WHERE phone_hash = ? ORDER BY id FOR UPDATE',
      [phoneHash],
    );
    for (const { id } of entries) await this.remove(sql, id);
    return entries.length;
  }

  /**
   * Entries that were not chosen `days` after the results, all of a cancelled campaign, and all `days` after an end that no results
   * followed; some of them; answers how many.
   */
  async expired(days: number, most: number): Promise<number> {
    const entries = await this.db.rows<{ id: string }>(
      `SELECT e.id FROM campaign c JOIN campaign_entry e ON e.campaign_id = c.id AND e.state IN (?)
          WHERE c.results_at < NOW(3) - INTERVAL ? DAY AND (e.prize IS NULL OR c.state <> ?)
        UNION ALL SELECT e.id FROM campaign c JOIN campaign_entry e ON e.campaign_id = c.id AND e.state IN (?)
          WHERE c.results_at IS NULL AND c.closes_at < NOW(3) - INTERVAL ? DAY LIMIT ?`,
      [ENTRY_KEPT, days, CAMPAIGN_OPEN, ENTRY_KEPT, days, most],
    );
    for (const { id } of entries) await this.db.tx((sql) => this.remove(sql, id));
    return entries.length;
  }

  private async remove(sql: Sql, id: string): Promise<void> {
    await this.transitions.applyIn<CampaignEntryState, CampaignEntryAction, CampaignEntryEntity>(sql, {
      machine: campaignEntryMachine,
      table: 'campaign_entry',
      id,
      action: 'remove',
      actor: SYSTEM,
      set: { slot: null, wall: 0, pinned: 0, untold: 0, assignee_id: null, assigned_at: null, due_at: null },
    });
    await sql.update(
      'campaign_entry',
      {
        phone_hash: this.cipher.blind('erased', id),
        work_name: '',
        intro: null,
        categories: '[]',
        entrant: null,
        prize: null,
        reason_code: null,
        reason: null,
      },
      { id },
    );
    await sql.execute('DELETE FROM campaign_report WHERE entry_id = ?', [id]);
    await this.pictures.remove(sql, id);
  }
}
