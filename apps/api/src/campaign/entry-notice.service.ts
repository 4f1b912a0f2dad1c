import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type CampaignState, CAMPAIGN_OPEN, ENTRY_SENT, type Language } from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { CONFIG, type Config } from '../core/config';
import { Db, fromJson, type Sql } from '../core/db/db';
import { appPath } from '../core/http/app-path';
import { originOf } from '../core/http/origin';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import type { CampaignTexts } from '@ipw/domain';
import type { CampaignEntryEntity } from './entry.entity';
import { entrantOf } from './entry.view';

/** Entrants see results on the campaign's page at once; text messages follow. */
const EVERY_MS = 15_000;
const BATCH = 200;

type Untold = CampaignEntryEntity & { texts: string; campaign_state: CampaignState };

/** Tells entrants by SMS, in their language: that an entry did not pass, and what became of it. */
@Injectable()
export class EntryNoticeService implements OnModuleInit {
  constructor(
    private readonly cipher: FieldCipher,
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: Db,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EVERY_MS, 'campaign-results', () => this.tellResults());
  }

  async failed(sql: Sql, entry: CampaignEntryEntity): Promise<void> {
    const campaign = await sql.one<{ texts: string }>('SELECT texts FROM campaign WHERE id = ?', [
      entry.campaign_id,
    ]);
    await this.notify(sql, { ...entry, texts: campaign!.texts }, 'sms.campaign_failed');
  }

  /** Each entry once: the message and its mark are one transaction. */
  async tellResults(): Promise<void> {
    const due = await this.db.rows<Untold>(
      `SELECT STRAIGHT_JOIN e.*, c.texts, c.state AS campaign_state
        FROM campaign c JOIN campaign_entry e ON e.campaign_id = c.id AND e.untold = 1 AND e.state IN (?)
        WHERE c.results_at IS NOT NULL LIMIT ?`,
      [ENTRY_SENT, BATCH],
    );
    for (const entry of due)
      await this.db.tx(async (sql) => {
        const marked = await sql.execute(
          'UPDATE campaign_entry SET untold = 0 WHERE id = ? AND version = ? AND untold = 1',
          [entry.id, entry.version],
        );
        if (marked) await this.notify(sql, entry, resultOf(entry));
      });
  }

  private async notify(
    sql: Sql,
    entry: CampaignEntryEntity & { texts: string },
    key: ServerKey,
  ): Promise<void> {
    const { area_code, phone_number } = entrantOf(this.cipher, entry);
    if (!phone_number) return;
    const language = entry.language as Language;
    const { title } = fromJson<CampaignTexts>(entry.texts)[language];
    const link = originOf(this.config) + appPath(`/collectionEvent/index/${entry.campaign_id}`, language);
    await this.jobs.enqueue(sql, 'sms', {
      to: { area_code, phone_number },
      text: translate(language, key, { title, work: entry.work_name, prize: entry.prize ?? '', link }),
      notice: true,
      only: true,
    } satisfies TextMessage);
  }
}

function resultOf({ campaign_state, prize }: Untold): ServerKey {
  if (campaign_state !== CAMPAIGN_OPEN) return 'sms.campaign_cancelled';
  return prize === null ? 'sms.campaign_lost' : 'sms.campaign_won';
}
