import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  ALL_FIELDS,
  type Agreement,
  CONSENT,
  type DealSource,
  DUE_DAYS,
  ESCALATED_AFTER,
  type Input,
  isRedirected,
  type Language,
  locateContacts,
  type opportunityApi,
  PLATFORM_SHARE,
  REDIRECTED,
  RENEWABLE,
  renewalOf,
  type SentSheet,
  SHEET_TEXTS,
  sheetMachine,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { OneTimeCodeService } from '../member';
import { ShopLinkService } from '../shop';
import { BuyerAccessService } from './buyer-access.service';
import { type Browser, BuyerLinkService } from './buyer-link.service';
import type { RequestTexts, SheetEntity } from './sheet.entity';
import { newNumber } from './sheet-number';
import { SheetPictureService } from './sheet-picture.service';
import { askedIn, buyerIn, type SheetContent, type Submitted } from './sheet-content';
import { SheetNoticeService } from './sheet-notice.service';
import { buyerOf, requestOf, sealBuyer } from './sheet.view';

/** The text each tick of the form covers. */
const TICKS: Readonly<Record<keyof Submitted['agree'], Agreement>> = {
  privacy: 'privacyPolicy',
  user: 'serviceAgreement',
  intermediary: 'intermediaryContract',
};
/** What a new sheet is besides its request. */
interface Facts {
  id: string;
  ip_id: string;
  phoneHash: string;
  source: DealSource;
  /** Id of the ended sheet it corrects or opens again. */
  corrects: string | null;
  language: Language;
}

/** A request whose code and private link hold. */
interface Checked {
  input: Submitted;
  phoneHash: string;
  /** Id of the one-time code to spend; undefined in a browser that has proven the phone. */
  code: string | undefined;
  source: DealSource | undefined;
}

