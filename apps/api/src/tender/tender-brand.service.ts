import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AWARD_PUBLISHED,
  type AwardBrand,
  type awardBrandInput,
  awardMachine,
  maskPhone,
  TENDER_OPEN,
  type TenderTexts,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService } from '../core/transition/history.service';
import { BuyerLinkService } from '../opportunity';
import { OwnMatterService } from '../member';
import { lockOpenAward, refuseEntrant, refuseOpened } from './award-rules';
import { ScoreService } from './score.service';
import type { BrandContact, TenderBrandEntity } from './tender-brand.entity';

type Given = z.output<typeof awardBrandInput>;
/** Days after the result in which an objection may open the scores again. */
const KEPT_DAYS = 90;

/** Who scores the entries of a project for its brand: staff send a link after the end. */
@Injectable()
export class TenderBrandService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly links: BuyerLinkService,
    private readonly matters: OwnMatterService,
    private readonly phones: PhoneService,
    private readonly scores: ScoreService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-tender-brands', () => this.sweep());
  }

  /** Sends the link; sent again, perhaps to somebody else, it ends the one before. Scores stay. */
  async send(staff: StaffCaller, tenderId: string, { version, language, ...contact }: Given): Promise<void> {
    this.phones.check(contact);
    await this.db.tx(async (sql) => {
      const award = await lockOpenAward(sql, tenderId);
      await refuseEntrant(sql, this.matters, staff, tenderId);
      await refuseOpened(sql, staff, award);
      const known = await sql.one<TenderBrandEntity>('SELECT * FROM tender_brand WHERE id = ?', [tenderId]);
      const seen = known?.link_number ?? 0;
      if (seen !== version) throw new DomainError('CONFLICT', { version: seen });
      const buyer = this.cipher.seal(sealName(tenderId), JSON.stringify(contact));
      await sql.execute(
        `INSERT INTO tender_brand (id, buyer, phone_hash, language, sent_at) VALUES (?, ?, ?, ?, NOW(3))
          ON DUPLICATE KEY UPDATE buyer = VALUES(buyer), phone_hash = VALUES(phone_hash), language = VALUES(language),
            sent_at = VALUES(sent_at), link_number = link_number + 1`,
        [tenderId, buyer, this.phones.hash(contact), language],
      );
      await this.history.write(sql, {
        subject: awardMachine.name,
        subjectId: tenderId,
        action: 'brand',
        actor: staff,
      });
      await this.text(sql, tenderId);
    });
  }

  private async text(sql: Sql, id: string): Promise<void> {
    const found = (await sql.one<TenderBrandEntity & { texts: string }>(
      'SELECT b.*, t.texts FROM tender_brand b JOIN tender t ON t.id = b.id WHERE b.id = ?',
      [id],
    ))!;
    const { area_code, phone_number } = this.contact(found)!;
    const { title } = fromJson<TenderTexts>(found.texts)[found.language];
    await this.jobs.enqueue(sql, 'sms', {
      to: { area_code, phone_number },
      text: translate(found.language, 'sms.brand_entries', { title, link: this.links.scoresOf(found) }),
      notice: true,
      only: true,
    } satisfies TextMessage);
  }

  contact({ id, buyer }: Pick<TenderBrandEntity, 'id' | 'buyer'>): BrandContact | null {
    return buyer && (JSON.parse(this.cipher.open(sealName(id), buyer)) as BrandContact);
  }

  async contactOf(tenderId: string): Promise<AwardBrand | null> {
    const found = await this.db.one<TenderBrandEntity>('SELECT * FROM tender_brand WHERE id = ?', [tenderId]);
    const contact = found && this.contact(found);
    if (!contact) return null;
    return {
      version: found.link_number,
      buyer_name: contact.buyer_name,
      phone_number: maskPhone(contact.phone_number),
      language: found.language,
      sent_at: found.sent_at.toISOString(),
      scored: await this.scores.ofBrand(tenderId),
    };
  }

  /** Deletes who scored, and ends the link, some time after the result, or once the project was cancelled. */
  async sweep(): Promise<void> {
    await this.db.execute(
      `UPDATE tender_brand b FORCE INDEX (tender_brand_phone) JOIN tender_award a ON a.id = b.id JOIN tender t ON t.id = b.id
        SET b.buyer = NULL, b.phone_hash = NULL, b.link_number = b.link_number + 1
        WHERE b.phone_hash IS NOT NULL AND (t.state <> ? OR (a.state = ? AND a.published_at < NOW(3) - INTERVAL ? DAY))`,
      [TENDER_OPEN, AWARD_PUBLISHED, KEPT_DAYS],
    );
  }
}

const sealName = (id: string) => `tender_brand:${id}:buyer`;
