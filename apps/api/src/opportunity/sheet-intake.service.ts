import { Injectable } from '@nestjs/common';
import { type Agreement, CONSENT, type DealSource, RENEWABLE, type SentSheet, ulid } from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, type Sql } from '../core/db/db';
import { notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { PhoneService } from '../core/security/phone.service';
import { ShopLinkService } from '../shop';
import { BuyerAccessService } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import { NewSheetService } from './new-sheet.service';
import { askedIn, buyerIn, type Submitted } from './sheet-content';
import type { SheetEntity } from './sheet.entity';
import { SheetPictureService } from './sheet-picture.service';
import { checkIps, refuseRenewed } from './sheet-rules';

/** The text each tick of the form covers. */
const TICKS: Readonly<Record<keyof Submitted['agree'], Agreement>> = {
  privacy: 'privacyPolicy',
  user: 'serviceAgreement',
  intermediary: 'intermediaryContract',
};

/** A request whose code and private link hold. */
interface Checked {
  input: Submitted;
  phoneHash: string;
  /** Spends the one-time code, if one was needed. */
  spend: (sql: Sql) => Promise<void>;
  source: DealSource | undefined;
}

/** Accepts sheets from buyers without an account: one for each IP, all or none. */
@Injectable()
export class SheetIntakeService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly consents: ConsentService,
    private readonly db: Db,
    private readonly newSheets: NewSheetService,
    private readonly phones: PhoneService,
    private readonly pictures: SheetPictureService,
    private readonly shop: ShopLinkService,
  ) {}

  async submit(input: Submitted, browser: Browser): Promise<{ sheets: SentSheet[] } & Partial<SentSheet>> {
    for (const [tick, page] of Object.entries(TICKS))
      if (!input.agree[tick as keyof typeof TICKS]) throw notAgreed(page);
    this.phones.check(input);
    const phoneHash = this.phones.hash(input);
    const { context } = browser;
    const sheets = await this.newSheets.counted(phoneHash, input.ip_id, context, async () => {
      const spend = await this.access.admit(input, phoneHash, input.yzm, browser);
      const source = await this.sourceOf(input);
      return this.db.tx((sql) => this.send(sql, { input, phoneHash, spend, source }, context));
    });
    browser.remember(phoneHash);
    return { sheets, ...(sheets.length === 1 && sheets[0]) };
  }

  private async send(
    sql: Sql,
    { input, phoneHash, spend, source }: Checked,
    { language }: Context,
  ): Promise<SentSheet[]> {
    await checkIps(sql, input.ip_id, phoneHash, input.sku_id);
    await spend(sql);
    const images = input.company_case_images;
    const finds = await this.pictures.take(sql, images, phoneHash);
    const request = { asked: askedIn(input), buyer: buyerIn(input), images, finds };
    const earlier = await this.corrected(sql, input, phoneHash);
    const facts = {
      phoneHash,
      language,
      source: earlier?.source ?? source ?? ('platform' as const),
      corrects: earlier?.id ?? null,
    };
    const sent: SentSheet[] = [];
    for (const ip_id of input.ip_id) {
      const id = ulid();
      sent.push(await this.newSheets.write(sql, { ...facts, id, ip_id }, request));
      await this.consents.recordOf(sql, { sheet_id: id }, CONSENT.cooperate, language, input.texts);
    }
    return sent;
  }

  /** A sheet that came by a private link carries no platform share: one IP, with the key of its link. */
  private async sourceOf({ source, ip_id }: Submitted): Promise<DealSource | undefined> {
    if (source === undefined) return undefined;
    const [only, ...others] = ip_id;
    if (others.length || !(await this.shop.opens(only!, source)))
      throw validationError('source', 'private_link');
    return 'private_link';
  }

  /** The ended sheet this one corrects: of the same phone and IP. The share of the first one stays. */
  private async corrected(
    sql: Sql,
    { corrects, ip_id }: Submitted,
    phoneHash: string,
  ): Promise<SheetEntity | undefined> {
    if (!corrects) return undefined;
    const row = await sql.one<SheetEntity>('SELECT * FROM sheet WHERE sheet_no = ? AND phone_hash = ?', [
      corrects.sheet_no,
      phoneHash,
    ]);
    if (!row || !RENEWABLE.includes(row.state) || ip_id.length > 1 || row.ip_id !== ip_id[0])
      throw notFound();
    await refuseRenewed(sql, row);
    return row;
  }
}