/** Accepts sheets from buyers without an account: one for each IP, all or none. */
@Injectable()
export class SheetIntakeService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly codes: OneTimeCodeService,
    private readonly consents: ConsentService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly notices: SheetNoticeService,
    private readonly phones: PhoneService,
    private readonly pictures: SheetPictureService,
    private readonly shop: ShopLinkService,
  ) {}

  async submit(
    input: Submitted,
    { context, cookie, remember }: Browser,
  ): Promise<{ sheets: SentSheet[] } & Partial<SentSheet>> {
    for (const [tick, page] of Object.entries(TICKS))
      if (!input.agree[tick as keyof typeof TICKS]) throw notAgreed(page);
    this.phones.check(input);
    const phoneHash = this.phones.hash(input);
    const sheets = await this.counted(phoneHash, input.ip_id, context, async () => {
      const proven = input.yzm === undefined && this.links.proven(cookie) === phoneHash;
      const code = proven ? undefined : await this.codes.verify(input, 'cooperate', input.yzm ?? '', context);
      const source = await this.sourceOf(input);
      return this.db.tx((sql) => this.send(sql, { input, phoneHash, code, source }, context));
    });
    remember(phoneHash);
    return { sheets, ...(sheets.length === 1 && sheets[0]) };
  }

  private async send(
    sql: Sql,
    { input, phoneHash, code, source }: Checked,
    { language }: Context,
  ): Promise<SentSheet[]> {
    await this.check(sql, input.ip_id, phoneHash, input.sku_id);
    if (code !== undefined) await this.codes.spend(sql, code);
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
      sent.push(await this.write(sql, { ...facts, id, ip_id }, request));
      await this.consents.recordOf(sql, { sheet_id: id }, CONSENT.cooperate, language, input.texts);
    }
    return sent;
  }

  /** Sends the text of an ended sheet again, with its consents while their texts are unchanged. */
  async again(
    { ip_id: other, yzm, ...link }: Input<typeof opportunityApi.cooperateAgain>,
    browser: Browser,
  ): Promise<SentSheet> {
    const sheet = await this.access.find(link, browser);
    const buyer = buyerOf(this.cipher, sheet);
    const { area_code, phone_number } = buyer;
    if (!phone_number) throw notFound();
    const ip_id = other ?? sheet.ip_id;
    const same = ip_id === sheet.ip_id;
    const allowed = same ? renewalOf(sheet.state) === 'reopen' : isRedirected(sheet);
    if (!allowed)
      throw new DomainError('STATE', { machine: sheetMachine.name, state: sheet.state, allowed: REDIRECTED });
    const facts = {
      id: ulid(),
      ip_id,
      phoneHash: sheet.phone_hash,
      source: same ? sheet.source : ('platform' as const),
      corrects: same ? sheet.id : null,
      language: browser.context.language,
    };
    return this.counted(sheet.phone_hash, [ip_id], browser.context, async () => {
      await this.access.prove({ area_code, phone_number }, sheet.phone_hash, yzm, browser);
      return this.db.tx(async (sql) => {
        if (same && (await this.access.renewedAs(sql, sheet))) throw alreadyRenewed(sheet);
        await this.check(sql, [ip_id], sheet.phone_hash, sheet.sku_id);
        await this.consents.carryOver(sql, sheet.id, facts.id, CONSENT.cooperate);
        const images = await this.pictures.idsOf(sql, sheet.id);
        const finds = await this.pictures.take(sql, images, sheet.phone_hash);
        return this.write(sql, facts, { asked: requestOf(sheet), buyer, images, finds });
      });
    });
  }

  /** Counts the sheets of the phone and the calls of its network; what is not sent counts for the network only. */
  private async counted<T>(
    phoneHash: string,
    ips: readonly string[],
    context: Context,
    send: () => Promise<T>,
  ): Promise<T> {
    const counts = ips.flatMap((ip): Count[] => [
      ['cooperate_phone', phoneHash],
      ['cooperate_pair', `${phoneHash} ${ip}`],
    ]);
    await this.limits.pass([...networkCounts('cooperate', context), ...counts], context);
    try {
      return await send();
    } catch (error) {
      await this.limits.giveBack(counts);
      throw isDuplicate(error) ? alreadyOpen() : error;
    }
  }

  /** A sheet that came by a private link carries no platform share: one IP, with the key of its link. */
  private async sourceOf({ source, ip_id }: Submitted): Promise<DealSource | undefined> {
    if (source === undefined) return undefined;
    const [only, ...others] = ip_id;
    if (others.length || !(await this.shop.opens(only!, source)))
      throw validationError('source', 'private_link');
    return 'private_link';
  }

  /** Refuses IPs that are not shown or have no owner, and those a member with this phone operates. */
  private async check(sql: Sql, ips: readonly string[], phoneHash: string, skuId: number): Promise<void> {
    const found = await sql.rows<{ own: number; taken_until: string | null }>(
      `SELECT EXISTS (SELECT 1 FROM ip_operator o JOIN member m ON m.id = o.member_id
          WHERE o.ip_id = ip.id AND m.phone_hash = ? AND o.match_relation IS NOT NULL) AS own,
          (SELECT MAX(taken_until) FROM taken_field WHERE ip_id = ip.id AND sku_id IN (?) AND taken_until >= ?) AS taken_until
        FROM ip WHERE ip.id IN (?) AND ip.listed = 1 AND ip.owner_id IS NOT NULL`,
      [phoneHash, [skuId, ALL_FIELDS], shanghaiDay(new Date()), ips],
    );
    if (found.length < ips.length) throw validationError('ip_id', 'choice');
    if (found.some(({ own }) => own)) throw validationError('ip_id', 'own_ip');
    const [until] = found.flatMap(({ taken_until }) => taken_until ?? []);
    if (until) throw validationError('sku_id', 'field_taken', { until });
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
    if (await this.access.renewedAs(sql, row)) throw alreadyRenewed(row);
    return row;
  }

  private async write(
    sql: Sql,
    { id, ip_id, phoneHash, source, corrects, language }: Facts,
    { asked, buyer, images, finds }: SheetContent,
  ): Promise<SentSheet> {
    const { sku_id, buy_num, ...texts } = asked;
    const read = { ...texts, buyer_name: buyer.buyer_name, company_name: buyer.company_name };
    const row = {
      id,
      sheet_no: newNumber(),
      ip_id,
      source,
      share_percent: PLATFORM_SHARE[source],
      sku_id,
      buy_num,
      request: JSON.stringify(texts satisfies RequestTexts),
      buyer: sealBuyer(this.cipher, 'sheet', id, buyer),
      phone_hash: phoneHash,
      open_key: openKey(this.cipher, phoneHash, ip_id),
      language,
      contacts: SHEET_TEXTS.reduce((sum, field) => sum + locateContacts(read[field] ?? '').length, finds),
      corrects_id: corrects,
      due_at: addWorkingDays(new Date(), DUE_DAYS.sheet_check),
      remind_at: addWorkingDays(new Date(), DUE_DAYS.sheet_check + ESCALATED_AFTER),
    };
    await sql.insert('sheet', row);
    await this.pictures.attach(sql, id, images);
    await this.history.write(sql, {
      subject: sheetMachine.name,
      subjectId: id,
      action: 'create',
      actor: VISITOR,
      to: sheetMachine.initial,
    });
    const linked = { ...row, link_number: 1 };
    await this.notices.notify(sql, linked as unknown as SheetEntity, 'sent', {
      due: shanghaiDay(row.due_at),
    });
    return { ip_id, sheet_no: row.sheet_no, access_key: this.links.keyOf(linked) };
  }
}

/** The key by which a phone has one open sheet to an IP. */
const openKey = (cipher: FieldCipher, phoneHash: string, ipId: string): string =>
  cipher.blind('sheet', `${phoneHash} ${ipId}`);

/** A sheet that was sent again already: the later one is the one to go on with. */
const alreadyRenewed = ({ state }: Pick<SheetEntity, 'state'>): DomainError =>
  new DomainError(
    'STATE',
    { machine: sheetMachine.name, state, allowed: RENEWABLE },
    [],
    'error.SHEET_RENEWED',
  );

/** A second open sheet of a phone to one IP. */
const alreadyOpen = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: sheetMachine.name, state: sheetMachine.initial, allowed: RENEWABLE },
    [],
    'error.SHEET_OPEN',
  );
